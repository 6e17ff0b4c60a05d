import type { CatalogSuggestion } from '@lms/catalog/contract';
import { courseCategories, courseInstructors, courses, instructors } from '@lms/server/database';
import { type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const { bcc } = app.organizations;
  const category = (slug: string, en: string, bn: string) => ({
    slug,
    name: { en, bn },
    description: { en, bn },
    icon: slug,
  });
  const [skills, service] = await app.db
    .insert(courseCategories)
    .values([
      category('soft-skills', 'Soft skills', 'সফট স্কিল'),
      category('customer-service', 'Customer service', 'গ্রাহক সেবা'),
    ])
    .returning();
  const course = (slug: string, title: string, categoryId: string, enrolmentCount: number) => ({
    slug,
    title,
    summary: 'How to',
    description: '<p>About</p>',
    categoryId,
    organizationId: bcc.id,
    programme: 'SKILLS' as const,
    level: 'BEGINNER' as const,
    language: 'bn' as const,
    durationMinutes: 60,
    price: 0,
    passMark: 80,
    enrolmentCount,
    status: 'ACTIVE' as const,
  });
  const [web] = await app.db
    .insert(courses)
    .values([
      course('web', 'ওয়েব ডেভেলপমেন্টের প্রথম পাঠ', service?.id ?? '', 0),
      ...Array.from({ length: 8 }, (_, n) =>
        course(`course-${n}`, `Course number ${n}`, skills?.id ?? '', n),
      ),
    ])
    .returning();
  const [teacher] = await app.db
    .insert(instructors)
    .values({ organizationId: bcc.id, name: 'Farhana Rahman', bio: 'Teaches' })
    .returning();
  await app.db
    .insert(courseInstructors)
    .values({ courseId: web?.id ?? '', instructorId: teacher?.id ?? '' });
});
afterAll(() => app.close());

describe('GET /catalog/suggestion', () => {
  const suggest = async (term: string) => {
    const response = await app.anonymous.get(
      `/catalog/suggestion?term=${encodeURIComponent(term)}`,
    );
    expect(response.statusCode).toBe(200);
    return response.json<CatalogSuggestion[]>().map(({ kind, key, name }) => [kind, key, name.en]);
  };

  it.each([
    ['Web', [['COURSE', 'web', 'ওয়েব ডেভেলপমেন্টের প্রথম পাঠ']]],
    ['debhelopment', [['COURSE', 'web', 'ওয়েব ডেভেলপমেন্টের প্রথম পাঠ']]],
    ['grahok sheba', [['CATEGORY', 'customer-service', 'Customer service']]],
    ['সফট', [['CATEGORY', 'soft-skills', 'Soft skills']]],
    ['bcc', [['ORGANIZATION', 'BCC', 'Computer Council']]],
    ['nothing like it', []],
    ['?!', []],
  ])(
    'suggests by name, in English, Bengali and Bengali in Latin letters: %s',
    async (term, found) => {
      expect(await suggest(term)).toEqual(found);
    },
  );

  it('suggests five courses at most, those with the most learners first', async () => {
    const found = await suggest('course number');
    expect(found.map(([, slug]) => slug)).toEqual([7, 6, 5, 4, 3].map((n) => `course-${n}`));
  });

  it('suggests only instructors whom visitors may see', async () => {
    const [known] = await suggest('farhna');
    expect(known).toEqual(['INSTRUCTOR', expect.any(String), 'Farhana Rahman']);
    const ofName = eq(instructors.name, 'Farhana Rahman');
    await app.db.update(instructors).set({ status: 'INACTIVE' }).where(ofName);
    app.clock.advance(2_000);
    expect(await suggest('farhana')).toEqual([]);
    await app.db.update(instructors).set({ status: 'ACTIVE' }).where(ofName);
  });

  it('refuses no term and too long a one', async () => {
    for (const query of ['', '?term=', `?term=${'x'.repeat(101)}`]) {
      expect((await app.anonymous.get(`/catalog/suggestion${query}`)).statusCode).toBe(400);
    }
  });
});
