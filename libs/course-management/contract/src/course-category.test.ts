import { expect, it } from 'vitest';
import { courseCategorySchema } from './course-category';

it.each(['    ', '\t\n\t\n', '\u00a0\u3000\u00a0\u3000'])(
  'takes no name of white space alone: %j',
  async (bn) => {
    const category = { name: { en: 'Web', bn } };
    const problem = courseCategorySchema.validateAt('name.bn', category, { strict: true });
    await expect(problem).rejects.toMatchObject({ message: 'required' });
  },
);
