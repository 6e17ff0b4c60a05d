import { type Act, openStudyOf, type Unsent } from './study-database';
import { readStudy, studyState } from './study-state';

/** Tells pages apart: a page that is open sends its own notes. */
export const pageId = `${Date.now()} ${Math.random()}`;

export const isWaiting = ({ refused }: Unsent) => refused === undefined;

/** Tells whether something that can be sent waits on this device. */
export const isAnythingWaiting = () => studyState().unsent.some(isWaiting);

/** Keeps an act on the device, in the place of one with the same id; returns whether it is kept. */
export const keepUnsent = async (userId: string | undefined, act: Act): Promise<boolean> => {
  if (userId === undefined) return false;
  try {
    const database = await openStudyOf(userId);
    await database.put('unsent', { ...act, at: Date.now(), pageId });
    await readStudy(userId);
    return true;
  } catch {
    // Storage is blocked or full.
    return false;
  }
};

/** Forgets an act that has arrived, or that its learner gives up. */
export const dropUnsent = async (userId: string, id: string) => {
  await (await openStudyOf(userId)).delete('unsent', id);
  await readStudy(userId);
};

export const refuseUnsent = async (userId: string, act: Unsent, code: string) => {
  await (await openStudyOf(userId)).put('unsent', { ...act, refused: code });
  await readStudy(userId);
};
