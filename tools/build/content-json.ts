import { printParseErrorCode, visit } from 'jsonc-parser';

/** What an error of the parser means to the owner. The text around it tells more. */
const FAULTS: Readonly<Record<string, string>> = {
  CommaExpected: 'falta una coma, o sobra lo que sigue',
  ColonExpected: 'faltan los dos puntos detrás del nombre',
  PropertyNameExpected: 'sobra una coma, o falta un nombre entre comillas',
  CloseBraceExpected: 'falta una llave «}»',
  CloseBracketExpected: 'falta un corchete «]»',
  EndOfFileExpected: 'sobra lo que sigue al final',
  UnexpectedEndOfString: 'a un texto le faltan las comillas del final, o ocupa más de una línea',
  InvalidEscapeCharacter: 'sobra una barra «\\»',
};
const OTHER =
  'sobra algo, o falta un texto entre comillas, un número sin puntos ni comas, o true o false';

const atLine = (text: string, at: number, fault: string) =>
  `línea ${text.slice(0, at).split('\n').length}: ${fault}`;

/** Git leaves these marks in any file. */
export function faultOfMarks(text: string): string | undefined {
  const mark = text.search(/^(?:<{7}|={7}|>{7})/m);
  if (mark < 0) return undefined;
  const fault = 'quedan marcas de dos versiones (<<<<<<<): deja una versión y borra las marcas';
  return atLine(text, mark, fault);
}

/**
 * Says where a JSON text breaks, and the remedy: `JSON.parse` gives no position of some faults, and of an entry that is there twice it
 * silently takes the last.
 */
export function faultOfJson(text: string): string | undefined {
  const marks = faultOfMarks(text);
  if (marks) return marks;
  const faults: string[] = [];
  const add = (at: number, fault: string) => faults.push(atLine(text, at, fault));
  const names = new Set<string>();
  visit(
    text,
    {
      onError(code, offset) {
        const end = text.slice(0, offset).trimEnd().length;
        const next = text[offset] ?? '';
        if (/[“”„‘’'´`]/.test(next)) add(offset, 'las comillas tienen que ser rectas: "');
        else if (/^[}\]]$/.test(next) && text[end - 1] === ',') add(end, 'sobra la coma del final');
        else if (text[end - 1] === '"' && /\p{L}/u.test(next))
          add(end, 'hay comillas dentro de un texto: escríbelas «así»');
        else add(code === 6 ? end : offset, FAULTS[printParseErrorCode(code)] ?? OTHER);
      },
      onObjectProperty(name, offset, _length, _line, _character, pathOf) {
        const path = JSON.stringify([...pathOf(), name]);
        if (names.has(path)) add(offset, `repite la entrada «${name}»: borra una de las dos`);
        names.add(path);
      },
    },
    { disallowComments: true },
  );
  return faults[0];
}
