import { expect, it } from 'vitest';
import { quizSchema } from './quiz';

it.each(['UNHEARD_OF', 'constructor', '__proto__', 1, null, { toString: 1, valueOf: null }])(
  'takes no item of the kind %j',
  async (kind) => {
    const problem = quizSchema.validateAt('items[0].kind', { items: [{ kind }] }, { strict: true });
    await expect(problem).rejects.toMatchObject({ name: 'ValidationError' });
  },
);

it('takes no item that is none', async () => {
  const problem = quizSchema.validateAt('items[0]', { items: [7] }, { strict: true });
  await expect(problem).rejects.toMatchObject({ name: 'ValidationError' });
});
