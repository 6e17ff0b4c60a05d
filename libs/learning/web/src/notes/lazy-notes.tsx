import { useSession } from '@lms/auth/web';
import { lazyPart } from '@lms/ui';
import type { LessonNotesProps } from './lesson-notes';
import type { NotesCountProps, NotesToolsProps } from './notes-tools';

const texts = ['notes', 'problems'] as const;

const Tools = lazyPart({
  load: () => import('./notes-tools').then((module) => module.NotesTools),
  texts,
  idle: true,
  quiet: true,
});
const Count = lazyPart({
  load: () => import('./notes-tools').then((module) => module.NotesCount),
  texts,
  idle: true,
  quiet: true,
});
const Lesson = lazyPart({
  load: () => import('./lesson-notes').then((module) => module.LessonNotes),
  texts,
  idle: true,
});

/** Notes are private: an administrator who sees as the learner gets no notes at all. */
export const useIsWriter = () => {
  const { user } = useSession();
  return user !== null && !user.viewedAsUntil;
};

export const LazyNotesTools = (props: NotesToolsProps) => useIsWriter() && <Tools {...props} />;
export const LazyNotesCount = (props: NotesCountProps) => useIsWriter() && <Count {...props} />;
export const LazyLessonNotes = (props: LessonNotesProps) => useIsWriter() && <Lesson {...props} />;
