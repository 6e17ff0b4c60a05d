import type { Readable } from 'node:stream';

/** What a store knows of a file without reading it. */
export interface FileFacts {
  name: string;
  bytes: number;
  modifiedAt: Date;
}

/** First and last byte of a part of a file, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What a stored content has to have. */
export interface ExpectedContent {
  bytes: number;
  /** SHA-256 in hexadecimal digits. */
  sha256?: string;
}

/** How a signed link gives a file to a browser. */
export interface LinkedAs {
  contentType: string;
  contentDisposition?: string;
}

/**
 * The files of a site, by names such as `media/pictures/1f.webp`. A file is there whole or not at
 * all, and survives the end of the server from the moment that its storing is answered.
 */
export interface FileStore {
  /** Place of the files for messages: a folder, or the address of a bucket without its keys. */
  readonly address: string;
  /**
   * Makes the store ready for use.
   *
   * @param setting variable that names it, for messages
   * @throws StartError with one line for the operator
   */
  prepare: (setting?: string) => Promise<void>;
  /**
   * Stores a content, in the place of the file of this name if there is one.
   *
   * @throws Error for a stream that is not as expected; nothing is stored then
   */
  put: {
    (name: string, content: Buffer): Promise<void>;
    (name: string, content: Readable, expected: ExpectedContent): Promise<void>;
  };
  /** Moves a file of this machine's disk into the store. */
  take: (name: string, path: string) => Promise<void>;
  /** Reads a file, or a part of it that it has; undefined if there is none. */
  get: (name: string, range?: ByteRange) => Promise<Readable | undefined>;
  stat: (name: string) => Promise<FileFacts | undefined>;
  /** Removes a file; one that is not there counts as removed. */
  remove: (name: string) => Promise<void>;
  /** Lists the files whose names begin so, at least with a folder and `/`. */
  list: (prefix: string) => AsyncIterable<FileFacts>;
  /**
   * Signs a link by which anybody reads the file for some seconds; undefined if only the server
   * gives it out.
   */
  signLink?: (name: string, seconds: number, as: LinkedAs) => Promise<string>;
}

/**
 * Error of a store that does not answer, or refuses the server; answered as `server.unavailable`.
 * The message holds no secret.
 */
export class FilesAwayError extends Error {
  override name = 'FilesAwayError';
  readonly statusCode = 503;
}

const nameForm = /^\w[\w-]*(?:\/\w[\w.-]*)+$/;

/** Tells whether a name, also one from a request, can be that of a file: no `..`, no empty part. */
export const isFileName = (name: string) => nameForm.test(name);

/** Media types of the files that the product stores under a name with an ending. */
const mediaTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
};

export const mediaTypeOf = (name: string) =>
  mediaTypes[/\.(\w+)$/.exec(name)?.[1] ?? ''] ?? 'application/octet-stream';
