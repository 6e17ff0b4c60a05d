import { EmptyList, Notice } from '@lms/admin-ui';
import type { CourseDraft } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { moveSection, newSection, placeOf } from './curriculum';
import type { CurriculumChange, CurriculumRemoval, RemovedPart } from './curriculum-changes';
import styles from './curriculum.module.css';
import { LessonEditor } from './lesson-editor';
import { SectionCard } from './section-card';
import { type Place, usePlace } from './steps';
import { useCurriculumDrag } from './use-curriculum-drag';
import { useMoveText } from './use-move-text';

interface CurriculumStepProps {
  courseId: string;
  mayWrite: boolean;
  /** True if there is room for a lesson's editor beside the lessons. */
  isBeside: boolean;
  /** Shown below the open lesson, where that stands beside. */
  children: ReactNode;
}

/** Moves the focus to a lesson that opens, and back to its link, unless the address names a field. */
const useLessonFocus = ({ lessonId, field }: Place) => {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(lessonId);
  useEffect(() => {
    const before = shown.current;
    shown.current = lessonId;
    if (field || before === lessonId) return;
    const link = `[data-focus="lesson ${before}"]`;
    box.current?.querySelector<HTMLElement>(lessonId ? 'h3' : link)?.focus();
  }, [lessonId, field]);
  return box;
};

/**
 * Builder step with sections and lessons, moved by drag or buttons. The editor of an open lesson
 * stands beside them, or takes their place where there is little room.
 */
export const CurriculumStep = ({ courseId, mayWrite, isBeside, children }: CurriculumStepProps) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<CourseDraft>();
  const { place } = usePlace();
  const at = place.lessonId ? placeOf(values.sections, place.lessonId) : undefined;
  const editor = at && (
    <LessonEditor key={place.lessonId} at={at} courseId={courseId} mayWrite={mayWrite} />
  );
  const box = useLessonFocus(place);
  if (!isBeside) {
    return (
      <div ref={box} className={styles['inPlace']}>
        {editor ?? <Curriculum mayWrite={mayWrite} />}
      </div>
    );
  }
  return (
    <div ref={box} className={styles['beside']} data-inspector="">
      <Curriculum mayWrite={mayWrite} />
      <aside className={styles['inspector']} aria-label={t('courses.curriculum.inspector')}>
        {editor ? (
          <div className={styles['card']}>{editor}</div>
        ) : (
          <p className={styles['hint']}>{t('courses.curriculum.choose')}</p>
        )}
        {children}
      </aside>
    </div>
  );
};

/** Keeps the focus near the author's last action, even if its element was removed or re-rendered. */
const useFocusAfter = () => {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const found = box.current?.querySelector<HTMLElement>(`[data-focus="${wanted.current}"]`);
    (found?.querySelector('input') ?? found)?.focus();
    wanted.current = undefined;
  });
  return { box, focusAfter: (name: string | undefined) => void (wanted.current = name) };
};

const Curriculum = ({ mayWrite }: { mayWrite: boolean }) => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<CourseDraft>();
  const { sections } = values;
  const { go } = usePlace();
  const [announced, setAnnounced] = useState('');
  const [removed, setRemoved] = useState<RemovedPart>();
  const { box, focusAfter } = useFocusAfter();
  const { textOfSection } = useMoveText();
  const change: CurriculumChange = (next, message, focus) => {
    void setFieldValue('sections', next);
    setAnnounced(message);
    focusAfter(focus);
  };
  const remove: CurriculumRemoval = (next, what) => {
    setRemoved(what);
    change(next, '', 'undo');
  };
  const move = (id: string, to: number, focus: string) => {
    const next = moveSection(sections, id, to);
    change(next, textOfSection(next, id), focus);
  };
  const drag = useCurriculumDrag(sections, change);
  const addSection = () => {
    const section = newSection();
    change([...sections, section], t('courses.curriculum.sectionAdded'));
    go({ step: 'curriculum', field: `section-${section.id}` }, true);
  };
  return (
    <div ref={box} className={styles['curriculum']}>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {removed && (
        <Notice>
          <p>{t('courses.curriculum.removed', { title: removed.title })}</p>
          <div>
            <Button
              data-focus="undo"
              onClick={() => {
                const { title, restore, focus } = removed;
                change(restore(sections), t('courses.curriculum.restored', { title }), focus);
                setRemoved(undefined);
              }}
            >
              {t('courses.curriculum.undo')}
            </Button>{' '}
            <Button
              type="link"
              onClick={() => {
                setRemoved(undefined);
                focusAfter('addSection');
              }}
            >
              {t('common.action.close')}
            </Button>
          </div>
        </Notice>
      )}
      {sections.length === 0 && <EmptyList text={t('courses.curriculum.empty')} />}
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
            onMove={move}
          />
        ))}
      </ol>
      {mayWrite && (
        <div data-field="addSection" className={styles['end']}>
          <Button type="primary" data-focus="addSection" onClick={addSection}>
            {t('courses.curriculum.addSection')}
          </Button>
          <p className={styles['keys']}>{t('courses.curriculum.keys')}</p>
        </div>
      )}
    </div>
  );
};
