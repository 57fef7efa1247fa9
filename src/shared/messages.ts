/** The messages under a field (specification, section 5). */
export const MESSAGES = {
  required: 'El campo no puede estar vacío',
  name: 'El nombre debe contener solo letras y tener al menos 3 caracteres',
  surname: 'El apellido debe tener al menos 3 caracteres',
  email: 'El campo debe ser un email válido',
  phone:
    'El número de teléfono debe contener solo números y tener al menos 9 caracteres (opcionalmente con prefijo internacional)',
  /** For a text without one clear number. */
  number: 'Escribe un solo número, con cifras',
  positive: 'El valor debe ser mayor de 0',
  time: 'Se debe elegir exclusivamente entre mañana y tarde',
  option: 'Se debe elegir entre una de las opciones permitidas',
  description: 'Por favor, describe brevemente tu evento tal y como lo imaginas',
} as const;

/** For the two rules that no form uses. They are not in `MESSAGES`, so that no visitor loads them. */
export const BELOW_500K_MESSAGE = 'El valor debe ser menor de 500k';
export const PASSWORD_MESSAGE = 'La contraseña debe tener al menos 6 caracteres';
