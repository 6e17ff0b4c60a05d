import type { QuestionContent } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { content, pairs } from '../testing/samples';
import { toLearnerQuestion } from './learner-question';
import { seededRandom } from './random';

const secret = {
  generalFeedback: 'secret-general',
  hint: 'secret-hint',
  caseSensitive: true,
};
const answers = ['true', 'false', 'maybe', 'never'].map((text, index) => ({
  id: `id-${index}`,
  text,
  fraction: index === 1 ? 0.987 : -0.987,
  feedback: `secret-feedback-${index}`,
  tolerance: 0.654,
}));
const matching = content('MATCHING', {
  ...secret,
  pairs: pairs(['one', 'A'], ['two', 'B'], ['three', 'C'], ['four', 'A'], ['', 'D']),
});
const questions: QuestionContent[] = [
  content('SINGLE_CHOICE', { ...secret, answers }),
  content('MULTIPLE_CHOICE', { ...secret, answers }),
  content('TRUE_FALSE', { ...secret, answers: answers.slice(0, 2).reverse() }),
  content('SHORT_ANSWER', { ...secret, answers: [{ ...answers[0]!, text: 'secret-answer' }] }),
  content('NUMERICAL', { ...secret, answers: [{ ...answers[0]!, text: '424242' }] }),
  matching,
];
const view = (question: QuestionContent, shuffleOptions = true, seed = 'seed') =>
  toLearnerQuestion(question, { id: 'q1', mark: 3, shuffleOptions, random: seededRandom(seed) });

describe('toLearnerQuestion', () => {
  it.each(questions)('shows no part of the key of $type', (question) => {
    for (const shuffleOptions of [true, false]) {
      const shown = view(question, shuffleOptions);
      expect(JSON.stringify(shown)).not.toMatch(/secret|987|654|424242|fraction|tolerance|case/i);
      const known = ['id', 'type', 'text', 'mark', 'options', 'stems', 'choices'];
      expect(Object.keys(shown).filter((key) => !known.includes(key))).toEqual([]);
      for (const option of [shown.options, shown.stems, shown.choices].flatMap((o) => o ?? [])) {
        expect(Object.keys(option)).toEqual(['id', 'text']);
      }
    }
  });

  it('shows the same whichever answer is right', () => {
    for (const question of questions.slice(0, 3)) {
      const rekeyed = question.answers.map((answer) => ({ ...answer, fraction: -answer.fraction }));
      expect(view({ ...question, answers: rekeyed })).toEqual(view(question));
    }
  });

  it('keeps the order of options unless they are to be shuffled', () => {
    const [single] = questions as [QuestionContent];
    const texts = (shuffled: boolean, seed: string) =>
      view(single, shuffled, seed).options?.map(({ text }) => text);
    expect(texts(false, 'any')).toEqual(['true', 'false', 'maybe', 'never']);
    expect(texts(true, 'one')).toEqual(texts(true, 'one'));
    const orders = Array.from({ length: 50 }, (_, seed) => String(texts(true, String(seed))));
    expect(new Set(orders).size).toBeGreaterThan(10);
  });

  it('always asks true before false', () => {
    const question = questions.find(({ type }) => type === 'TRUE_FALSE')!;
    for (let seed = 0; seed < 20; seed += 1) {
      expect(view(question, true, String(seed)).options).toEqual([
        { id: 'id-0', text: 'true' },
        { id: 'id-1', text: 'false' },
      ]);
    }
  });

  it('offers every choice once, whatever the pairs, and asks no empty stem', () => {
    const { stems, choices } = view(matching, false);
    expect(stems?.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'four']);
    expect(choices?.map(({ text }) => text).sort()).toEqual(['A', 'B', 'C', 'D']);
    const stemIds = new Set(stems?.map(({ id }) => id));
    expect(choices?.some(({ id }) => stemIds.has(id))).toBe(false);
  });

  it('shows the same choices when the pairs are matched another way', () => {
    const rotated = matching.pairs.map((pair, index, all) => ({
      ...pair,
      choice: all.at(index - 1)?.choice ?? '',
    }));
    expect(view({ ...matching, pairs: rotated })).toEqual(view(matching));
  });

  it('does not let the choices follow the stems', () => {
    const orders = Array.from({ length: 50 }, (_, seed) =>
      String(view(matching, false, String(seed)).choices?.map(({ text }) => text)),
    );
    expect(new Set(orders).size).toBeGreaterThan(10);
  });
});
