import type { CatalogInstructorDetail } from '@lms/catalog/contract';

/** Returns an instructor as schema.org Person, for search engines. */
export const structuredData = ({
  name,
  designation,
  bio,
  expertise,
  organization,
  courses,
}: CatalogInstructorDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name,
  ...(designation && { jobTitle: designation }),
  ...(bio && { description: bio }),
  ...(expertise.length > 0 && { knowsAbout: expertise }),
  ...(organization && {
    worksFor: {
      '@type': 'EducationalOrganization',
      name: organization.name,
      url: `/organization/${organization.code}`,
    },
  }),
  ...(courses.length > 0 && {
    makesOffer: courses.map(({ slug, title }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Course', name: title, url: `/course/${slug}` },
    })),
  }),
});
