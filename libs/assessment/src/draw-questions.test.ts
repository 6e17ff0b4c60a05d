import type { Difficulty, QuizItem } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { type DrawableQuestion, drawQuestions } from './draw-questions';
import { seededRandom } from './random';

const difficulties: Difficulty[] = ['EASY', 'MEDIUM', 'HARD'];
const pool: DrawableQuestion[] = Array.from({ length: 30 }, (_, index) => ({
  id: `q${index}`,
  bankId: index < 20 ? 'bank-1' : 'bank-2',
  difficulty: difficulties[index % 3] ?? 'EASY',
  tags: index % 2 === 0 ? ['even', 'number'] : ['number'],
  status: 'ACTIVE',
}));
const draw = (items: QuizItem[], seed = 'seed', from = pool) =>
  drawQuestions(items, from, seededRandom(seed));
const drawn = (items: QuizItem[], seed?: string, from?: DrawableQuestion[]) => {
  const result = draw(items, seed, from);
  if (!result.ok) throw new Error(JSON.stringify(result.shortages));
  return result.questions;
};

describe('drawQuestions', () => {
  it('keeps fixed questions and the order of the items', () => {
    const questions = drawn([
      { kind: 'FIXED', questionId: 'q3', mark: 2 },
      { kind: 'RANDOM', bankId: 'bank-2', count: 2, mark: 1 },
      { kind: 'FIXED', questionId: 'elsewhere', mark: 5 },
    ]);
    expect(questions).toHaveLength(4);
    expect(questions[0]).toEqual({ questionId: 'q3', mark: 2 });
    expect(questions.map(({ mark }) => mark)).toEqual([2, 1, 1, 5]);
    expect(questions[3]?.questionId).toBe('elsewhere');
  });

  it('never repeats a question, nor one that is fixed further on', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const questions = drawn(
        [
          { kind: 'RANDOM', bankId: 'bank-1', count: 10, mark: 1 },
          { kind: 'RANDOM', bankId: 'bank-1', count: 9, mark: 1 },
          { kind: 'FIXED', questionId: 'q7', mark: 1 },
        ],
        String(seed),
      );
      expect(new Set(questions.map(({ questionId }) => questionId)).size).toBe(20);
    }
  });

  it('draws by bank, difficulty, every tag and status', () => {
    const byId = new Map(pool.map((question) => [question.id, question]));
    const item: QuizItem = {
      kind: 'RANDOM',
      bankId: 'bank-1',
      count: 3,
      difficulty: 'EASY',
      tags: ['even', 'number'],
      mark: 1,
    };
    for (let seed = 0; seed < 50; seed += 1) {
      for (const { questionId } of drawn([item], String(seed))) {
        expect(byId.get(questionId)).toMatchObject({ bankId: 'bank-1', difficulty: 'EASY' });
        expect(byId.get(questionId)?.tags).toContain('even');
      }
    }
    const inactive = pool.map((question) => ({ ...question, status: 'INACTIVE' as const }));
    expect(draw([item], 'seed', inactive).ok).toBe(false);
  });

  it('draws the same for the same seed and every question at some time', () => {
    const items: QuizItem[] = [{ kind: 'RANDOM', bankId: 'bank-2', count: 3, mark: 1 }];
    expect(drawn(items, 'one')).toEqual(drawn(items, 'one'));
    const seen = new Set<string>();
    for (let seed = 0; seed < 100; seed += 1) {
      for (const { questionId } of drawn(items, String(seed))) seen.add(questionId);
    }
    expect(seen.size).toBe(10);
  });

  it('leaves a later, narrower item the only questions it can use', () => {
    const items: QuizItem[] = [
      { kind: 'RANDOM', bankId: 'bank-2', count: 7, mark: 1 },
      { kind: 'RANDOM', bankId: 'bank-2', count: 3, difficulty: 'HARD', mark: 2 },
    ];
    const hard = new Set(pool.filter((q) => q.difficulty === 'HARD').map((q) => q.id));
    for (let seed = 0; seed < 100; seed += 1) {
      const questions = drawn(items, String(seed));
      expect(new Set(questions.map(({ questionId }) => questionId)).size).toBe(10);
      expect(questions.slice(7).every(({ questionId }) => hard.has(questionId))).toBe(true);
    }
  });

  it('says which item finds too few questions', () => {
    const items: QuizItem[] = [
      { kind: 'FIXED', questionId: 'q20', mark: 1 },
      { kind: 'RANDOM', bankId: 'bank-2', count: 12, mark: 1 },
      { kind: 'RANDOM', bankId: 'bank-3', count: 1, mark: 1 },
    ];
    expect(draw(items)).toEqual({
      ok: false,
      shortages: [
        { itemIndex: 1, wanted: 12, found: 9 },
        { itemIndex: 2, wanted: 1, found: 0 },
      ],
    });
  });
});
