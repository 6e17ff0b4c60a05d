import {
  code,
  type CourseLanguage,
  courseLanguages,
  type CourseLevel,
  courseLevels,
  type CourseStatus,
  courseStatuses,
  type Entity,
  id,
  lineOfText,
  type Resource,
  text,
} from '@lms/contract';
import { array, boolean, type InferType, object, type ObjectSchema, string } from 'yup';

const required = code('required');

export const minPathCourses = 2;
export const maxPathCourses = 12;

/** Course of a path, as its authors see it. Amounts are in poisha. */
export interface PathCourse {
  id: string;
  title: string;
  language: CourseLanguage;
  durationMinutes: number;
  price: number;
  status: CourseStatus;
}

/** Learning path: courses in an order, which lead to one certificate. */
export interface LearningPath extends Entity {
  slug: string;
  title: string;
  summary: string;
  description: string;
  language: CourseLanguage;
  level: CourseLevel;
  organizationId: string;
  organization: { code: string; name: string };
  courseIds: string[];
  courses: PathCourse[];
  /** True if the order is advised; no course is locked. */
  sequential: boolean;
  followerCount: number;
  rejectionReason: string | null;
  submittedAt: string | null;
  status: CourseStatus;
}

/**
 * Input of a learning path. `description` is rich text that the server sanitises; `organizationId`
 * is read only from callers who reach all organizations.
 */
export const learningPathSchema = object({
  title: lineOfText({ min: 3, max: 150 }).required(required),
  summary: text({ max: 300 }).required(required),
  description: text({ max: 20_000 }).defined(required),
  language: string<CourseLanguage>()
    .oneOf([...courseLanguages], code('oneOf'))
    .required(required),
  level: string<CourseLevel>()
    .oneOf([...courseLevels], code('oneOf'))
    .required(required),
  sequential: boolean().required(required),
  organizationId: id(),
  courseIds: array(id().required(required))
    .min(minPathCourses, code('min'))
    .max(maxPathCourses, code('max'))
    .required(required),
}).noUnknown();
export type LearningPathInput = InferType<typeof learningPathSchema>;

export interface LearningPathTypes {
  item: LearningPath;
  input: LearningPathInput;
  filter: {
    organizationId: string;
    language: CourseLanguage;
    status: CourseStatus;
    updatedAt: string;
  };
  status: CourseStatus;
}

/** The learning path entity. Its transitions are those of a course. */
export const learningPathResource: Resource<LearningPathTypes, 'LearningPath'> = {
  tag: 'LearningPath',
  path: '/learning-path',
  inputSchema: learningPathSchema as ObjectSchema<LearningPathInput>,
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'slug',
    'title',
    'summary',
    'language',
    'level',
    'organizationId',
    'organization.code',
    'organization.name',
    'courses',
    'sequential',
    'followerCount',
    'submittedAt',
    'rejectionReason',
    'status',
  ],
  sortable: ['id', 'title', 'status', 'createdAt', 'updatedAt'],
  filterable: ['organizationId', 'language', 'status', 'updatedAt'],
  statuses: courseStatuses,
  approval: { from: 'PENDING', to: 'ACTIVE' },
  transitions: {
    DRAFT: ['PENDING'],
    PENDING: ['ACTIVE', 'REJECTED', 'DRAFT'],
    REJECTED: ['DRAFT'],
    ACTIVE: ['INACTIVE'],
    INACTIVE: ['ACTIVE'],
  },
};
