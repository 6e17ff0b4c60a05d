import {
  code,
  type Entity,
  id,
  lineOfText,
  localizedText,
  type LocalizedText,
  type Resource,
  slug,
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
  name: localizedText({ max: 80 }, lineOfText),
  description: localizedText({ max: 500 }),
  slug: slug().required(code('required')),
  icon: lineOfText({ max: 40 }).required(code('required')),
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
  fields: [
    'id',
    'name.en',
    'name.bn',
    'description.en',
    'description.bn',
    'slug',
    'icon',
    'parentId',
    'position',
    'status',
    'version',
    'createdAt',
    'updatedAt',
  ],
  sortable: ['id', 'slug', 'icon', 'position', 'status', 'createdAt', 'updatedAt'],
  filterable: ['status', 'updatedAt'],
  statuses: courseCategoryStatuses,
  transitions: { ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  restorable: true,
};
