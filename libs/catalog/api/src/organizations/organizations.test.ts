import type { CatalogInstructorDetail, CatalogOrganizationDetail } from '@lms/catalog/contract';
import type { CatalogOrganizationItem, FindResult } from '@lms/contract';
import {
  courseCategories,
  courseInstructors,
  courses,
  instructors,
  organizations,
} from '@lms/server/database';
import { type TestApp, unknownId } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
const teachers: Record<string, string> = {};

const insertCategory = async (slug: string) => {
  const text = { en: slug, bn: slug };
  const [made] = await test.db
    .insert(courseCategories)
    .values({ slug, name: text, description: text, icon: slug })
    .returning();
  return made!.id;
};

const insertTeacher = async (
  name: string,
  organizationId: string,
  status: 'ACTIVE' | 'INACTIVE' = 'ACTIVE',
) => {
  const [made] = await test.db
    .insert(instructors)
    .values({ name, organizationId, status, email: `${name}@secret.example`, expertise: ['Git'] })
    .returning();
  teachers[name] = made!.id;
};

beforeAll(async () => {
  test = await createTestApp();
  const { bcc, other } = test.organizations;
  await test.db
    .update(organizations)
    .set({
      website: 'https://council.example',
      address: 'Dhaka',
      description: 'Runs the programme',
    })
    .where(eq(organizations.id, bcc.id));
  const [waiting] = await test.db
    .insert(organizations)
    .values([
      { code: 'WAITING', name: 'Waiting', type: 'NGO', email: 'w@test.lms', status: 'PENDING' },
      { code: 'CLOSED', name: 'Closed', type: 'NGO', email: 'c@test.lms', status: 'INACTIVE' },
      { code: 'REFUSED', name: 'Refused', type: 'NGO', email: 'r@test.lms', status: 'REJECTED' },
    ])
    .returning();
  const soft = await insertCategory('soft-skills');
  const web = await insertCategory('web-development');
  const made = await test.db
    .insert(courses)
    .values(
      Array.from({ length: 8 }, (_, i) => ({
        slug: `course-${i}`,
        title: `Course ${i}`,
        summary: 'About',
        description: '<p>About</p>',
        categoryId: i < 2 ? soft : web,
        organizationId: i === 7 ? other.id : bcc.id,
        programme: 'SKILLS' as const,
        level: 'BEGINNER' as const,
        language: 'en' as const,
        durationMinutes: 60,
        price: 0,
        passMark: 80,
        createdAt: `2026-01-0${i + 1}T00:00:00.000Z`,
        enrolmentCount: 10 - i,
        certificateCount: 1,
        status: i === 6 ? ('DRAFT' as const) : ('ACTIVE' as const),
      })),
    )
    .returning();
  await insertTeacher('farhana', bcc.id);
  await insertTeacher('gone', bcc.id, 'INACTIVE');
  await insertTeacher('early', waiting!.id);
  await test.db
    .insert(courseInstructors)
    .values([0, 6].map((i) => ({ courseId: made[i]!.id, instructorId: teachers['farhana']! })));
});
afterAll(() => test.close());

const find = async (body: object = {}) => {
  const response = await test.anonymous.post('/catalog/organization/find', body);
  expect(response.statusCode).toBe(200);
  return response.json<FindResult<CatalogOrganizationItem>>();
};

describe('the organizations of the catalogue', () => {
  it('are the active ones, with what is public of them', async () => {
    const { items, total } = await find({ sorting: { column: 'name', direction: 'asc' } });
    expect(total).toBe(2);
    expect(items.map(({ code, courseCount }) => [code, courseCount])).toEqual([
      ['OTHER', 1],
      ['BCC', 6],
    ]);
    expect(Object.keys(items[1] ?? {}).sort()).toEqual([
      'code',
      'courseCount',
      'description',
      'id',
      'logoUrl',
      'name',
      'type',
    ]);
  });

  it('are found by filter, term and page', async () => {
    expect((await find({ filter: { code: ['BCC', 'WAITING'] } })).total).toBe(1);
    expect((await find({ filter: { type: 'NGO' } })).total).toBe(0);
    expect((await find({ searchTerm: 'COUNCIL' })).items[0]?.code).toBe('BCC');
    expect((await find({ searchTerm: '%' })).total).toBe(0);
    const second = await find({ paginator: { page: 2, pageSize: 1 } });
    expect([second.items.length, second.total]).toEqual([1, 2]);
  });

  it.each([
    { filter: { status: 'PENDING' } },
    { filter: { email: 'w@test.lms' } },
    { filter: { type: 'SECRET' } },
    { sorting: { column: 'email', direction: 'asc' } },
    { paginator: { page: 0, pageSize: 10 } },
    { paginator: { page: 1, pageSize: 101 } },
    { status: 'PENDING' },
  ])('are not asked for beyond that: %j', async (body) => {
    const { statusCode } = await test.anonymous.post('/catalog/organization/find', body);
    expect(statusCode).toBe(400);
  });
});

describe('an organization', () => {
  const get = (code: string) => test.anonymous.get(`/catalog/organization/${code}`);

  it('shows its courses by what they teach, by age and by popularity', async () => {
    const response = await get('bcc');
    const detail = response.json<CatalogOrganizationDetail>();
    expect(detail).toMatchObject({
      code: 'BCC',
      website: 'https://council.example',
      courseCount: 6,
      figures: { enrolments: 45, certificates: 6 },
    });
    const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);
    expect(slugs(detail.softSkills)).toEqual(['course-0', 'course-1']);
    expect(slugs(detail.latest)).toEqual(['course-5', 'course-4', 'course-3', 'course-2']);
    expect(slugs(detail.popular)).toEqual(['course-0', 'course-1', 'course-2', 'course-3']);
    expect(response.body).not.toContain('@');
    expect(response.headers['cache-control']).toBe('public, no-cache');
  });

  it.each(['WAITING', 'CLOSED', 'REFUSED', 'NOBODY', '%25'])(
    'is not there unless it is active: %s',
    async (code) => {
      expect((await get(code)).statusCode).toBe(404);
    },
  );
});

describe('an instructor', () => {
  const get = (id = '') => test.anonymous.get(`/catalog/instructor/${id}`);

  it('shows courses and organization, but no address', async () => {
    const response = await get(teachers['farhana']);
    expect(response.json<CatalogInstructorDetail>()).toMatchObject({
      name: 'farhana',
      expertise: ['Git'],
      organization: { code: 'BCC', name: 'Computer Council' },
      courses: [{ slug: 'course-0' }],
    });
    expect(response.body).not.toContain('secret.example');
  });

  it('names no organization that is not public', async () => {
    expect((await get(teachers['early'])).json()).toMatchObject({ organization: null });
  });

  it('is not there unless active', async () => {
    for (const id of [teachers['gone'], unknownId, 'nobody']) {
      expect((await get(id)).statusCode).toBe(404);
    }
  });
});
