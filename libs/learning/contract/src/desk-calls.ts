import { code, fileLanguage, lineOfText } from '@lms/contract';
import { array, type InferType, object, string } from 'yup';
import { maxBadgeLength, maxBadges, maxSerials, maxSheetRows } from './verdict';

/** Body of `POST /certificate/verify/many`: numbers in any form. */
export const manySerialsSchema = object({
  serials: array(lineOfText({ max: 60 }).required(code('required')))
    .required(code('required'))
    .max(maxSerials, code('max')),
}).noUnknown();

/** Body of `POST /certificate/badge/verify`: texts of badges, as JSON or as a signed token. */
export const badgesSchema = object({
  badges: array(string().max(maxBadgeLength, code('maxLength')).required(code('required')))
    .required(code('required'))
    .max(maxBadges, code('max')),
}).noUnknown();

/** Body of `POST /certificate/sheet`. A row without serial and receipt was not read. */
export const sheetSchema = object({
  language: fileLanguage().required(code('required')),
  askedBy: lineOfText({ max: 120 }).default(''),
  rows: array(
    object({
      /** Name of the file, or the line, that was given. */
      given: lineOfText({ max: 120 }).required(code('required')),
      serial: lineOfText({ max: 60 }),
      receipt: string().max(6000, code('maxLength')),
    }).noUnknown(),
  )
    .required(code('required'))
    .min(1, code('required'))
    .max(maxSheetRows, code('max')),
}).noUnknown();
export type SheetInput = InferType<typeof sheetSchema>;

/** Query of `GET /certificate/sheet`: the text in a sheet's QR code. */
export const sealSchema = object({
  seal: string().max(200, code('maxLength')).required(code('required')),
}).noUnknown();

/** Body of `POST /certificate/sheet/verify`: hash of a sheet's file, and the signature at its end. */
export const sheetFileSchema = object({
  sha256: string()
    .required(code('required'))
    .matches(/^[0-9a-f]{64}$/, code('invalid')),
  key: string()
    .required(code('required'))
    .matches(/^[0-9a-f]{16}$/, code('invalid')),
  signature: string()
    .required(code('required'))
    .matches(/^[\w-]{86}$/, code('invalid')),
}).noUnknown();
