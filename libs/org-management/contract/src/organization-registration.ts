import { code, languages, lineOfText, text } from '@lms/contract';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { organizationSchema } from './organization';
import { registrationDocuments } from './registration-limits';

const documentKey = () => text({ min: 1, max: 64 }).required(code('required'));
const formToken = () => text({ max: 200 }).required(code('required'));

const documentKeys = () =>
  array(documentKey())
    .min(1, code('required'))
    .max(registrationDocuments.most, code('max'))
    .required(code('required'));

/** Form with which an organization asks to join. */
export const organizationRegistrationFormSchema = organizationSchema.shape({
  /** Keys of the documents uploaded before. */
  documents: documentKeys(),
  terms: boolean().required(code('terms')).oneOf([true], code('terms')),
});
export type OrganizationRegistrationForm = InferType<typeof organizationRegistrationFormSchema>;

/** Body of `POST /organization/register`. A token registers once, however often it is sent. */
export const organizationRegistrationSchema = organizationRegistrationFormSchema
  .shape({
    /** Language of the screen, which mails use. */
    language: string().oneOf(languages, code('oneOf')).required(code('required')),
    /** Token from `GET /organization/register/token`. */
    token: formToken(),
    /** Hidden field (honeypot): only bots fill it in. */
    fax: text({ max: 1_000 }),
  })
  .noUnknown();
export type OrganizationRegistrationInput = InferType<typeof organizationRegistrationSchema>;

/** Answer of `GET /organization/register/token`: signed, with the time when the form was opened. */
export interface RegistrationToken {
  token: string;
}

/** Body of `POST /organization/register/document`, which starts the upload of a document in pieces. */
export const registrationDocumentSchema = object({
  token: formToken(),
  name: lineOfText({ min: 1, max: 200 }).required(code('required')),
  bytes: number()
    .integer(code('integer'))
    .min(1, code('min'))
    .max(registrationDocuments.bytes, code('max'))
    .required(code('required')),
}).noUnknown();
export type RegistrationDocumentInput = InferType<typeof registrationDocumentSchema>;

/** Query of `PUT /organization/register/document/{key}`, whose body is multipart with one piece. */
export const documentPieceSchema = object({
  offset: string()
    .matches(/^\d{1,9}$/, code('invalid'))
    .required(code('required')),
}).noUnknown();

/**
 * Answer of both: the next piece begins at `received`; `stored` is true once the document is
 * complete.
 */
export interface RegistrationDocumentState {
  key: string;
  received: number;
  stored: boolean;
}
