import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOfJson } from './content-json.ts';

test.each([
  ['{\n"a": "x"\n"b": 1}', 'línea 2: falta una coma'],
  ['{"a": [{"b": 1}\n{"b": 2}]}', 'línea 1: falta una coma'],
  ['{\n"a": 1,\n}', 'línea 2: sobra la coma del final'],
  ['{\n"a": “x”}', 'línea 2: las comillas tienen que ser rectas'],
  ['{\n"a": "Dice "sí" y ya."}', 'línea 2: hay comillas dentro de un texto: escríbelas «así»'],
  ['{\n"a": "x}', 'línea 2: no se puede leer: mira las comas, las comillas y las llaves'],
  ['{\n"a": 2400 €}', 'línea 2: no se puede leer'],
  ['{\n"a": {"b": 1},\n"a": 2}', 'línea 3: repite la entrada «a»: borra una de las dos'],
])('U-44: the first fault of %j is named with its line and the remedy', (text, fault) => {
  expect(faultOfJson(text)).toContain(fault);
});

test('U-44: a text has a fault exactly when it is no JSON, or has an entry twice', () => {
  const change = fc.constantFrom('', ',', '"', '}', '[', ':', 'x', '0', '-', '\\', '\u0001', '\n');
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.nat(2), change, (json, at, length, inserted) => {
      const start = at % (json.length + 1);
      const text = json.slice(0, start) + inserted + json.slice(start + length);
      const fault = faultOfJson(text);
      if (fault?.includes('repite')) return;
      if (fault) expect(() => JSON.parse(text)).toThrow();
      else JSON.parse(text);
    }),
    { numRuns: 1000 },
  );
});
