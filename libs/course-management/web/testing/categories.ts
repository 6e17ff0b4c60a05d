import type { CourseCategory } from '@lms/course-management/contract';
import { idOf } from './questions';

/** Builds an active category, whose place is its number. */
export const buildCategory = (
  index: number,
  more: Partial<CourseCategory> = {},
): CourseCategory => ({
  id: idOf(index),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  name: { en: `Category ${index}`, bn: `বিভাগ ${index}` },
  description: { en: 'About', bn: 'পরিচয়' },
  slug: `category-${index}`,
  icon: 'code',
  parentId: null,
  position: index,
  status: 'ACTIVE',
  ...more,
});
