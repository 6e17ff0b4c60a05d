import type { QuestionAnswer, QuestionBlank, QuestionType } from '@lms/contract';
import { questionTypes } from '@lms/contract';
import { blankQuestion, type PortableQuestion, withIds } from '../src/formats/question-file';
import { allowedFractions } from '../src/fractions';
import { escapeHtml } from '../src/plain-text';
import { seededRandom } from '../src/random';

/** Words with every special character of the formats, in English and Bengali. */
const words = [
  'Dhaka',
  'ঢাকা',
  'ক্ষেত্রফল',
  'অ্যালগরিদম',
  'a = b',
  'a ~ b',
  '#1',
  '{x}',
  '}',
  '{',
  ':: name ::',
  '%50%',
  '%-5%',
  'A) one',
  'ANSWER: B',
  '=1+1',
  '+88',
  '-5',
  '@now',
  "'=quoted",
  "''",
  '"',
  '\\',
  '\\n',
  '\\\\',
  '\\{',
  '\\}',
  '<b',
  'a < b > c',
  '&amp;',
  '&',
  '&#123;',
  ']]>',
  '[html]',
  '[1]',
  '{1:SA:=x}',
  '{1:MULTICHOICE:=a~b}',
  '-> arrow',
  '->',
  '=->',
  '//',
  '// id',
  '$CATEGORY: x',
  '####',
  'T',
  'FALSE',
  '*',
  '\\*',
  'a*b',
  ',',
  ';',
  '|',
  '\t',
  '_____',
  'é',
  '😀',
  '১২৩',
  'x\u200Dy',
  '~#=',
  '>1 ALL',
  '[tag:x]',
];

type Pick = <T>(list: readonly T[]) => T;

/** Returns a random question of a type, always the same for the same seed. */
export function sampleQuestion(type: QuestionType, seed: number): PortableQuestion {
  const random = seededRandom(`${type}-${seed}`);
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] as (typeof list)[number];
  const plain = () => `${pick(words)} ${pick(words)}`.replace(/\s+/g, ' ').trim() || 'x';
  const rich = () => {
    const text = escapeHtml(`${plain()} ${plain()}`);
    return pick([
      text,
      `<p>${text}</p>`,
      `<p>a</p>\n<p lang="bn">${text}</p>`,
      `<pre>x\n\n  ${text}\n// y</pre>`,
    ]);
  };
  const maybe = <Name extends string>(name: Name) =>
    (random() < 0.5 ? { [name]: rich() } : {}) as { [Key in Name]?: string };
  const answers = (fractions: number[], text: () => string): QuestionAnswer[] =>
    withIds(fractions.map((fraction) => ({ text: text(), fraction, ...maybe('feedback') })));
  const number = () => pick(['3', '-3.5', '0.001', '1e-7', '1822', '৩.৫']);
  const numbers = (fractions: number[], prefix?: string): QuestionAnswer[] =>
    withIds(
      fractions.map((fraction) => ({
        text: number(),
        fraction,
        ...maybe('feedback'),
        tolerance: pick([0, 0.5, 1e-7, 20]),
      })),
      prefix,
    );
  const oneRight = () => [1, pick(allowedFractions), 0];
  const severalRight = () =>
    pick([
      [0.5, 0.5, -0.5],
      [0.3333333, 0.3333333, 0.3333333, -1],
      [1, 0],
    ]);
  const blank = (kind: QuestionBlank['kind'], index: number): QuestionBlank => {
    const fractions = kind === 'CHOICES' ? severalRight() : oneRight();
    return {
      id: `b${index + 1}`,
      kind,
      weight: pick([1, 2, 3]),
      caseSensitive: kind === 'TEXT' && random() < 0.5,
      answers:
        kind === 'NUMBER'
          ? numbers(fractions, `b${index + 1}a`)
          : answers(fractions, plain).map((answer, at) => ({
              ...answer,
              id: `b${index + 1}a${at + 1}`,
            })),
    };
  };
  const base: PortableQuestion = {
    ...blankQuestion(type),
    text: rich(),
    ...maybe('generalFeedback'),
    ...maybe('hint'),
    name: plain(),
    externalId: pick([null, 'q-1', plain()]),
    difficulty: pick(['EASY', 'MEDIUM', 'HARD']),
    tags: pick([[], ['algebra'], ['বাংলা', plain()]]),
    defaultMark: pick([1, 2, 0.5]),
  };
  switch (type) {
    case 'SINGLE_CHOICE':
      return { ...base, answers: answers(oneRight(), rich) };
    case 'MULTIPLE_CHOICE':
      return { ...base, answers: answers(severalRight(), rich) };
    case 'TRUE_FALSE': {
      const isTrue = random() < 0.5 ? 1 : 0;
      const texts = ['true', 'false'];
      return { ...base, answers: answers([isTrue, 1 - isTrue], () => texts.shift() ?? '') };
    }
    case 'SHORT_ANSWER':
      return { ...base, caseSensitive: random() < 0.5, answers: answers(oneRight(), plain) };
    case 'NUMERICAL': {
      const others =
        random() < 0.5 ? [{ id: 'a4', text: '*', fraction: 0, ...maybe('feedback') }] : [];
      return { ...base, answers: [...numbers(oneRight()), ...others] };
    }
    case 'MATCHING': {
      const stems = [rich(), rich(), ''];
      return {
        ...base,
        pairs: stems.map((stem, index) => ({
          id: `p${index + 1}`,
          stem,
          choice: `${index} ${plain()}`,
        })),
      };
    }
    case 'ORDERING':
      return {
        ...base,
        answers: withIds([rich(), rich(), rich()].map((text) => ({ text, fraction: 0 }))),
      };
    case 'FILL_IN_BLANKS': {
      const kinds = ['TEXT', 'NUMBER', 'CHOICE', 'CHOICES'] as const;
      const text = kinds.map((_, index) => `${rich()} [[${index + 1}]]`).join(' ');
      return { ...base, text: `${text}.`, blanks: kinds.map(blank) };
    }
    case 'ESSAY':
      return {
        ...base,
        ...maybe('markingGuide'),
        ...pick([{}, { minWords: 50 }, { maxWords: 200 }, { minWords: 1, maxWords: 10_000 }]),
      };
  }
}

/** Returns some questions of each type. */
export const sampleQuestions = (each: number): PortableQuestion[] =>
  questionTypes.flatMap((type) =>
    Array.from({ length: each }, (_, index) => sampleQuestion(type, index)),
  );
