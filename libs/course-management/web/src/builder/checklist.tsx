import type { ChecklistItem, CourseDraft } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './builder.module.css';
import { placeOf } from './curriculum';
import { placeOfItem, searchOf } from './steps';

interface ChecklistProps {
  items: readonly ChecklistItem[];
  draft: CourseDraft;
  /** Links the items to their fields; only possible inside the builder. */
  linked?: boolean;
}

/** Lists the problems of a draft, each with a link to the field that solves it. */
export const CourseChecklist = ({ items, draft, linked = false }: ChecklistProps) => {
  const { t } = useTranslation();
  const nameOf = ({ lessonId, sectionId }: ChecklistItem) => {
    const place = lessonId ? placeOf(draft.sections, lessonId) : undefined;
    const section = place
      ? draft.sections[place.section]
      : draft.sections.find(({ id }) => id === sectionId);
    const titled = place ? section?.lessons[place.lesson] : section;
    return titled && (titled.title || t('courses.curriculum.untitled'));
  };
  // A lesson may have been deleted since the items were made.
  const open = items.filter(({ lessonId }) => !lessonId || placeOf(draft.sections, lessonId));
  return (
    <ul className={styles['checklist']}>
      {open.map((item, index) => {
        const name = nameOf(item);
        const text = (
          <>
            {name && <strong lang={draft.language}>{name}</strong>}
            {name && ' – '}
            {t(`courses.checklist.${item.code}`)}
            {item.about && ` (${item.about})`}
          </>
        );
        return (
          <li key={`${item.code} ${item.lessonId ?? item.sectionId ?? item.field} ${index}`}>
            {linked ? <Link to={{ search: searchOf(placeOfItem(item)) }}>{text}</Link> : text}
          </li>
        );
      })}
    </ul>
  );
};
