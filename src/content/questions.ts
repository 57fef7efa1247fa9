import { fill } from './fill.ts';
import questions from './questions.json' with { type: 'json' };
import type { Questions } from './schema/page.ts';

export const QUESTIONS = fill<Questions>(questions);
