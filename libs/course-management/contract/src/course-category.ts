import {
  code,
  type Entity,
  id,
  localizedText,
  type LocalizedText,
  type Resource,
  slug,
  text,
  wholeNumber,
} from '@lms/contract';
import { type InferType, object } from 'yup';

export const courseCategoryStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type CourseCategoryStatus = (typeof courseCategoryStatuses)[number];

export interface CourseCategory extends Entity {
  name: LocalizedText;
  description: LocalizedText;
  slug: string;
  icon: string;
  parentId: string | null;
  position: number;
  status: CourseCategoryStatus;
}

export const courseCategorySchema = object({
  name: localizedText({ max: 80 }),
  description: localizedText({ max: 500 }),
  slug: slug().required(code('required')),
  icon: text({ max: 40 }).required(code('required')),
  parentId: id().nullable().defined(),
  position: wholeNumber({ min: 0, max: 999 }).required(code('required')),
}).noUnknown();
export type CourseCategoryInput = InferType<typeof courseCategorySchema>;

export interface CourseCategoryTypes {
  item: CourseCategory;
  input: CourseCategoryInput;
  filter: { status: CourseCategoryStatus; updatedAt: string };
  status: CourseCategoryStatus;
}

export const courseCategoryResource: Resource<CourseCategoryTypes, 'CourseCategory'> = {
  tag: 'CourseCategory',
  path: '/course-category',
  inputSchema: courseCategorySchema,
  sortable: ['id', 'slug', 'icon', 'position', 'status', 'createdAt', 'updatedAt'],
  filterable: ['status', 'updatedAt'],
  statuses: courseCategoryStatuses,
  transitions: { ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  restorable: true,
};
