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
