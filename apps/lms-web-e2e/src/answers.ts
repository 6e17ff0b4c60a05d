import type { QuestionType } from '@lms/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

interface Question {
  type: QuestionType;
  text: string;
  answers?: { text: string; fraction: number; feedback?: string }[];
  generalFeedback: string;
  pairs?: { stem: string; choice: string }[];
}

const content = new URL('../../lms-api/src/demo-data/content/courses/', import.meta.url);

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, '')
    .normalize('NFC');

/** The questions of a demo course, as its authors wrote them. */
export const questionsOf = (slug: string): Question[] =>
  JSON.parse(readFileSync(new URL(`${slug}/questions.json`, content), 'utf8')) as Question[];

const isRight = ({ answers = [] }: Question, text: string) =>
  answers.some((answer) => answer.fraction > 0 && plain(answer.text) === plain(text));

/** Returns a typed answer that earns the whole mark, without the wildcards of its pattern. */
const typed = ({ answers = [] }: Question) =>
  answers.find(({ fraction }) => fraction === 1)?.text.replaceAll('*', '') ?? '';

const choose = async (card: Locator, question: Question, right: boolean) => {
  const options = card.getByRole('listitem');
  for (const option of await options.all()) {
    const text = (await option.textContent()) ?? '';
    if (isRight(question, text) === right) {
      await option.getByRole(question.type === 'MULTIPLE_CHOICE' ? 'checkbox' : 'radio').check();
      if (question.type !== 'MULTIPLE_CHOICE') return;
    }
  }
};

const match = async (card: Locator, { pairs = [] }: Question, right: boolean) => {
  for (const select of await card.getByRole('combobox').all()) {
    const label = plain(
      (await select.locator('xpath=..').locator('span').first().textContent()) ?? '',
    );
    const pair = pairs.find(({ stem }) => plain(stem) === label);
    const other = pairs.find(({ choice }) => choice !== pair?.choice);
    await select.selectOption({ label: (right ? pair : other)?.choice ?? '' });
  }
};

/** Answers the question that is shown, right or wrong. */
export const answerQuestion = async (page: Page, questions: Question[], right = true) => {
  const card = page.getByRole('group', { name: /\S/ });
  const shown = plain((await card.innerHTML()) ?? '');
  const question = questions.find(({ text }) => shown.includes(plain(text)));
  expect(question, 'a question of the course').toBeDefined();
  if (!question) return;
  if (question.type === 'MATCHING') return match(card, question, right);
  if (question.type === 'SHORT_ANSWER' || question.type === 'NUMERICAL') {
    return card.getByRole('textbox').fill(right ? typed(question) : '0.123');
  }
  if (question.type === 'TRUE_FALSE') {
    const isTrue = question.answers?.find(({ fraction }) => fraction > 0)?.text === 'true';
    return card
      .getByRole('radio')
      .nth(isTrue === right ? 0 : 1)
      .check();
  }
  return choose(card, question, right);
};
