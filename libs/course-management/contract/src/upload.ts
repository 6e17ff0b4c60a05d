import { code, lineOfText } from '@lms/contract';
import { type InferType, number, object, string } from 'yup';

export const uploadKinds = ['IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'CAPTIONS'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Maximum size of a file of each kind, in bytes. */
export const uploadLimits: Record<UploadKind, number> = {
  IMAGE: 8 * 1024 * 1024,
  VIDEO: 2 * 1024 * 1024 * 1024,
  AUDIO: 256 * 1024 * 1024,
  DOCUMENT: 50 * 1024 * 1024,
  CAPTIONS: 1024 * 1024,
};

/** A stored file. Its type was detected from its content. */
export interface Upload {
  id: string;
  kind: UploadKind;
  url: string;
  name: string;
  bytes: number;
  /** VIDEO or AUDIO: its length, if the file gives it. */
  durationSeconds: number | null;
  /** VIDEO: address of its poster picture. */
  posterUrl: string | null;
  /** CAPTIONS: the spoken text with its start times, in seconds. */
  transcript: { start: number; text: string }[] | null;
}

/** Query of `POST /upload`, whose body is multipart with one file. */
export const uploadQuerySchema = object({
  kind: string<UploadKind>()
    .oneOf([...uploadKinds], code('oneOf'))
    .required(code('required')),
}).noUnknown();

/** Body of `POST /upload/resumable`, which starts an upload in pieces. */
export const resumableUploadSchema = uploadQuerySchema.shape({
  name: lineOfText({ min: 1, max: 200 }).required(code('required')),
  bytes: number().integer(code('integer')).min(1, code('min')).required(code('required')),
});
export type ResumableUploadInput = InferType<typeof resumableUploadSchema>;

/** Query of `PUT /upload/resumable/{id}`: the offset of the piece. */
export const uploadPieceQuerySchema = object({
  offset: string()
    .matches(/^\d{1,12}$/, code('invalid'))
    .required(code('required')),
}).noUnknown();

/**
 * Recommended size of a piece: small enough to arrive within a few seconds on a slow connection. The
 * server cuts a request off after 15 seconds, and the piece has to be sent again.
 */
export const uploadPieceBytes = 1024 * 1024;
/** Maximum size of a piece, in bytes. */
export const uploadPieceLimit = 4 * 1024 * 1024;

/**
 * Answer of `POST /upload/resumable`, of `PUT /upload/resumable/{id}?offset=`, whose body is a piece
 * as `application/octet-stream`, and of `GET /upload/{id}`. The next piece begins at `received`;
 * after an interruption `GET` returns it, as does the refusal of a piece with another offset (409
 * `entity.conflict` with `received` in the parameters of `offset`). `upload` is set once the file is
 * stored; if everything was received and `upload` is missing, an empty piece retries the storing. A
 * file of another type is refused and deleted: 415, or for captions 400 with the `line`.
 */
export interface UploadState {
  id: string;
  kind: UploadKind;
  name: string;
  bytes: number;
  received: number;
  upload: Upload | null;
}
