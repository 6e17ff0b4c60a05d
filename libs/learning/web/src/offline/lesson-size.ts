import type { OfflineLesson } from '@lms/learning/contract';

/** Returns the size of a lesson on a device, without its video. */
export const sizeOf = ({ content, files }: OfflineLesson) =>
  new Blob([JSON.stringify(content)]).size + files.reduce((sum, { bytes }) => sum + bytes, 0);

export const videoSizeOf = ({ video }: OfflineLesson) => video?.bytes ?? 0;

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
