import type { FindResult } from '@lms/contract';
import type { CourseCategory } from '@lms/course-management/contract';
import { activityLog, courseCategories } from '@lms/server/database';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createTestApp } from './app';

export const path = '/course-category';

export const buildCategory = (slug: string, more: object = {}) => ({
  name: { en: `Name of ${slug}`, bn: `নাম ${slug}` },
  description: { en: 'About', bn: 'পরিচয়' },
  slug,
  icon: 'code',
  parentId: null,
  position: 1,
  ...more,
});

/** Creates a client for the generic calls on course categories, as the system administrator. */
export const createEntityTest = async () => {
  const app = await createTestApp();
  const system = app.as(app.users.system);
  const find = async (body: object = {}) => {
    const response = await system.post(`${path}/find`, body);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<FindResult<CourseCategory>>();
  };
  return {
    ...app,
    system,
    find,
    slugsOf: async (body: object) => (await find(body)).items.map((item) => item.slug),
    async create(slug: string, more: object = {}) {
      const response = await system.post(path, buildCategory(slug, more));
      expect(response.statusCode, response.body).toBe(201);
      return response.json<{ id: string }>().id;
    },
    read: async (id: string) => (await system.get(`${path}/${id}`)).json<CourseCategory>(),
    clear: () => app.db.delete(courseCategories),
    activityOf: (id: string) =>
      app.db
        .select({
          action: activityLog.action,
          entity: activityLog.entity,
          subject: activityLog.subject,
        })
        .from(activityLog)
        .where(eq(activityLog.subjectId, id))
        .orderBy(activityLog.id),
  };
};
