import { Select } from '@lms/admin-ui';
import type { CourseDraft, DraftLesson, DraftSection } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { moveKeys } from '../move-keys';
import { moveLesson, stepLesson, withLessonOf, withoutLesson } from './curriculum';
import type { CurriculumChange, CurriculumRemoval } from './curriculum-changes';
import styles from './curriculum.module.css';
import { DragHandle, MoveButton } from './move-button';
import { searchOf, usePlace } from './steps';
import type { CurriculumDrag } from './use-curriculum-drag';
import { useMoveText } from './use-move-text';

interface LessonRowProps {
  lesson: DraftLesson;
  index: number;
  section: DraftSection;
  sections: DraftSection[];
  mayWrite: boolean;
  drag: CurriculumDrag;
  onChange: CurriculumChange;
  onRemove: CurriculumRemoval;
}

export const lessonIcons = {
  VIDEO: 'play',
  ARTICLE: 'article',
  DOCUMENT: 'document',
  QUIZ: 'help',
} as const;

/** One lesson of the curriculum, with a link to its editor and buttons to move it. */
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
  const { place } = usePlace();
  const title = lesson.title || t('courses.curriculum.untitled');
  const { textOfLesson } = useMoveText();
  const move = (next: DraftSection[], control: string) =>
    onChange(next, textOfLesson(next, lesson.id), `${control} ${lesson.id}`);
  const step = (by: -1 | 1, control: string) => move(stepLesson(sections, lesson.id, by), control);
  const isFirst = sections[0]?.lessons[0]?.id === lesson.id;
  const isLast = sections.at(-1)?.lessons.at(-1)?.id === lesson.id;
  return (
    <li
      className={`${styles['lesson']} ${drag.isOver(lesson.id) ? styles['over'] : ''}`}
      {...drag.lessonTarget(lesson.id, section.id, index)}
    >
      {mayWrite && <DragHandle {...drag.source('lesson', lesson.id)} />}
      <Link
        className={styles['lessonLink']}
        data-focus={`lesson ${lesson.id}`}
        to={{ search: searchOf({ step: 'curriculum', lessonId: lesson.id }) }}
        aria-current={place.lessonId === lesson.id || undefined}
        preventScrollReset
        {...(mayWrite && moveKeys((by) => !(by < 0 ? isFirst : isLast) && step(by, 'lesson')))}
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
            focusName={`up ${lesson.id}`}
            onMove={() => step(-1, 'up')}
          />
          <MoveButton
            direction="down"
            name={title}
            disabled={isLast}
            focusName={`down ${lesson.id}`}
            onMove={() => step(1, 'down')}
          />
          {sections.length > 1 && (
            <Select
              data-focus={`section ${lesson.id}`}
              aria-label={t('courses.curriculum.toSection', { title })}
              value={section.id}
              onChange={(to) =>
                move(moveLesson(sections, lesson.id, to, Number.MAX_SAFE_INTEGER), 'section')
              }
              options={sections.map(({ id, title: name }, at) => ({
                value: id,
                label: name || t('courses.curriculum.sectionNumber', { number: at + 1 }),
              }))}
            />
          )}
          <Button
            danger
            data-focus={`delete ${lesson.id}`}
            aria-label={t('courses.curriculum.deleteNamed', { title })}
            onClick={() =>
              onRemove(withoutLesson(sections, lesson.id), {
                title,
                focus: `delete ${lesson.id}`,
                restore: (now) =>
                  withLessonOf(now, sections, {
                    section: sections.indexOf(section),
                    lesson: index,
                  }),
              })
            }
          >
            {t('admin.table.delete')}
          </Button>
        </div>
      )}
    </li>
  );
};
