/** What a message to those who run the site is about. */
export const contactTopics = [
  'GENERAL',
  'LEARNER_SUPPORT',
  'ORGANIZATION',
  'CERTIFICATE',
  'ACCESSIBILITY',
  'OTHER',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Answer of `GET /catalog/contact/token`: signed, and tells when the form was opened. */
export interface ContactToken {
  token: string;
}
