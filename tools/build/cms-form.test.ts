import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { readForm } from './cms-form.ts';

const FORM = readFileSync(join(PROJECT_ROOT, '.pages.yml'), 'utf8');

test.each([
  ['component: email }', 'component: emial }', /^\.pages\.yml has no component «emial»$/],
  ['type: date', 'type: dat', /^\.pages\.yml: 0\.fields\.5\.type: .*received "dat"/],
  ['maxlength: 80', 'maxlenght: 80', /maxlenght: Invalid key/],
])('U-44: %j as %j in the form’s file stops the build', (right, wrong, message) => {
  expect(FORM).toContain(right);
  expect(() => readForm(FORM.replace(right, wrong))).toThrow(message);
});
