import type { DraftSection } from '@lms/course-management/contract';
import { type DragEvent, useState } from 'react';
import { moveLesson, moveSection, placeOf } from './curriculum';
import { useMoveText } from './use-move-text';

interface Dragged {
  kind: 'lesson' | 'section';
  id: string;
}

/** Drag and drop of sections and lessons by pointer; buttons do the same for keyboards. */
export const useCurriculumDrag = (
  sections: DraftSection[],
  onChange: (sections: DraftSection[], message: string) => void,
) => {
  const { textOfLesson, textOfSection } = useMoveText();
  const [dragged, setDragged] = useState<Dragged>();
  const [over, setOver] = useState<string>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const dropLesson = (id: string, sectionId: string, index: number) => {
    const from = placeOf(sections, id);
    const target = sections.findIndex((section) => section.id === sectionId);
    // Removing a lesson above in the same section shifts the index by one.
    const to = from?.section === target && from.lesson < index ? index - 1 : index;
    const next = moveLesson(sections, id, sectionId, to);
    onChange(next, textOfLesson(next, id));
  };
  const dropSection = (id: string, index: number) => {
    const next = moveSection(sections, id, index);
    onChange(next, textOfSection(next, id));
  };
  const target = (key: string, drop: (dragged: Dragged) => void) => ({
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setOver(key);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      end();
      if (dragged) drop(dragged);
    },
  });
  return {
    isOver: (id: string) => over === id && dragged?.id !== id,
    /** Props of a dragged element. */
    source: (kind: Dragged['kind'], id: string) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', id);
        setDragged({ kind, id });
      },
      onDragEnd: end,
    }),
    /** Props of a lesson, before which another can be dropped. */
    lessonTarget: (id: string, sectionId: string, index: number) =>
      dragged?.kind === 'lesson'
        ? target(id, ({ id: lessonId }) => dropLesson(lessonId, sectionId, index))
        : undefined,
    /** Props of a section, which accepts lessons at its end, and sections in its place. */
    sectionTarget: ({ id, lessons }: DraftSection, index: number) =>
      dragged &&
      target(id, (what) =>
        what.kind === 'lesson'
          ? dropLesson(what.id, id, lessons.length)
          : dropSection(what.id, index),
      ),
  };
};
export type CurriculumDrag = ReturnType<typeof useCurriculumDrag>;
