import type { OfflineLesson } from '@lms/learning/contract';

/** Size of the videos that a device keeps of a course. */
export type VideoChoice = 'NONE' | 'SMALLER' | 'LARGER';

/** Returns the size of a lesson on a device, without its video. */
export const sizeOf = ({ content, files }: OfflineLesson) =>
  new Blob([JSON.stringify(content)]).size + files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the file of a lesson's video that is kept; the whole one where there is no smaller. */
export const videoOf = ({ video, smaller }: OfflineLesson, choice: VideoChoice) => {
  if (choice === 'NONE') return null;
  return choice === 'SMALLER' ? (smaller ?? video) : video;
};

export const videoSizeOf = (lesson: OfflineLesson, choice: VideoChoice) =>
  videoOf(lesson, choice)?.bytes ?? 0;

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
