import type { CatalogResult, CourseCard, Landing } from '@lms/catalog/contract';
import { audiences, courseLabels, courseLevels } from '@lms/contract';
import {
  courseCategories,
  courseInstructors,
  courseRatings,
  courses,
  instructors,
  lessons,
  sections,
} from '@lms/server/database';
import { type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let app: TestApp;
type NewCourse = typeof courses.$inferInsert;

const find = async (body: object = {}) => {
  const response = await app.anonymous.post('/catalog/course/find', body);
  expect(response.statusCode).toBe(200);
  return response.json<CatalogResult>();
};

const insertCategory = async (slug: string, en: string, bn: string) => {
  const [made] = await app.db
    .insert(courseCategories)
    .values({ slug, name: { en, bn }, description: { en, bn }, icon: slug })
    .returning();
  if (!made) throw new Error('No category was stored');
  return made;
};

/** Builds 60 courses whose properties vary independently. */
const variedCourses = (categoryIds: string[], organizationIds: string[]): NewCourse[] =>
  Array.from({ length: 60 }, (_, i) => ({
    slug: `course-${i}`,
    title: i === 7 ? 'ওয়েব ডেভেলপমেন্টের প্রথম পাঠ' : `Course number ${i}`,
    summary: i % 2 ? 'How to write for people' : 'How to count things',
    description: '<p>About</p>',
    categoryId: categoryIds[i % 2] ?? '',
    organizationId: organizationIds[i % 3 ? 0 : 1] ?? '',
    programme: 'SKILLS',
    level: courseLevels[i % 3] ?? 'BEGINNER',
    label: i % 5 ? courseLabels[i % 4] : null,
    language: i % 7 ? 'en' : 'bn',
    durationMinutes: 60,
    price: i % 4 ? i * 100 : 0,
    audiences: audiences.filter((_audience, a) => (i + a) % 3 === 0),
    passMark: 80,
    enrolmentCount: (i * 7) % 13,
    ratingAverage: 1 + ((i * 5) % 9) / 2,
    captioned: i % 6 !== 0,
    status: i % 10 === 9 ? 'DRAFT' : 'ACTIVE',
  }));

beforeAll(async () => {
  app = await createTestApp();
  const skills = await insertCategory('soft-skills', 'Soft skills', 'সফট স্কিল');
  const service = await insertCategory('customer-service', 'Customer service', 'গ্রাহক সেবা');
  const { bcc, other } = app.organizations;
  const made = await app.db
    .insert(courses)
    .values(variedCourses([skills.id, service.id], [bcc.id, other.id]))
    .returning();
  const [first] = made;
  if (!first) throw new Error('No course was stored');
  const [teacher] = await app.db
    .insert(instructors)
    .values({ organizationId: bcc.id, name: 'Farhana Rahman', bio: 'Teaches' })
    .returning();
  await app.db
    .insert(courseInstructors)
    .values({ courseId: first.id, instructorId: teacher?.id ?? '' });
  const [section] = await app.db
    .insert(sections)
    .values({ courseId: first.id, title: 'Begin', position: 1 })
    .returning();
  await app.db.insert(lessons).values(
    [2, 1].map((position) => ({
      courseId: first.id,
      sectionId: section?.id ?? '',
      title: `Lesson ${position}`,
      type: 'ARTICLE' as const,
      position,
      durationMinutes: 5,
      article: '<p>Not for visitors</p>',
    })),
  );
  await app.db.insert(courseRatings).values([
    { courseId: first.id, userId: app.users.learner.id, stars: 5, review: 'Very clear' },
    { courseId: first.id, userId: app.users.otherLearner.id, stars: 1, status: 'HIDDEN' },
  ]);
});
afterAll(() => app.close());

describe('POST /catalog/course/find', () => {
  it('shows ACTIVE courses only, page by page', async () => {
    const first = await find({ paginator: { page: 1, pageSize: 50, total: 0 } });
    const second = await find({ paginator: { page: 2, pageSize: 50, total: 0 } });
    expect(first.total).toBe(54);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(54);
  });

  it.each([
    {},
    { level: 'BEGINNER' },
    { level: ['BEGINNER', 'ADVANCED'], price: 'PAID' },
    { category: 'soft-skills', language: 'en', rating: 3.5 },
    { organization: 'OTHER', audience: ['WOMEN', 'GRADUATES'], captioned: true },
    { label: [...courseLabels], kind: 'COURSE' },
  ])(
    'counts facets as counting each by itself does: %j',
    async (filter: Record<string, unknown>) => {
      const { facets } = await find({ filter });
      for (const [facet, values] of Object.entries(facets)) {
        for (const { value, count } of values) {
          const isText = facet !== 'rating' && facet !== 'captioned';
          const alone = { ...filter, [facet]: isText ? value : (JSON.parse(value) as unknown) };
          expect([facet, value, count]).toEqual([
            facet,
            value,
            (await find({ filter: alone })).total,
          ]);
        }
      }
    },
  );

  it('filters by what the courses have', async () => {
    const { items } = await find({
      filter: { level: ['BEGINNER'], price: 'PAID', rating: 3 },
      paginator: { page: 1, pageSize: 100, total: 0 },
    });
    expect(items.length).toBeGreaterThan(0);
    for (const card of items) {
      expect(card).toMatchObject({ level: 'BEGINNER' });
      expect(card.price).toBeGreaterThan(0);
      expect(card.ratingAverage).toBeGreaterThanOrEqual(3);
    }
  });

  const keys: Record<string, (card: CourseCard) => number> = {
    popular: (card) => card.enrolmentCount,
    rating: (card) => card.ratingAverage,
    price: (card) => card.price,
  };
  it.each(['popular', 'rating', 'price'])('sorts by %s, ties by id', async (column) => {
    for (const direction of ['asc', 'desc']) {
      const { items } = await find({
        sorting: { column, direction },
        paginator: { page: 1, pageSize: 100, total: 0 },
      });
      const key = keys[column] ?? (() => 0);
      const sign = direction === 'asc' ? 1 : -1;
      const expected = [...items].sort(
        (a, b) => sign * (key(a) - key(b)) || (a.id < b.id ? -1 : 1),
      );
      expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
  });

  it.each([
    ['ডেভলপমেন্টের', 'course-7'],
    ['ওয়েব', 'course-7'],
    ['farhna', 'course-0'],
  ])('finds "%s" with a wrong letter, in Bengali and in English', async (searchTerm, slug) => {
    const { items } = await find({ searchTerm });
    expect(items.map((card) => card.slug)).toEqual([slug]);
  });

  it('finds by the category in Bengali and keeps the facets to what was found', async () => {
    const { items, total, facets } = await find({ searchTerm: 'গ্রাহক সেবা' });
    expect(items.every(({ category }) => category.slug === 'customer-service')).toBe(true);
    expect(facets.category).toEqual([
      expect.objectContaining({ value: 'soft-skills', count: 0 }),
      expect.objectContaining({ value: 'customer-service', count: total }),
    ]);
  });

  it.each([
    { filter: { colour: 'red' } },
    { filter: { level: 'EXPERT' } },
    { filter: { rating: 'high' } },
    { sorting: { column: 'title', direction: 'asc' } },
    { sorting: { column: 'price', direction: 'up' } },
    { paginator: { page: 0, pageSize: 10, total: 0 } },
    { paginator: { page: 1, pageSize: 0, total: 0 } },
    { paginator: { page: 1, pageSize: 101, total: 0 } },
    { paginator: { page: '1', pageSize: 10, total: 0 } },
    { searchTerm: 'x'.repeat(101) },
    { nonsense: 1 },
  ])('refuses %j', async (body) => {
    const response = await app.anonymous.post('/catalog/course/find', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation.failed' });
  });

  it('takes search terms literally', async () => {
    for (const searchTerm of ["'; drop table courses; --", '%', '\\', '(.*)+$', '_'.repeat(100)]) {
      await find({ searchTerm });
    }
  });
});

describe('GET /catalog/course/{slug}', () => {
  it('shows the course, its lessons in order and what others say', async () => {
    const response = await app.anonymous.get('/catalog/course/course-0');
    expect(response.json()).toMatchObject({
      slug: 'course-0',
      sections: [{ title: 'Begin', lessons: [{ title: 'Lesson 1' }, { title: 'Lesson 2' }] }],
      instructors: [{ name: 'Farhana Rahman', bio: 'Teaches' }],
      ratingSpread: [0, 0, 0, 0, 1],
      reviews: [{ name: 'learner', stars: 5, review: 'Very clear' }],
      prerequisites: [],
    });
    const { related } = response.json<{ related: CourseCard[] }>();
    // Those in its language, Bengali, come first within its category.
    expect(related.map(({ category, language }) => `${category.slug} ${language}`)).toEqual([
      ...related.filter(({ language }) => language === 'bn').map(() => 'soft-skills bn'),
      ...related.filter(({ language }) => language === 'en').map(() => 'soft-skills en'),
    ]);
    expect(related[0]).toMatchObject({ language: 'bn' });
    expect(related).toHaveLength(4);
    expect(response.body).not.toContain('Not for visitors');
  });

  it.each(['course-9', 'no-such-course', '%27', 'Course-0'])('answers 404 to %s', async (slug) => {
    const response = await app.anonymous.get(`/catalog/course/${slug}`);
    expect(response.statusCode).toBe(404);
  });

  it('answers 304 to whoever has it already', async () => {
    const { headers } = await app.anonymous.get('/catalog/course/course-0');
    const again = await app.anonymous.get('/catalog/course/course-0', {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the landing page', () => {
  it('shows categories, partners, popular courses and figures', async () => {
    const response = await app.anonymous.get('/catalog/landing');
    expect(response.json()).toMatchObject({
      categories: [
        { slug: 'soft-skills', courseCount: 30 },
        { slug: 'customer-service', courseCount: 24 },
      ],
      organizations: [{ code: 'OTHER' }, { code: 'BCC' }],
      aptitudeTests: [],
      figures: { courses: 54, learners: 2, certificates: 0 },
    });
    expect(response.json<{ popularCourses: [] }>().popularCourses).toHaveLength(4);
    const categories = await app.anonymous.get('/catalog/category');
    expect(categories.json()).toEqual(response.json<{ categories: [] }>().categories);
  });

  it('keeps the courses of an inactive category findable by its facet, without showing it', async () => {
    const ofSlug = eq(courseCategories.slug, 'customer-service');
    await app.db.update(courseCategories).set({ status: 'INACTIVE' }).where(ofSlug);
    app.clock.advance(2_000);
    const { total, facets } = await find({ filter: { category: ['customer-service'] } });
    expect(total).toBe(24);
    expect(facets.category).toContainEqual({
      value: 'customer-service',
      name: { en: 'Customer service', bn: 'গ্রাহক সেবা' },
      count: 24,
    });
    const { categories } = (await app.anonymous.get('/catalog/landing')).json<Landing>();
    expect(categories.map(({ slug }) => slug)).toEqual(['soft-skills']);
  });

  it('shows a change by another server within two seconds', async () => {
    await find();
    await app.db.update(courses).set({ status: 'INACTIVE' });
    app.clock.advance(2_000);
    expect((await find()).total).toBe(0);
  });
});
