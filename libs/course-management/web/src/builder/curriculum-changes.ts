import type { DraftSection } from '@lms/course-management/contract';

/** Takes over a new curriculum, announces it, and sets the focus to what has the name `focus`. */
export type CurriculumChange = (sections: DraftSection[], message: string, focus?: string) => void;

/** Section or lesson taken away, as long as it can be brought back. */
export interface RemovedPart {
  title: string;
  /** Name of what gets the focus when it is brought back. */
  focus: string;
  /** Puts it back into what the curriculum has become since. */
  restore: (sections: DraftSection[]) => DraftSection[];
}
export type CurriculumRemoval = (sections: DraftSection[], removed: RemovedPart) => void;
