import { printParseErrorCode, visit } from 'jsonc-parser';

const COMMA = 'falta una coma, o sobra lo que sigue';
const OTHER =
  'no se puede leer: mira las comas, las comillas y las llaves de esta línea, y que no queden barras ni marcas como <<<<<<<';

/**
 * Says where a JSON text breaks, and the remedy: `JSON.parse` gives no position of some faults, and of an entry that is
 * there twice it silently takes the last.
 */
export function faultOfJson(text: string): string | undefined {
  const faults: string[] = [];
  const add = (at: number, fault: string) =>
    faults.push(`línea ${text.slice(0, at).split('\n').length}: ${fault}`);
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
        else if (printParseErrorCode(code) === 'CommaExpected') add(end, COMMA);
        else add(offset, OTHER);
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
