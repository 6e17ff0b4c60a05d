import type { Course, CourseDraft } from '@lms/course-management/contract';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

export const courseId = idOf(1);

/** Builds a draft with one lesson of each type. */
export const buildDraft = (more: Partial<CourseDraft> = {}): CourseDraft => ({
  kind: 'COURSE',
  title: 'Welding safely',
  summary: 'Weld without harm.',
  description: '<p>All about it.</p>',
  categoryId: idOf(20),
  instructorIds: [],
  programme: 'SKILLS',
  label: null,
  level: 'BEGINNER',
  language: 'en',
  price: 50_000,
  imageUrl: null,
  previewVideoUrl: null,
  outcomes: ['Weld a seam'],
  requirements: [],
  audiences: [],
  inclusions: [],
  passMark: 80,
  sequential: false,
  prerequisiteIds: [],
  sections: [
    {
      id: idOf(30),
      title: 'Start',
      lessons: [
        {
          id: idOf(40),
          title: 'Read this',
          type: 'ARTICLE',
          durationMinutes: 5,
          preview: true,
          article: '<p>Wear gloves.</p>',
        },
        { id: idOf(41), title: 'Test', type: 'QUIZ', durationMinutes: 5, preview: false },
      ],
    },
    {
      id: idOf(31),
      title: 'End',
      lessons: [{ id: idOf(42), title: 'Film', type: 'VIDEO', durationMinutes: 5, preview: false }],
    },
  ],
  ...more,
});

/** Builds a course whose author edits {@link buildDraft}. */
export const buildCourse = (more: Partial<Course> = {}): Course => ({
  id: courseId,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  kind: 'COURSE',
  slug: 'welding-safely',
  title: 'Welding safely',
  categoryId: idOf(20),
  category: { en: 'Trades', bn: 'কারিগরি' },
  organizationId: idOf(10),
  organization: { code: 'ORG', name: 'Organization' },
  programme: 'SKILLS',
  label: null,
  level: 'BEGINNER',
  language: 'en',
  price: 50_000,
  durationMinutes: 15,
  lectureCount: 3,
  enrolmentCount: 0,
  ratingAverage: 0,
  imageUrl: null,
  ratingCount: 0,
  status: 'DRAFT',
  rejectionReason: null,
  revisionStatus: null,
  submittedAt: null,
  draft: buildDraft(),
  ...more,
});
