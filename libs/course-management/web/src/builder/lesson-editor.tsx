import { ButtonLink, CheckboxField, NumberField, TextField } from '@lms/admin-ui';
import type { CourseDraft } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { lazyPart } from '@lms/ui';
import { useFormikContext } from 'formik';
import { RichTextField } from '../fields/rich-text-field';
import { DocumentFields } from './document-fields';
import { lessonPath } from './draft-labels';
import { QuizField } from './quiz-field';
import { searchOf } from './steps';

const VideoFields = lazyPart({
  load: () => import('./video-fields').then((module) => module.VideoFields),
});
const LessonTopics = lazyPart({
  load: () => import('./lesson-topics').then((module) => module.LessonTopics),
  texts: ['questions'],
});

interface LessonEditorProps {
  at: { section: number; lesson: number };
  courseId: string;
  mayWrite: boolean;
}

/** Editor of one lesson: common fields, then those of its type. */
export const LessonEditor = ({ at, courseId, mayWrite }: LessonEditorProps) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<CourseDraft>();
  const lesson = values.sections[at.section]!.lessons[at.lesson]!;
  const path = lessonPath(at.section, at.lesson);
  const lang = values.language;
  return (
    <>
      <div>
        <ButtonLink to={{ search: searchOf({ step: 'curriculum' }) }} preventScrollReset>
          {t('courses.lesson.back')}
        </ButtonLink>
      </div>
      <h3 tabIndex={-1}>{t(`courses.lesson.heading.${lesson.type}`)}</h3>
      <div data-field="title">
        <TextField name={`${path}.title`} lang={lang} />
      </div>
      <div data-field="durationMinutes">
        <NumberField name={`${path}.durationMinutes`} />
      </div>
      <CheckboxField name={`${path}.preview`} />
      {lesson.type === 'ARTICLE' && (
        <div data-field="article">
          <RichTextField name={`${path}.article`} lang={lang} disabled={!mayWrite} />
        </div>
      )}
      {lesson.type === 'VIDEO' && (
        <VideoFields path={path} lesson={lesson} language={values.language} mayWrite={mayWrite} />
      )}
      {lesson.type === 'DOCUMENT' && <DocumentFields path={path} lesson={lesson} />}
      {lesson.type === 'QUIZ' && (
        <div data-field="quizId">
          <QuizField name={`${path}.quizId`} courseId={courseId} />
        </div>
      )}
      <LessonTopics path={path} mayWrite={mayWrite} />
    </>
  );
};
