import type { Comparison } from '@lms/catalog/contract';
import { courseCategories, coursePrerequisites, courses } from '@lms/server/database';
import type { TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let app: TestApp;

const compare = (slugs: unknown) => app.anonymous.post('/catalog/course/compare', { slugs });
const answered = async (slugs: string[]) => (await compare(slugs)).json<Comparison>().courses;

beforeAll(async () => {
  app = await createTestApp();
  const text = { en: 'Skills', bn: 'দক্ষতা' };
  const [category] = await app.db
    .insert(courseCategories)
    .values({ slug: 'skills', name: text, description: text, icon: 'x' })
    .returning();
  const build = (slug: string, values: Partial<typeof courses.$inferInsert> = {}) => ({
    slug,
    title: slug.toUpperCase(),
    summary: '',
    description: '<p>Long</p>',
    categoryId: category!.id,
    organizationId: app.organizations.bcc.id,
    programme: 'SKILLS' as const,
    level: 'BEGINNER' as const,
    language: 'en' as const,
    durationMinutes: 60,
    price: 50_000,
    passMark: 70,
    status: 'ACTIVE' as const,
    ...values,
  });
  const made = await app.db
    .insert(courses)
    .values([
      build('a', { outcomes: ['Count'], inclusions: ['CERTIFICATE_ON_COMPLETION'] }),
      build('b'),
      build('hidden', { status: 'DRAFT' }),
    ])
    .returning();
  const idOf = (slug: string) => made.find((course) => course.slug === slug)!.id;
  await app.db.insert(coursePrerequisites).values([
    { courseId: idOf('b'), prerequisiteId: idOf('a') },
    { courseId: idOf('b'), prerequisiteId: idOf('hidden') },
  ]);
});
afterAll(() => app.close());

it('tells what can be compared of courses, in the order asked for', async () => {
  const [b, a] = await answered(['b', 'a']);
  expect(b).toMatchObject({ slug: 'b', prerequisites: [{ slug: 'a', title: 'A' }] });
  expect(a).toMatchObject({
    slug: 'a',
    passMark: 70,
    outcomes: ['Count'],
    inclusions: ['CERTIFICATE_ON_COMPLETION'],
    organization: { code: app.organizations.bcc.code },
    prerequisites: [],
  });
  expect(a).not.toHaveProperty('description');
});

it('leaves out what is not offered, and repetitions', async () => {
  expect((await answered(['hidden', 'a', 'no-such', 'a'])).map(({ slug }) => slug)).toEqual(['a']);
  expect(await answered(['hidden'])).toEqual([]);
});

it.each([[[]], [['a', 'b', 'c', 'd', 'e']], ['a'], [['x'.repeat(121)]]])(
  'refuses %j',
  async (slugs) => {
    expect((await compare(slugs)).statusCode).toBe(400);
  },
);
