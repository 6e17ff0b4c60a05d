import type { Certificate } from '@lms/learning/contract';

/**
 * Where LinkedIn takes a certificate into a profile ("Add to profile").
 * @param url of the public verification
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
