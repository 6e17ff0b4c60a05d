import {
  type Upload,
  type UploadKind,
  uploadPieceBytes,
  type UploadState,
} from '@lms/course-management/contract';

type Answer = PromiseLike<{ data?: UploadState; error?: unknown }>;

/** Calls of the upload API. */
export interface UploadCalls {
  open: (kind: UploadKind, file: File) => Answer;
  send: (id: string, offset: number, piece: Blob) => Answer;
  /** Reads the number of bytes received. */
  look: (id: string) => Answer;
}

export type SendResult = { upload: Upload } | { error: unknown } | { paused: true };

interface SendOptions {
  kind: UploadKind;
  file: File;
  calls: UploadCalls;
  /** Id of the upload to resume, after a pause or a lost connection. */
  id?: string;
  onState: (state: UploadState) => void;
  isPaused: () => boolean;
}

/** Uploads a file in pieces, starting at the offset that the server has reached. */
export const sendFile = async ({
  kind,
  file,
  calls,
  id,
  onState,
  isPaused,
}: SendOptions): Promise<SendResult> => {
  let { data, error } = await (id ? calls.look(id) : calls.open(kind, file));
  while (data && !data.upload) {
    onState(data);
    if (isPaused()) return { paused: true };
    const { id: opened, received } = data;
    const piece = file.slice(received, received + uploadPieceBytes);
    ({ data, error } = await calls.send(opened, received, piece));
  }
  return data?.upload ? { upload: data.upload } : { error };
};
