import questions from './questions.json' with { type: 'json' };

interface Question {
  question: string;
  answer: string;
}

/** The first two stand open: price and date. A service without a price links to the first one by its words. */
export const QUESTIONS = questions as unknown as {
  title: string;
  list: [Question, Question, ...Question[]];
};
