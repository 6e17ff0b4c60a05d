import type { PathCard, PathDetail, PathLink } from '@lms/catalog/contract';
import { ProblemError } from '@lms/server/platform';
import type { CatalogIndex } from './catalog-index';

/** Returns the cards of all public paths. */
export const pathCards = ({ paths }: CatalogIndex): PathCard[] =>
  paths.map((path) => ({
    id: path.id,
    slug: path.slug,
    title: path.title,
    language: path.language,
    summary: path.summary,
    level: path.level,
    organization: path.organization,
    courseCount: path.courseCount,
    durationMinutes: path.durationMinutes,
    price: path.price,
  }));

/** @throws ProblemError entity.notFound */
export const findPath = ({ paths }: CatalogIndex, slug: string): PathDetail => {
  const found = paths.find((path) => path.slug === slug);
  if (!found) throw new ProblemError('entity.notFound');
  return found;
};

/** Returns the public paths that a course belongs to. */
export const pathsWith = ({ paths }: CatalogIndex, courseId: string): PathLink[] =>
  paths
    .filter(({ courses }) => courses.some(({ id }) => id === courseId))
    .map(({ slug, title, language }) => ({ slug, title, language }));
