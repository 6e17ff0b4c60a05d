import type { Certificate } from '@lms/learning/contract';

/**
 * Builds the LinkedIn address that adds a certificate to a profile ("Add to profile").
 *
 * @param url public verification page
 */
export const linkedInUrl = (
  { courseTitle, organizationName, serial, issuedAt }: Certificate,
  url: string,
) => {
  const issued = new Date(issuedAt);
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: url,
    certId: serial,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
};
