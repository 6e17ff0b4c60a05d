import type { Certificate } from '@lms/learning/contract';

/** Dhaka is six hours ahead of UTC, all year. */
const dhakaMs = 6 * 60 * 60 * 1000;

/**
 * Builds the LinkedIn address that adds a certificate to a profile ("Add to profile"), with the
 * month that stands on the paper.
 *
 * @param url public verification page
 */
export const linkedInUrl = (
  {
    courseTitle,
    organizationName,
    serial,
    issuedAt,
  }: Pick<Certificate, 'courseTitle' | 'organizationName' | 'serial' | 'issuedAt'>,
  url: string,
) => {
  const issued = new Date(Date.parse(issuedAt) + dhakaMs);
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
