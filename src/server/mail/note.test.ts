import { expect, test } from 'vitest';
import { alarmNote } from '../alarm.ts';
import { composeNote } from './note.ts';

const ADDRESS = { email: 'web@estudio.example', name: 'Alhelí S. L.' };
const PEOPLE = { management: { emails: [ADDRESS.email], name: ADDRESS.name }, sender: ADDRESS };

test('U-27: the subject of an alarm says what matters, and the mail says what to do', () => {
  const note = [...alarmNote({ alarm: 'limit-reached' }), 'Alhelí S. L. (limit-reached)'];
  const [first = '', ...paragraphs] = note;
  const { subject, htmlContent, textContent } = composeNote(note, PEOPLE);
  expect(`${subject}.`).toBe(first);
  expect(textContent).toBe(paragraphs.join('\n\n'));
  const [, body = ''] = htmlContent.split('<body');
  for (const paragraph of paragraphs) expect(body).toContain(`>${paragraph}</p>`);
  expect(body).not.toContain(first);
});
