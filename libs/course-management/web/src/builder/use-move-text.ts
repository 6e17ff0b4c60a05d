import type { DraftSection } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { placeOf } from './curriculum';

/** Returns the text announced after a move: the new position. */
export const useMoveText = () => {
  const { t } = useTranslation();
  const untitled = t('courses.curriculum.untitled');
  return {
    textOfLesson: (sections: DraftSection[], id: string) => {
      const place = placeOf(sections, id);
      const section = place && sections[place.section];
      return section
        ? t('courses.curriculum.movedToSection', {
            title: section.lessons[place.lesson]?.title || untitled,
            section: section.title || untitled,
            position: place.lesson + 1,
            count: section.lessons.length,
          })
        : '';
    },
    textOfSection: (sections: DraftSection[], id: string) => {
      const at = sections.findIndex((section) => section.id === id);
      return t('courses.curriculum.movedTo', {
        title: sections[at]?.title || untitled,
        position: at + 1,
        count: sections.length,
      });
    },
  };
};
