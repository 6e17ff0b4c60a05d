import { EmptyList, TextField } from '@lms/admin-ui';
import { type LessonType, lessonTypes } from '@lms/contract';
import type { DraftSection } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { moveKeys } from '../move-keys';
import { newLesson, withLesson, withSectionOf } from './curriculum';
import type { CurriculumChange, CurriculumRemoval } from './curriculum-changes';
import styles from './curriculum.module.css';
import { LessonRow } from './lesson-row';
import { DragHandle, MoveButton } from './move-button';
import { usePlace } from './steps';
import type { CurriculumDrag } from './use-curriculum-drag';

interface SectionCardProps {
  index: number;
  sections: DraftSection[];
  mayWrite: boolean;
  drag: CurriculumDrag;
  onChange: CurriculumChange;
  onRemove: CurriculumRemoval;
  onMove: (id: string, to: number, focus: string) => void;
}

/** One section with its lessons. */
export const SectionCard = ({
  index,
  sections,
  mayWrite,
  drag,
  onChange,
  onRemove,
  onMove,
}: SectionCardProps) => {
  const { t } = useTranslation();
  const { go } = usePlace();
  const section = sections[index]!;
  const name = section.title || t('courses.curriculum.sectionNumber', { number: index + 1 });
  const add = (type: LessonType) => {
    const lesson = newLesson(type);
    onChange(withLesson(sections, section.id, lesson), '');
    go({ step: 'curriculum', lessonId: lesson.id, field: 'title' });
  };
  return (
    <li
      className={`${styles['section']} ${drag.isOver(section.id) ? styles['over'] : ''}`}
      aria-label={name}
      {...drag.sectionTarget(section, index)}
    >
      <div className={styles['sectionHead']}>
        {mayWrite && <DragHandle {...drag.source('section', section.id)} />}
        <div
          className={styles['sectionTitle']}
          data-field={`section-${section.id}`}
          data-focus={`title ${section.id}`}
          {...(mayWrite &&
            moveKeys(
              (by) => sections[index + by] && onMove(section.id, index + by, `title ${section.id}`),
            ))}
        >
          <TextField name={`sections[${index}].title`} />
        </div>
        {mayWrite && (
          <div className={styles['tools']}>
            <MoveButton
              direction="up"
              name={name}
              disabled={index === 0}
              focusName={`up ${section.id}`}
              onMove={() => onMove(section.id, index - 1, `up ${section.id}`)}
            />
            <MoveButton
              direction="down"
              name={name}
              disabled={index === sections.length - 1}
              focusName={`down ${section.id}`}
              onMove={() => onMove(section.id, index + 1, `down ${section.id}`)}
            />
            <Button
              danger
              data-focus={`delete ${section.id}`}
              aria-label={t('courses.curriculum.deleteNamed', { title: name })}
              onClick={() =>
                onRemove(
                  sections.filter(({ id }) => id !== section.id),
                  {
                    title: name,
                    focus: `delete ${section.id}`,
                    restore: (now) => withSectionOf(now, sections, index),
                  },
                )
              }
            >
              {t('admin.table.delete')}
            </Button>
          </div>
        )}
      </div>
      {section.lessons.length === 0 ? (
        <EmptyList text={t('courses.curriculum.noLessons')} />
      ) : (
        <ol className={styles['lessons']}>
          {section.lessons.map((lesson, at) => (
            <LessonRow
              key={lesson.id}
              lesson={lesson}
              index={at}
              section={section}
              sections={sections}
              mayWrite={mayWrite}
              drag={drag}
              onChange={onChange}
              onRemove={onRemove}
            />
          ))}
        </ol>
      )}
      {mayWrite && (
        <div
          role="group"
          aria-label={t('courses.curriculum.addTo', { title: name })}
          className={`${styles['tools']} ${styles['add']}`}
        >
          {lessonTypes.map((type) => (
            <Button key={type} onClick={() => add(type)}>
              {t(`courses.curriculum.add.${type}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
};
