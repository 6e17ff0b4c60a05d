import { expect, it } from 'vitest';
import { signupSchema } from './auth';

it.each(['    ', '\t\n\t\n', '\u00a0\u3000\u00a0\u3000'])(
  'takes no name of white space alone: %j',
  async (name) => {
    const problem = signupSchema.validateAt('name', { name }, { strict: true });
    await expect(problem).rejects.toMatchObject({ message: 'required' });
  },
);
