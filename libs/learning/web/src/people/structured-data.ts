import type { PublicProfile } from '@lms/learning/contract';

/** Returns a public profile as schema.org Person with credentials, for search engines. */
export const structuredData = ({ name, headline, certificates }: PublicProfile) => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name,
  ...(headline && { description: headline }),
  hasCredential: certificates.map(({ serial, courseTitle, language, organizationName }) => ({
    '@type': 'EducationalOccupationalCredential',
    name: courseTitle,
    inLanguage: language,
    credentialCategory: 'certificate',
    identifier: serial,
    url: `/verify/${serial}`,
    recognizedBy: { '@type': 'Organization', name: organizationName },
  })),
});
