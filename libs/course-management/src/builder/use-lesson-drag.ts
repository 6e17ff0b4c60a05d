import type { DraftSection } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { type DragEvent, useState } from 'react';
import { moveLesson, placeOf } from './curriculum';

/** Lessons dragged by pointer; the buttons beside them do the same for everybody else. */
export const useLessonDrag = (
  sections: DraftSection[],
  onChange: (sections: DraftSection[], message: string) => void,
) => {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    dragged,
    over,
    /** Of what is dragged. */
    source: (lessonId: string) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', lessonId);
        setDragged(lessonId);
      },
      onDragEnd: end,
    }),
    /** Of where it can be dropped: before a lesson, or at the end of a section. */
    target: (key: string, sectionId: string, index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(key);
      },
      onDrop: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        event.stopPropagation();
        const from = placeOf(sections, dragged);
        const target = sections.findIndex(({ id }) => id === sectionId);
        // What is taken from above in the same section makes the others move up.
        const to = from?.section === target && from.lesson < index ? index - 1 : index;
        const lesson = from && sections[from.section]?.lessons[from.lesson];
        end();
        onChange(
          moveLesson(sections, dragged, sectionId, to),
          t('courses.curriculum.movedTo', {
            title: lesson?.title || t('courses.curriculum.untitled'),
            position: to + 1,
            count: sections[target]?.lessons.length ?? 0,
          }),
        );
      },
    }),
  };
};
export type LessonDrag = ReturnType<typeof useLessonDrag>;
