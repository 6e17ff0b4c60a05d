import type { CourseDraft } from '@lms/course-management/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDraft } from '../../testing/builder';
import { DraftSaver } from './draft-saver';

const first = buildDraft({ title: 'First' });
const second = { ...first, title: 'Second' };

type Kept = { version: number; draft: CourseDraft };
type Answer = { data?: Kept; error?: unknown };
const makeSaver = (answers: Answer[], kept?: Kept) => {
  const sent: { draft: CourseDraft; version: number }[] = [];
  const saver = new DraftSaver({
    saved: first,
    version: 1,
    send: (draft, version) => {
      sent.push({ draft, version });
      return Promise.resolve(answers.shift() ?? { data: { version: version + 1, draft } });
    },
    read: () => Promise.resolve(kept),
  });
  return { saver, sent };
};

const conflict = {
  status: 409,
  data: { code: 'entity.conflict', savedBy: { name: 'Rina', at: '2026-01-01T00:00:00Z' } },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a draft', () => {
  it('is saved once the author pauses, with the version that was read', async () => {
    const { saver, sent } = makeSaver([]);
    saver.change({ ...first, title: 'Sec' });
    await vi.advanceTimersByTimeAsync(1_000);
    saver.change(second);
    expect(saver.getState().status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(sent).toEqual([{ draft: second, version: 1 }]);
    expect(saver.getState().status).toBe('saved');
    expect(saver.version).toBe(2);
  });

  it('is saved by one request at a time, the newest last', async () => {
    const { saver, sent } = makeSaver([]);
    saver.change(second);
    const saving = saver.flush();
    saver.change({ ...first, title: 'Third' });
    await saving;
    expect(sent.map(({ draft, version }) => [draft.title, version])).toEqual([
      ['Second', 1],
      ['Third', 2],
    ]);
  });

  it('is not sent where nothing changed in the end', async () => {
    const { saver, sent } = makeSaver([]);
    saver.change(second);
    saver.change({ ...first });
    await saver.flush();
    expect(sent).toEqual([]);
    expect(saver.getState().status).toBe('saved');
  });

  it('is not taken as saved where it changes as a save ends that had nothing to send', async () => {
    const { saver } = makeSaver([]);
    const saving = saver.flush();
    saver.change(second);
    expect(saver.getState().status).toBe('waiting');
    await saving;
    expect(saver.getState().status).toBe('saved');
    expect(saver.version).toBe(2);
  });

  it('waits as long as a field is wrong', async () => {
    const { saver, sent } = makeSaver([]);
    saver.change({ ...first, title: 'A' });
    await saver.flush();
    expect(sent).toEqual([]);
    expect(saver.getState().status).toBe('invalid');
  });

  it('is kept and tried again while the line is lost', async () => {
    const { saver, sent } = makeSaver([{ error: { status: 'FETCH_ERROR' } }]);
    saver.change(second);
    await saver.flush();
    expect(saver.getState().status).toBe('offline');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(saver.getState().status).toBe('saved');
    expect(sent).toHaveLength(2);
  });

  it('is sent again by itself after a fault of the server, but not after a refusal', async () => {
    const fault = { status: 500, data: { code: 'server.fault', status: 500 } };
    const refusal = { status: 403, data: { code: 'auth.forbidden', status: 403 } };
    for (const [error, status] of [
      [fault, 'saved'],
      [refusal, 'failed'],
    ] as const) {
      const { saver } = makeSaver([{ error }]);
      saver.change(second);
      await saver.flush();
      expect(saver.getState().status).toBe('failed');
      await vi.advanceTimersByTimeAsync(15_000);
      expect(saver.getState().status).toBe(status);
    }
  });

  it('stays as it is after a conflict', async () => {
    const { saver, sent } = makeSaver([{ error: conflict }], {
      version: 4,
      draft: { ...first, summary: 'Another' },
    });
    saver.change(second);
    await saver.flush();
    expect(saver.getState()).toMatchObject({
      status: 'conflict',
      problem: { savedBy: { name: 'Rina' } },
    });
    saver.change({ ...first, title: 'More' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('is saved again at once where what was saved elsewhere is no part of it', async () => {
    const { saver, sent } = makeSaver([{ error: conflict }], { version: 4, draft: first });
    saver.change(second);
    await saver.flush();
    expect(sent.map(({ version }) => version)).toEqual([1, 4]);
    expect(saver.getState().status).toBe('saved');
    expect(saver.version).toBe(5);
  });

  it('waits for the author where what was saved elsewhere can’t be read', async () => {
    const { saver, sent } = makeSaver([{ error: conflict }]);
    saver.change(second);
    await saver.flush();
    expect(saver.getState().status).toBe('conflict');
    expect(sent).toHaveLength(1);
  });
});
