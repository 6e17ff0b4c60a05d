import type { CourseCard, PathCard, PathDetail, PathLink } from '@lms/catalog/contract';
import { ProblemError } from '@lms/server/platform';
import type { CatalogIndex } from './catalog-index';

/** Path as it is stored, with its courses by id. */
type StoredPath = Omit<PathDetail, 'courses' | 'courseCount' | 'durationMinutes' | 'price'> & {
  courseIds: string[];
};

const sum = (cards: CourseCard[], figure: (card: CourseCard) => number) =>
  cards.reduce((total, card) => total + figure(card), 0);

/** Builds a path from the catalogue's courses; `undefined` where one of them is missing. */
export const pathDetail = (
  { courseIds, ...path }: StoredPath,
  shown: { card: CourseCard }[],
): PathDetail | undefined => {
  const cards = courseIds.flatMap((id) => shown.find(({ card }) => card.id === id)?.card ?? []);
  if (cards.length < courseIds.length) return undefined;
  return {
    ...path,
    courseCount: cards.length,
    durationMinutes: sum(cards, ({ durationMinutes }) => durationMinutes),
    price: sum(cards, ({ price }) => price),
    courses: cards,
  };
};

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
