import type { PathDetail } from '@lms/catalog/contract';

/** Returns a learning path as schema.org Course with its courses as parts, for search engines. */
export const structuredData = (path: PathDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: path.title,
  description: path.summary,
  inLanguage: path.language,
  provider: { '@type': 'Organization', name: path.organization.name },
  offers: { '@type': 'Offer', price: path.price / 100, priceCurrency: 'BDT' },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: `PT${path.durationMinutes}M`,
  },
  hasPart: path.courses.map((course) => ({
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    provider: { '@type': 'Organization', name: course.organization.name },
  })),
});
