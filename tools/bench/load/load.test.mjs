import { describe, expect, it } from 'vitest';
import { compareAnswers } from './compare.mjs';
import { planMorning, readScale } from './plan.mjs';
import { createSheet } from './sheet.mjs';

describe('the plan of an exam morning', () => {
  const { learners, closesAt, saveEvery } = planMorning(200, 1 / 60);
  const links = learners.flatMap(({ startAt, loss }) => (loss ? [{ startAt, ...loss }] : []));

  it('shortens all times by one factor', () => {
    expect([closesAt, saveEvery].map(Math.round)).toEqual([30_000, 167]);
  });

  it('lets everybody start within the window, one after the other', () => {
    const starts = learners.map(({ startAt }) => startAt);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(starts[0]).toBeGreaterThan(0);
    expect(starts.at(-1)).toBeLessThan(10_000);
  });

  it('takes the link of one learner in twenty, after the start', () => {
    expect(links).toHaveLength(10);
    expect(links.every(({ startAt, from, to }) => startAt < from && from < to)).toBe(true);
  });

  it('has links away while the quiz closes', () => {
    expect(links.filter(({ from, to }) => from < closesAt && to > closesAt)).not.toEqual([]);
  });

  it('takes no link where one in twenty is nobody', () => {
    expect(planMorning(9, 1).learners.filter(({ loss }) => loss)).toEqual([]);
  });
});

describe('the scale', () => {
  it('is a share of the learners, and one of the time', () => {
    expect(readScale(['0.5', '0.1'])).toEqual({ learners: 10_000, factor: 0.1 });
    expect(readScale([])).toEqual({ learners: 200, factor: 1 / 40 });
  });

  it.each(['0', '-1', '2', 'much'])('is not %s', (scale) => {
    expect(() => readScale([scale])).toThrow(scale);
  });
});

describe('the comparison of answers', () => {
  const told = { attemptId: 'a', questionId: 'q', given: 'new', acknowledged: 'old' };
  const kept = { attemptId: 'a', questionId: 'q', response: 'new', counted: true };

  it.each([
    ['is there and marked', told, [kept], { lost: 0, uncounted: 0 }],
    ['is there and not marked', told, [{ ...kept, counted: false }], { lost: 0, uncounted: 1 }],
    [
      'is followed by one that is not',
      told,
      [{ ...kept, response: 'old' }],
      { lost: 0, uncounted: 1 },
    ],
    [
      'is overwritten by an older one',
      told,
      [{ ...kept, response: 'first' }],
      { lost: 1, uncounted: 1 },
    ],
    ['is gone', told, [], { lost: 1, uncounted: 1 }],
    ['is of another attempt', told, [{ ...kept, attemptId: 'b' }], { lost: 1, uncounted: 1 }],
    ['never arrived', { ...told, acknowledged: undefined }, [], { lost: 0, uncounted: 1 }],
  ])('tells of an answer that %s', (_, answer, rows, expected) => {
    expect(compareAnswers([answer], rows)).toEqual(expected);
  });
});

describe('the sheet of answers', () => {
  const setUp = (...outcomes) => {
    const sent = [];
    const told = [];
    const save = async ({ response }) => {
      sent.push(response);
      return outcomes.shift() ?? { body: {} };
    };
    return { sent, told, sheet: createSheet('a', save, told) };
  };

  it('keeps what did not arrive until it does', async () => {
    const { sent, told, sheet } = setUp({ again: true });
    sheet.put('q', 'one', 'now');
    await sheet.flush();
    expect([sheet.isEmpty(), told[0].acknowledged]).toEqual([false, undefined]);
    await sheet.flush();
    expect([sheet.isEmpty(), sent]).toEqual([true, ['one', 'one']]);
    expect(told).toEqual([{ attemptId: 'a', questionId: 'q', given: 'one', acknowledged: 'one' }]);
  });

  it('lets no newer answer overtake an older one, and sends no older one again', async () => {
    const { sent, told, sheet } = setUp({ again: true });
    sheet.put('q', 'one', 'now');
    const first = sheet.flush();
    sheet.put('q', 'two', 'then');
    await sheet.flush();
    expect(sent).toEqual(['one']);
    await first;
    await sheet.flush();
    expect(sent).toEqual(['one', 'two']);
    expect(told[0]).toMatchObject({ given: 'two', acknowledged: 'two' });
  });

  it('keeps nothing that was refused for good', async () => {
    const { told, sheet } = setUp({ again: false });
    sheet.put('q', 'one', 'now');
    await sheet.flush();
    expect([sheet.isEmpty(), told[0].acknowledged]).toEqual([true, undefined]);
  });
});
