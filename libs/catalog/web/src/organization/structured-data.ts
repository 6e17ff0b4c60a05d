import type { CatalogOrganizationDetail } from '@lms/catalog/contract';

/** Returns an organization as schema.org Organization, for search engines. */
export const structuredData = ({ name, description, website }: CatalogOrganizationDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'EducationalOrganization',
  name,
  ...(description && { description }),
  ...(website && { url: website }),
});
