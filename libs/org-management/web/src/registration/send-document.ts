import { documentPieceBytes, type RegistrationDocumentState } from '@lms/org-management/contract';

interface Answer {
  data?: RegistrationDocumentState;
  error?: unknown;
}

/** Calls of the registration API. */
export interface DocumentCalls {
  open: (file: File) => PromiseLike<Answer>;
  send: (key: string, offset: number, piece: Blob) => PromiseLike<Answer>;
}

/**
 * Uploads a document in pieces, starting at the offset that the server has reached.
 *
 * @param previous state of an interrupted upload
 * @param shouldContinue called after each piece; `false` stops the upload
 */
export const sendDocument = async (
  file: File,
  { open, send }: DocumentCalls,
  shouldContinue: (state: RegistrationDocumentState) => boolean,
  previous?: RegistrationDocumentState,
): Promise<Answer> => {
  let { data, error }: Answer = previous ? { data: previous } : await open(file);
  while (data && !data.stored && shouldContinue(data)) {
    const { key, received } = data;
    const piece = file.slice(received, received + documentPieceBytes);
    ({ data, error } = await send(key, received, piece));
  }
  return data ? { data } : { error };
};
