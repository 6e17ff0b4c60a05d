import type { CatalogCategory, CourseCard, Landing } from '@lms/catalog/contract';
import type { CatalogCourse, CatalogIndex } from './catalog-index';
import { pathCards } from './path-cards';

const listed = 4;

/** Returns the first courses by a figure, highest first. */
export const topCourses = (
  courses: CatalogCourse[],
  figure: (course: CatalogCourse) => number,
): CourseCard[] =>
  [...courses]
    .sort((a, b) => figure(b) - figure(a) || a.position - b.position)
    .slice(0, listed)
    .map(({ card }) => card);

/** Counts the courses for each value of a key. */
export const countBy = (courses: CatalogCourse[], key: (card: CourseCard) => string) => {
  const counts = new Map<string, number>();
  for (const { card } of courses) counts.set(key(card), (counts.get(key(card)) ?? 0) + 1);
  return counts;
};

export const categoriesOf = ({ courses, categories }: CatalogIndex): CatalogCategory[] => {
  const counts = countBy(courses, (card) => card.category.slug);
  return categories.map((category) => ({
    ...category,
    courseCount: counts.get(category.slug) ?? 0,
  }));
};

export const landingOf = (index: CatalogIndex): Landing => {
  const counts = countBy(index.courses, (card) => card.organization.code);
  const courses = index.courses.filter(({ card }) => card.kind === 'COURSE');
  const tests = index.courses.filter(({ card }) => card.kind === 'APTITUDE_TEST');
  const byPopularity = ({ card }: CatalogCourse) => card.enrolmentCount;
  return {
    categories: categoriesOf(index),
    popularCourses: topCourses(courses, byPopularity),
    popularCertifications: topCourses(courses, ({ certificateCount }) => certificateCount),
    aptitudeTests: topCourses(tests, byPopularity),
    paths: pathCards(index).slice(0, listed),
    organizations: index.organizations.map((organization) => ({
      ...organization,
      courseCount: counts.get(organization.code) ?? 0,
    })),
    figures: { courses: index.courses.length, ...index.figures },
  };
};
