import { type InferType, number, object, string } from 'yup';
import { text, code } from '@lms/contract';

export const uploadKinds = ['IMAGE', 'VIDEO', 'DOCUMENT', 'CAPTIONS'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Bytes that a file of each kind may have. */
export const uploadLimits: Record<UploadKind, number> = {
  IMAGE: 8 * 1024 * 1024,
  VIDEO: 2 * 1024 * 1024 * 1024,
  DOCUMENT: 50 * 1024 * 1024,
  CAPTIONS: 1024 * 1024,
};

/** A stored file. Its type was found from its content. */
export interface Upload {
  id: string;
  kind: UploadKind;
  url: string;
  name: string;
  bytes: number;
  /** VIDEO: its length, where the file tells it. */
  durationSeconds: number | null;
  /** VIDEO: a picture of it. */
  posterUrl: string | null;
  /** CAPTIONS: what is said when. */
  transcript: { start: number; text: string }[] | null;
}

/** Query of `POST /upload`, whose body is multipart with one file. */
export const uploadQuerySchema = object({
  kind: string<UploadKind>()
    .oneOf([...uploadKinds], code('oneOf'))
    .required(code('required')),
}).noUnknown();

/** Body of `POST /upload/resumable`, which opens an upload in pieces. */
export const resumableUploadSchema = uploadQuerySchema.shape({
  name: text({ min: 1, max: 200 }).required(code('required')),
  bytes: number().integer(code('integer')).min(1, code('min')).required(code('required')),
});
export type ResumableUploadInput = InferType<typeof resumableUploadSchema>;

/** Query of `PUT /upload/resumable/{id}`: where the piece begins. */
export const uploadPieceQuerySchema = object({
  offset: string()
    .matches(/^\d{1,12}$/, code('invalid'))
    .required(code('required')),
}).noUnknown();

/**
 * How much a piece should have: small enough to come through within a few seconds on a slow line, for
 * the server cuts a request after 15, and what was cut is sent again.
 */
export const uploadPieceBytes = 1024 * 1024;
/** How much a piece may have. */
export const uploadPieceLimit = 4 * 1024 * 1024;

/**
 * Answer of `POST /upload/resumable`, of `PUT /upload/resumable/{id}?offset=`, whose body is a piece as
 * `application/octet-stream`, and of `GET /upload/{id}`. A piece begins where `received` ends; after a
 * cut, `GET` tells where that is, as does the refusal of a piece that begins elsewhere (409
 * `entity.conflict` with `received` in the parameters of `offset`). `upload` is there once all of it was
 * stored; where all has come and it is not, an empty piece has it stored.
 *
 * A file that is not of its kind is refused and gone: 415, or for captions 400 with the `line`.
 */
export interface UploadState {
  id: string;
  kind: UploadKind;
  name: string;
  bytes: number;
  received: number;
  upload: Upload | null;
}
