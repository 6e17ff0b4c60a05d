import { type InferType, object, string } from 'yup';
import { languages, email, lineOfText, text, code } from '@lms/contract';
import { contactTopics } from './contact';

/** What a person fills in to write to those who run the site. */
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
    /** Of the screen that it was written on. */
    language: string().oneOf(languages, code('oneOf')).required(code('required')),
    /** Of `GET /catalog/contact/token`. */
    token: text({ max: 200 }).required(code('required')),
    /** A field that people do not see: who fills it in is no person. */
    website: text({ max: 1_000 }),
  })
  .noUnknown();
export type ContactInput = InferType<typeof contactSchema>;
