import {
  Conflict,
  type Edit,
  Fieldset,
  Form,
  Notice,
  UnsavedGuard,
  useMinWidth,
} from '@lms/admin-ui';
import { type Course, type CourseDraft, courseDraftSchema } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { lazyPart, Loading, PageHead, Skeleton } from '@lms/ui';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnyObject, ObjectSchema } from 'yup';
import { glossaryPath, questionsPath } from '../courses/course-paths';
import { stageOf } from '../courses/use-course-action';
import { CourseStatusTags } from '../courses/use-course-view';
import styles from './builder.module.css';
import { ChecklistCard } from './checklist-card';
import { CurriculumStep } from './curriculum-step';
import { DetailsStep } from './details-step';
import { useDraftLabels } from './draft-labels';
import { type DraftSaver, isStuck, type SaveState } from './draft-saver';
import { SaveStatus } from './save-status';
import { StepLinks } from './step-links';
import { type Step, usePlace } from './steps';
import { useDraftSaver } from './use-draft-saver';
import { useFieldFocus } from './use-field-focus';

/** Holds the place of a step whose code is loaded, in em. */
const placeOf = (height: number) => (
  <Loading>
    <Skeleton height={height} />
  </Loading>
);

const MergedDraft = lazyPart({
  load: () => import('./merged-draft').then((module) => module.MergedDraft),
});
const SettingsStep = lazyPart({
  load: () => import('./settings-step').then((module) => module.SettingsStep),
  fallback: placeOf(40),
});
const PreviewStep = lazyPart({
  load: () => import('./preview-step').then((module) => module.PreviewStep),
  fallback: placeOf(80),
});
const SubmitStep = lazyPart({
  load: () => import('./submit-step').then((module) => module.SubmitStep),
  fallback: placeOf(8),
});

type DraftEdit = Edit<Course, CourseDraft>;

interface BuilderFormProps {
  course: Course;
  opened: NonNullable<DraftEdit['opened']>;
  /** True if the reader may edit the course. */
  isAuthor: boolean;
  onReload: DraftEdit['reopen'];
}

/** Builder of one course: all steps in one form that saves itself. */
export const BuilderForm = ({ course: first, opened, isAuthor, onReload }: BuilderFormProps) => {
  const { values, saved, version, merged } = opened;
  // The first save of a published course creates a revision, and others may submit it meanwhile.
  const [course, setCourse] = useState(first);
  const { saver, state } = useDraftSaver({
    courseId: first.id,
    saved,
    version,
    onRead: setCourse,
  });
  const labels = useDraftLabels();
  return (
    <Form
      schema={courseDraftSchema as unknown as ObjectSchema<AnyObject>}
      initialValues={values as AnyObject}
      labels={labels as (values: AnyObject) => Record<string, string>}
      unguarded
      onSubmit={async () => {
        await saver.flush();
        return undefined;
      }}
    >
      <Builder
        course={course}
        isAuthor={isAuthor}
        saver={saver}
        state={state}
        onReload={onReload}
        note={merged && <MergedDraft merged={merged} values={values} />}
      />
    </Form>
  );
};

/** Width in pixels from which a lesson and the checklist stand beside what they are about. */
const inspectorWidth = 1280;
/** Steps in which the draft is written. */
const editingSteps: readonly Step[] = ['details', 'curriculum', 'settings'];

interface BuilderProps extends Omit<BuilderFormProps, 'opened'> {
  course: Course;
  saver: DraftSaver;
  state: SaveState;
  note: ReactNode;
}

const Builder = ({ course, isAuthor, saver, state, note, onReload }: BuilderProps) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<CourseDraft>();
  const { place } = usePlace();
  const box = useRef<HTMLDivElement>(null);
  const [isMerging, setIsMerging] = useState(false);
  useFieldFocus(box, place.field, place.lessonId);
  useEffect(() => saver.change(values), [saver, values]);
  const merge = async () => {
    setIsMerging(true);
    await onReload(values, saver.saved);
    setIsMerging(false);
  };
  const isSaved = state.status === 'saved';
  const stage = stageOf(course);
  const mayWrite = isAuthor && stage !== 'PENDING';
  const isWide = useMinWidth(inspectorWidth);
  const hasChecklist = isWide && mayWrite && editingSteps.includes(place.step);
  return (
    <>
      <PageHead title={values.title} />
      <div className={styles['head']}>
        <h1 lang={values.language}>{values.title}</h1>
        <p>
          <CourseStatusTags course={course} />{' '}
          {isAuthor && <Link to={questionsPath(course.id)}>{t('courses.action.questions')}</Link>}
          {' · '}
          <Link to={glossaryPath(course.id)}>{t('courses.action.glossary')}</Link>
        </p>
        {mayWrite && <SaveStatus state={state} onSave={() => void saver.flush()} />}
      </div>
      {(stage === 'REJECTED' || stage === 'DRAFT') && course.rejectionReason && (
        <Notice tone="bad" silent>
          <p>{t('courses.builder.rejected')}</p>
          <p className={styles['reason']}>{course.rejectionReason}</p>
        </Notice>
      )}
      {!isAuthor && (
        <Notice silent>
          <p>{t('courses.builder.readOnly')}</p>
        </Notice>
      )}
      {stage === 'PENDING' && isAuthor && (
        <Notice silent={isSaved}>
          <p>{t(isSaved ? 'courses.builder.pending' : 'courses.builder.pendingUnsaved')}</p>
        </Notice>
      )}
      {stage === 'ACTIVE' && mayWrite && (
        <Notice silent>
          <p>{t('courses.builder.published')}</p>
        </Notice>
      )}
      {state.status === 'conflict' && (
        <Notice tone="bad">
          <Conflict problem={state.problem} busy={isMerging} onMerge={() => void merge()} />
        </Notice>
      )}
      {note}
      <StepLinks step={place.step} />
      <div
        ref={box}
        className={styles['step']}
        data-beside={hasChecklist && place.step !== 'curriculum' ? '' : undefined}
      >
        <h2>{t(`courses.step.${place.step}`)}</h2>
        <Fieldset
          className={styles['plain']}
          data-fields={place.step === 'curriculum' ? undefined : ''}
          disabled={!mayWrite && place.step !== 'submit'}
        >
          {place.step === 'details' && <DetailsStep mayWrite={mayWrite} />}
          {place.step === 'settings' && <SettingsStep courseId={course.id} />}
          {place.step === 'curriculum' && (
            <CurriculumStep courseId={course.id} mayWrite={mayWrite} isBeside={isWide}>
              {hasChecklist && <ChecklistCard courseId={course.id} draft={values} state={state} />}
            </CurriculumStep>
          )}
        </Fieldset>
        {hasChecklist && place.step !== 'curriculum' && (
          <aside aria-label={t('courses.review.checklist')}>
            <ChecklistCard courseId={course.id} draft={values} state={state} />
          </aside>
        )}
        {place.step === 'preview' && <PreviewStep draft={values} />}
        {place.step === 'submit' && (
          <SubmitStep
            course={course}
            saver={saver}
            state={state}
            isAuthor={isAuthor}
            onMoved={isSaved ? () => onReload() : merge}
          />
        )}
      </div>
      <UnsavedGuard wholePath isUnsaved={isStuck(state)} />
    </>
  );
};
