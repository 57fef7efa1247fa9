import * as v from 'valibot';
import { expect, test } from 'vitest';
import { validator } from './validation.ts';

test('R-6: a value with several errors inside has the message of the first', () => {
  const validate = validator(v.object({ ends: v.tuple([v.number('one'), v.number('other')]) }));
  expect(validate({ ends: [] })).toEqual({ valid: false, errors: { ends: 'one' } });
});
