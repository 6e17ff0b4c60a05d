import { ButtonLink } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { EssayToMark } from '@lms/learning/contract';
import { countWords, WordLimits } from '@lms/question-ui';
import { RichText } from '@lms/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { EssayForm } from './essay-form';
import styles from './marking.module.css';

interface EssayViewProps {
  essay: EssayToMark;
  /** Address of the next essay, if there is one. */
  nextPath?: string;
  listPath: string;
}

/** One essay with everything needed to mark it. */
export const EssayView = ({ essay, nextPath, listPath }: EssayViewProps) => {
  const { t, formats } = useTranslation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { learner, language, quizTitle, courseTitle, question, markingGuide, response } = essay;
  return (
    <article className={styles['essay']} aria-labelledby="essay-from">
      <div className={styles['head']}>
        <h2 id="essay-from" ref={heading} tabIndex={-1}>
          {t('quizzes.essay.from', { learner, time: formats.dateTime(essay.submittedAt) })}
        </h2>
        <p lang={language}>
          {quizTitle} · {courseTitle}
        </p>
      </div>
      <section aria-labelledby="essay-question">
        <h3 id="essay-question">{t('quizzes.essay.question')}</h3>
        <RichText html={question} lang={language} />
        <p className={styles['small']}>
          <WordLimits {...essay} />
        </p>
      </section>
      {markingGuide && (
        <section className={styles['guide']} aria-labelledby="essay-guide">
          <h3 id="essay-guide">{t('quizzes.essay.guide')}</h3>
          <RichText html={markingGuide} lang={language} />
        </section>
      )}
      <section aria-labelledby="essay-response">
        <h3 id="essay-response">{t('quizzes.essay.response')}</h3>
        <p className={styles['text']} lang={language}>
          {response}
        </p>
        <p className={styles['small']}>
          {t('quizzes.essay.words', { count: countWords(response, language) })}
        </p>
      </section>
      <EssayForm
        essay={essay}
        hasNext={nextPath !== undefined}
        onNext={() => void navigate(nextPath ?? listPath)}
      />
      <div className={styles['pages']}>
        {nextPath && <ButtonLink to={nextPath}>{t('quizzes.essay.skip')}</ButtonLink>}
        <ButtonLink type="link" to={listPath}>
          {t('quizzes.essay.list')}
        </ButtonLink>
      </div>
    </article>
  );
};
