import {
  type CourseLanguage,
  type CourseStatus,
  courseStatuses,
  type CourseTerm,
  type Programme,
  type Resource,
} from '@lms/contract';
import type { ObjectSchema } from 'yup';
import type { Course, RevisionStatus } from './course';
import { type ChecklistItem, type CourseDraft, courseDraftSchema } from './course-draft';

export interface CourseTypes {
  item: Course;
  input: CourseDraft;
  filter: {
    categoryId: string;
    organizationId: string;
    programme: Programme;
    language: CourseLanguage;
    status: CourseStatus;
    revisionStatus: RevisionStatus;
    updatedAt: string;
  };
  status: CourseStatus;
}

/** The course entity. Its transitions follow `domain.md`; each has its own permission. */
export const courseResource: Resource<CourseTypes, 'Course'> = {
  tag: 'Course',
  path: '/course',
  inputSchema: courseDraftSchema as unknown as ObjectSchema<CourseDraft>,
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'kind',
    'slug',
    'title',
    'categoryId',
    'category.en',
    'category.bn',
    'organizationId',
    'organization.code',
    'organization.name',
    'programme',
    'label',
    'level',
    'language',
    'durationMinutes',
    'lectureCount',
    'price',
    'ratingAverage',
    'ratingCount',
    'enrolmentCount',
    'submittedAt',
    'rejectionReason',
    'revisionStatus',
    'status',
  ],
  money: ['price'],
  sortable: ['id', 'title', 'price', 'status', 'enrolmentCount', 'createdAt', 'updatedAt'],
  filterable: [
    'categoryId',
    'organizationId',
    'programme',
    'language',
    'status',
    'revisionStatus',
    'updatedAt',
  ],
  statuses: courseStatuses,
  approval: { from: 'PENDING', to: 'ACTIVE' },
  transitions: {
    DRAFT: ['PENDING'],
    PENDING: ['ACTIVE', 'REJECTED', 'DRAFT'],
    REJECTED: ['DRAFT'],
    ACTIVE: ['INACTIVE'],
    INACTIVE: ['ACTIVE'],
  },
  restorable: true,
};

/** Answer of `GET /course/{id}/review`. `published` is `null` before the first publication. */
export interface CourseReview {
  course: Course;
  published: CourseDraft | null;
  draft: CourseDraft;
  checklist: ChecklistItem[];
  glossary: { published: CourseTerm[] | null; draft: CourseTerm[] };
}
