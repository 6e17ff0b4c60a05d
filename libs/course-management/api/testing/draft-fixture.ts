import type { Course, CourseDraft, DraftLesson, UploadKind } from '@lms/course-management/contract';
import { courseCategories, instructors, newId, uploads } from '@lms/server/database';
import { uploadsPath } from '@lms/server/platform';
import type { TestApp, TestClient } from '@lms/server/testing';
import { expect } from 'vitest';
import { newFileName } from '../src/uploads/upload-files';

export const buildLesson = (more: Partial<DraftLesson> = {}): DraftLesson => ({
  id: newId(),
  title: 'Tags',
  type: 'ARTICLE',
  durationMinutes: 5,
  preview: false,
  topics: ['markup'],
  article: '<h2>Tags</h2><p>Read</p>',
  ...more,
});

/** Builds a draft that is complete except for category and instructor. */
export const buildDraft = (more: Partial<CourseDraft> = {}): CourseDraft => ({
  kind: 'COURSE',
  title: 'Web pages',
  summary: 'How pages are made',
  description: '<p>How pages are made</p>',
  categoryId: null,
  instructorIds: [],
  programme: 'SKILLS',
  label: null,
  level: 'BEGINNER',
  language: 'en',
  price: 0,
  imageUrl: null,
  previewVideoUrl: null,
  outcomes: ['Make a page'],
  requirements: [],
  audiences: [],
  inclusions: [],
  passMark: 80,
  sequential: false,
  prerequisiteIds: [],
  sections: [{ id: newId(), title: 'First', lessons: [buildLesson()] }],
  ...more,
});

const endings: Record<UploadKind, string> = {
  IMAGE: 'webp',
  VIDEO: 'mp4',
  AUDIO: 'm4a',
  DOCUMENT: 'pdf',
  CAPTIONS: 'vtt',
};

/** Adds a category, and an instructor of each organization. */
export const createAuthoring = async (test: TestApp) => {
  const { db, organizations, users } = test;
  const name = { en: 'Web', bn: 'ওয়েব' };
  const [category] = await db
    .insert(courseCategories)
    .values({ name, description: name, slug: 'web', icon: 'code' })
    .returning();
  const teach = async (organizationId: string) =>
    (await db.insert(instructors).values({ name: 'Teacher', organizationId }).returning())[0]!.id;
  const categoryId = category!.id;
  const instructorId = await teach(organizations.bcc.id);
  const admin = test.as(users.orgAdmin);
  const ready = (more: Partial<CourseDraft> = {}) =>
    buildDraft({ categoryId, instructorIds: [instructorId], ...more });
  return {
    ...test,
    categoryId,
    instructorId,
    foreignInstructorId: await teach(organizations.other.id),
    admin,
    system: test.as(users.system),
    otherAdmin: test.as(users.otherOrgAdmin),
    /** A draft that can be submitted. */
    ready,
    /** Uploads a file and returns its address. */
    async upload(
      kind: UploadKind,
      { id: userId, organizationId }: typeof users.orgAdmin = users.orgAdmin,
    ): Promise<string> {
      const fileName = `${newFileName()}.${endings[kind]}`;
      const storedAt = test.clock.now().toISOString();
      const row = { kind, fileName, storedAt, userId, organizationId, name: 'a', bytes: 1 };
      await db.insert(uploads).values(row);
      return uploadsPath + fileName;
    },
    async create(draft: CourseDraft = ready(), client: TestClient = admin): Promise<string> {
      const response = await client.post('/course', draft);
      expect(response.statusCode, response.body).toBe(201);
      return response.json<{ id: string }>().id;
    },
    async read(id: string, client: TestClient = admin) {
      const response = await client.get(`/course/${id}`);
      expect(response.statusCode, response.body).toBe(200);
      return response.json<Course & { draft: CourseDraft }>();
    },
    /** Saves a change on top of the stored draft. */
    async edit(id: string, change: Partial<CourseDraft>, client: TestClient = admin) {
      const course = await this.read(id, client);
      return client.put(`/course/${id}`, { ...course.draft, ...change, version: course.version });
    },
  };
};

export type Authoring = Awaited<ReturnType<typeof createAuthoring>>;
