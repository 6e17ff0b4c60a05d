import type { CourseDraft, DraftLesson, DraftSection } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button, Icon, Select } from '@lms/ui';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { moveLesson, placeOf, stepLesson, withoutLesson } from './curriculum';
import styles from './curriculum.module.css';
import { MoveButton } from './move-button';
import { searchOf } from './steps';
import type { LessonDrag } from './use-lesson-drag';

interface LessonRowProps {
  lesson: DraftLesson;
  index: number;
  section: DraftSection;
  sections: DraftSection[];
  mayWrite: boolean;
  drag: LessonDrag;
  onChange: (sections: DraftSection[], message: string) => void;
  onRemove: (sections: DraftSection[], title: string) => void;
}

export const lessonIcons = {
  VIDEO: 'play',
  ARTICLE: 'article',
  DOCUMENT: 'document',
  QUIZ: 'quiz',
} as const;

/** One lesson of the curriculum: what it is, the way to its editor, and how it is moved. */
export const LessonRow = ({
  lesson,
  index,
  section,
  sections,
  mayWrite,
  drag,
  onChange,
  onRemove,
}: LessonRowProps) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<CourseDraft>();
  const title = lesson.title || t('courses.curriculum.untitled');
  const move = (next: DraftSection[]) => {
    const place = placeOf(next, lesson.id);
    const now = place && next[place.section];
    onChange(
      next,
      now
        ? t('courses.curriculum.movedToSection', {
            title,
            section: now.title || t('courses.curriculum.untitled'),
            position: place.lesson + 1,
            count: now.lessons.length,
          })
        : '',
    );
  };
  const isFirst = sections[0]?.lessons[0]?.id === lesson.id;
  const isLast = sections.at(-1)?.lessons.at(-1)?.id === lesson.id;
  const isOver = drag.over === lesson.id && drag.dragged !== lesson.id;
  return (
    <li
      className={`${styles['lesson']} ${isOver ? styles['over'] : ''}`}
      {...drag.target(lesson.id, section.id, index)}
    >
      {mayWrite && (
        <span className={styles['handle']} aria-hidden="true" {...drag.source(lesson.id)}>
          ⠿
        </span>
      )}
      <Link
        className={styles['lessonLink']}
        to={{ search: searchOf({ step: 'curriculum', lessonId: lesson.id }) }}
        preventScrollReset
      >
        <Icon name={lessonIcons[lesson.type]} />
        <span lang={lesson.title ? values.language : undefined}>{title}</span>
        <span className={styles['small']}>
          {t(`courses.lessonType.${lesson.type}`)}
          {' · '}
          {t('courses.lesson.minutes', { count: lesson.durationMinutes })}
        </span>
      </Link>
      {mayWrite && (
        <div className={styles['tools']}>
          <MoveButton
            direction="up"
            name={title}
            disabled={isFirst}
            onMove={() => move(stepLesson(sections, lesson.id, -1))}
          />
          <MoveButton
            direction="down"
            name={title}
            disabled={isLast}
            onMove={() => move(stepLesson(sections, lesson.id, 1))}
          />
          {sections.length > 1 && (
            <Select
              aria-label={t('courses.curriculum.toSection', { title })}
              value={section.id}
              onChange={({ target }) =>
                move(moveLesson(sections, lesson.id, target.value, Number.MAX_SAFE_INTEGER))
              }
            >
              {sections.map(({ id, title: name }, at) => (
                <option key={id} value={id}>
                  {name || t('courses.curriculum.sectionNumber', { number: at + 1 })}
                </option>
              ))}
            </Select>
          )}
          <Button
            look="danger"
            aria-label={t('courses.curriculum.deleteNamed', { title })}
            onClick={() => onRemove(withoutLesson(sections, lesson.id), title)}
          >
            {t('admin.table.delete')}
          </Button>
        </div>
      )}
    </li>
  );
};
