import { expect, test } from 'vitest';
import { formOf } from './build.ts';

const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null) => ({
  fileName,
  facadeModuleId,
  isEntry: fileName === 'entry.js',
  imports,
  styles: [fileName.replace('.js', '.css')],
});
const FORM = '/site/src/event-request/event-request-form.tsx';

test('the form consists of its chunk and the chunk’s imports, without those of the page', () => {
  const chunks = [
    chunk('entry.js', ['react.js']),
    chunk('react.js', []),
    chunk('form.js', ['react.js', 'rules.js', 'entry.js'], FORM),
    chunk('rules.js', ['dates.js']),
    chunk('dates.js', []),
    chunk('error.js', ['react.js']),
  ];
  expect(formOf(chunks)).toEqual({
    formScripts: ['form.js', 'rules.js', 'dates.js'],
    formStyles: ['form.css', 'rules.css', 'dates.css'],
  });
});

test('a build without the form is an error', () => {
  expect(() => formOf([chunk('entry.js', [])])).toThrow('event-request-form');
});
