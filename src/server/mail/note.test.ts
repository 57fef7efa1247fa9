import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { EFFECTS, REMEDIES } from '../alarm.ts';
import { composeNote } from './note.ts';

const ADDRESS = { email: 'web@estudio.example', name: 'Alhelí S. L.' };
const PEOPLE = { management: { emails: [ADDRESS.email], name: ADDRESS.name }, sender: ADDRESS };

test('U-27: the subject of an alarm says what matters, and the mail says what to do', () => {
  const remedy = REMEDIES['limit-reached:total'];
  const note = [EFFECTS.late, remedy, 'Alhelí S. L. (limit-reached:total)'];
  const { subject, htmlContent, textContent } = composeNote(note, PEOPLE);
  expect(`${subject}.`).toBe(EFFECTS.late);
  expect(textContent).toBe(`${remedy}\n\nAlhelí S. L. (limit-reached:total)`);
  const [, body = ''] = htmlContent.split('<body');
  expect(body).toContain(`>${remedy}</p>`);
  expect(body).not.toContain(EFFECTS.late);
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended'],
    rules: { 'doctype-style': ['error', { style: 'lowercase' }], 'no-inline-style': 'off' },
  });
  const { results } = validator.validateStringSync(htmlContent);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});
