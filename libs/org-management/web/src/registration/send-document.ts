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
 * @param begun how far it came before
 * @param goOn told after each piece; with `false` no further one is sent
 */
export const sendDocument = async (
  file: File,
  { open, send }: DocumentCalls,
  goOn: (state: RegistrationDocumentState) => boolean,
  begun?: RegistrationDocumentState,
): Promise<Answer> => {
  let { data, error }: Answer = begun ? { data: begun } : await open(file);
  while (data && !data.stored && goOn(data)) {
    const { key, received } = data;
    const piece = file.slice(received, received + documentPieceBytes);
    ({ data, error } = await send(key, received, piece));
  }
  return data ? { data } : { error };
};
