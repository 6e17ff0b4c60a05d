import type { CourseDraft, DraftSection } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Alert, Button, EmptyState } from '@lms/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { moveSection, newSection, placeOf } from './curriculum';
import styles from './curriculum.module.css';
import { LessonEditor } from './lesson-editor';
import { SectionCard } from './section-card';
import { usePlace } from './steps';
import { useLessonDrag } from './use-lesson-drag';

interface CurriculumStepProps {
  courseId: string;
  mayWrite: boolean;
}

/** Sections and lessons, moved by drag or by buttons; one lesson's editor takes their place. */
export const CurriculumStep = ({ courseId, mayWrite }: CurriculumStepProps) => {
  const { values } = useFormikContext<CourseDraft>();
  const { place } = usePlace();
  const at = place.lessonId ? placeOf(values.sections, place.lessonId) : undefined;
  return at ? (
    <LessonEditor key={place.lessonId} at={at} courseId={courseId} mayWrite={mayWrite} />
  ) : (
    <Curriculum mayWrite={mayWrite} />
  );
};

/** What was taken away, as long as it can be brought back. */
interface Removed {
  title: string;
  before: DraftSection[];
}

const Curriculum = ({ mayWrite }: { mayWrite: boolean }) => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<CourseDraft>();
  const { sections } = values;
  const { go } = usePlace();
  const [announced, setAnnounced] = useState('');
  const [removed, setRemoved] = useState<Removed>();
  const change = (next: DraftSection[], message: string) => {
    void setFieldValue('sections', next);
    setAnnounced(message);
  };
  const remove = (next: DraftSection[], title: string) => {
    setRemoved({ title, before: sections });
    change(next, '');
  };
  const drag = useLessonDrag(sections, change);
  const addSection = () => {
    const section = newSection();
    change([...sections, section], t('courses.curriculum.sectionAdded'));
    go({ step: 'curriculum', field: `section-${section.id}` }, true);
  };
  return (
    <div className={styles['curriculum']}>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {removed && (
        <Alert>
          <p>{t('courses.curriculum.removed', { title: removed.title })}</p>
          <div>
            <Button
              look="secondary"
              onClick={() => {
                change(removed.before, t('courses.curriculum.restored', { title: removed.title }));
                setRemoved(undefined);
              }}
            >
              {t('courses.curriculum.undo')}
            </Button>{' '}
            <Button look="plain" onClick={() => setRemoved(undefined)}>
              {t('common.action.close')}
            </Button>
          </div>
        </Alert>
      )}
      {sections.length === 0 && <EmptyState text={t('courses.curriculum.empty')} />}
      <ol className={styles['sections']}>
        {sections.map((section, index) => (
          <SectionCard
            key={section.id}
            index={index}
            sections={sections}
            mayWrite={mayWrite}
            drag={drag}
            onChange={change}
            onRemove={remove}
            onMove={(by) =>
              change(
                moveSection(sections, section.id, index + by),
                t('courses.curriculum.movedTo', {
                  title: section.title || t('courses.curriculum.untitled'),
                  position: index + by + 1,
                  count: sections.length,
                }),
              )
            }
          />
        ))}
      </ol>
      {mayWrite && (
        <div data-field="addSection">
          <Button onClick={addSection}>{t('courses.curriculum.addSection')}</Button>
        </div>
      )}
    </div>
  );
};
