import type { CourseDetail } from '@lms/catalog/contract';

/** Returns a course as schema.org Course, for search engines. */
export const structuredData = (course: CourseDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: course.title,
  description: course.summary,
  inLanguage: course.language,
  provider: { '@type': 'Organization', name: course.organization.name },
  ...(course.ratingCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: course.ratingAverage,
      ratingCount: course.ratingCount,
    },
  }),
  offers: { '@type': 'Offer', price: course.price / 100, priceCurrency: 'BDT' },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: `PT${course.durationMinutes}M`,
  },
});
