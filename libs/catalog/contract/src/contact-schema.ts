import { code, email, languages, lineOfText, text } from '@lms/contract';
import { type InferType, object, string } from 'yup';
import { contactTopics } from './contact';

/** Contact form. */
export const contactFormSchema = object({
  name: lineOfText({ min: 2, max: 100 }).required(code('required')),
  email: email({ min: 3, max: 254 }).required(code('required')),
  topic: string().oneOf(contactTopics, code('oneOf')).required(code('required')),
  message: text({ min: 10, max: 4_000 }).required(code('required')),
}).noUnknown();
export type ContactForm = InferType<typeof contactFormSchema>;

/** Body of `POST /catalog/contact`. */
export const contactSchema = contactFormSchema
  .shape({
    /** Language of the screen. */
    language: string().oneOf(languages, code('oneOf')).required(code('required')),
    /** Token of `GET /catalog/contact/token`. */
    token: text({ max: 200 }).required(code('required')),
    /** Honeypot: people don't see this field, so only a bot fills it in. */
    website: text({ max: 1_000 }),
  })
  .noUnknown();
export type ContactInput = InferType<typeof contactSchema>;
