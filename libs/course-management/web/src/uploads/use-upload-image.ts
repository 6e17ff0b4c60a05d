import { sendFile } from './send-file';
import { useUploadCalls } from './use-upload';

/** Returns a function that uploads a picture of a rich text and returns its address. */
export const useUploadImage = () => {
  const calls = useUploadCalls();
  return async (file: File) => {
    const result = await sendFile({
      kind: 'IMAGE',
      file,
      calls,
      onState: () => undefined,
      isPaused: () => false,
    });
    if ('upload' in result) return result.upload.url;
    throw new Error('the picture was not stored');
  };
};
