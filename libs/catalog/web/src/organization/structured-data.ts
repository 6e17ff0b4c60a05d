import type { CatalogOrganizationDetail } from '@lms/catalog/contract';

/** What search engines read of an organisation (schema.org). */
export const structuredData = ({ name, description, website }: CatalogOrganizationDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'EducationalOrganization',
  name,
  ...(description && { description }),
  ...(website && { url: website }),
});
