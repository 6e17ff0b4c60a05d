import { describe, expect, it } from 'vitest';
import { orFallback } from './fallbacks';

const error = { status: 500, data: { code: 'server.fault', requestId: 'r1' } };
const problem = { code: 'server.fault', requestId: 'r1' };

describe('what a screen goes on with after a failure', () => {
  it('is an empty list that says it is none', () => {
    expect(orFallback.find({ error })).toMatchObject({ items: [], total: 0, problem });
    expect(orFallback.find({ data: { items: [], total: 0 } }).problem).toBeUndefined();
  });

  it('is an item without an id', () => {
    expect(orFallback.get<{ id: string }>({ error })).toMatchObject({ id: undefined, problem });
    expect(orFallback.create({ error })).toMatchObject({ id: undefined, problem });
  });

  it('is the item as it was before the save', () => {
    expect(orFallback.update({ error }, { name: 'old' })).toMatchObject({ name: 'old', problem });
  });

  it('is nothing changed and nothing deleted', () => {
    expect(orFallback.items({ error })).toMatchObject({ ids: [], problem });
  });
});
