/** The messages under a field: those of the specification's section 5, and two of ours. */
export const MESSAGES = {
  required: 'El campo no puede estar vacío',
  name: 'El nombre debe contener solo letras y tener al menos 3 caracteres',
  surname: 'El apellido debe tener al menos 3 caracteres',
  email: 'El campo debe ser un email válido',
  phone:
    'El número de teléfono debe contener solo números y tener al menos 9 caracteres (opcionalmente con prefijo internacional)',
  positive: 'El valor debe ser mayor de 0',
  time: 'Se debe elegir exclusivamente entre mañana y tarde',
  option: 'Se debe elegir entre una de las opciones permitidas',
  /** Ours. For a day such as 31 February, or one that is typed in part. */
  date: 'La fecha no existe o está incompleta',
  /** Ours. Only text that a program fills in can be longer. */
  tooLong: (maxLength: number) => `Escribe como máximo ${maxLength} caracteres`,
  description: 'Por favor, describe brevemente tu evento tal y como lo imaginas',
} as const;

/** For the two rules that no form uses. They are not in `MESSAGES`, so that no visitor loads them. */
export const BELOW_500K_MESSAGE = 'El valor debe ser menor de 500k';
export const PASSWORD_MESSAGE = 'La contraseña debe tener al menos 6 caracteres';
