import { Notice, whileBusy } from '@lms/admin-ui';
import type { LearnerQuestion, QuestionResponse } from '@lms/contract';
import type { Quiz } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { QuestionBody } from '@lms/question-ui';
import { Loading, RichText, Skeleton } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { courseCalls } from '../courses/courses-api';
import { NotReady } from './not-ready';
import { quizToolsApi } from './quiz-tools-api';
import styles from './quizzes.module.css';

/** Sample attempt at the stored quiz; its answers are not saved. */
export const PreviewPanel = ({ quiz, isUnsaved }: { quiz: Quiz; isUnsaved: boolean }) => {
  const { t } = useTranslation();
  const [seed, setSeed] = useState(() => crypto.randomUUID());
  const { currentData, error, isFetching } = quizToolsApi.usePreviewQuizQuery(
    { id: quiz.id, seed },
    { refetchOnMountOrArgChange: true },
  );
  const { data: course } = courseCalls.useGet(quiz.courseId, {});
  const lang = course?.language ?? 'en';
  return (
    <section className={styles['panel']} aria-labelledby="quiz-preview">
      <h2 id="quiz-preview">{t('quizzes.preview.title')}</h2>
      <p>{t('quizzes.preview.text')}</p>
      {isUnsaved && <Notice tone="warn">{t('quizzes.preview.unsaved')}</Notice>}
      <div>
        <Button {...whileBusy(isFetching)} onClick={() => setSeed(crypto.randomUUID())}>
          {t('quizzes.preview.again')}
        </Button>
      </div>
      {error && !isFetching && <NotReady problem={toCallProblem(error)} />}
      {isFetching && (
        <Loading>
          <Skeleton height={16} />
          <Skeleton height={16} />
        </Loading>
      )}
      {currentData && !isFetching && (
        <div className={styles['sample']} key={seed}>
          {quiz.instructions && <RichText html={quiz.instructions} lang={lang} />}
          {currentData.map((question, index) => (
            <SampleQuestion
              key={question.id}
              question={question}
              number={index + 1}
              heading={
                question.section !== currentData[index - 1]?.section ? question.section : undefined
              }
              lang={lang}
            />
          ))}
        </div>
      )}
    </section>
  );
};

interface SampleQuestionProps {
  question: LearnerQuestion;
  number: number;
  /** Heading of the section that starts with this question. */
  heading?: string;
  lang: string;
}

const SampleQuestion = ({ question, number, heading, lang }: SampleQuestionProps) => {
  const { t, formats } = useTranslation();
  const [response, setResponse] = useState<QuestionResponse>(null);
  const id = `sample-${number}`;
  return (
    <>
      {heading && <h3 lang={lang}>{heading}</h3>}
      <fieldset className={styles['question']} aria-labelledby={`${id}-title ${id}-text`}>
        <p id={`${id}-title`} className={styles['questionHead']}>
          <strong>{t('quizzes.preview.question', { number })}</strong>
          <span className={styles['small']}>
            {t('quizzes.preview.marks', {
              count: question.mark,
              mark: formats.mark(question.mark),
            })}
          </span>
        </p>
        <QuestionBody
          textId={`${id}-text`}
          question={question}
          response={response}
          lang={lang}
          onAnswer={setResponse}
        />
      </fieldset>
    </>
  );
};
