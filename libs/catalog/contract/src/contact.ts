/** Topics of contact messages. */
export const contactTopics = [
  'GENERAL',
  'LEARNER_SUPPORT',
  'ORGANIZATION',
  'CERTIFICATE',
  'ACCESSIBILITY',
  'OTHER',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Answer of `GET /catalog/contact/token`: signed, with the time at which the form was opened. */
export interface ContactToken {
  token: string;
}
