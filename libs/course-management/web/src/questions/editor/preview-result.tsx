import type { QuestionGrade } from '@lms/assessment';
import type { LearnerQuestion, QuestionContent, QuestionResponse } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { ResponseText } from '@lms/question-ui';
import { Icon, RichText } from '@lms/ui';
import styles from './editor.module.css';
import previewStyles from './preview.module.css';

interface PreviewResultProps {
  content: QuestionContent;
  question: LearnerQuestion;
  grade: QuestionGrade;
  right: QuestionResponse;
  lang: string;
}

const icons = {
  right: 'check',
  partial: 'check',
  wrong: 'close',
  unanswered: 'close',
  waiting: 'clock',
} as const;

/** Mark and feedback that an answer would get. */
export const PreviewResult = ({ content, question, grade, right, lang }: PreviewResultProps) => {
  const { t, formats } = useTranslation();
  const { state, fraction, matchedAnswerIds } = grade;
  const answers = [...content.answers, ...(content.blanks ?? []).flatMap((blank) => blank.answers)];
  const answerFeedback = answers
    .filter(({ id, feedback }) => feedback && matchedAnswerIds.includes(id))
    .map(({ feedback = '' }) => feedback);
  const feedback = content.generalFeedback
    ? [...answerFeedback, content.generalFeedback]
    : answerFeedback;
  return (
    <div className={previewStyles['result']} data-state={state}>
      <p className={previewStyles['verdict']}>
        <Icon name={icons[state]} />
        {t(`learning.result.state.${state}`)}
        {state !== 'waiting' &&
          ` · ${t('learning.result.mark', {
            mark: formats.mark(fraction * question.mark),
            max: formats.mark(question.mark),
          })}`}
      </p>
      {feedback.map((text) => (
        <RichText key={text} html={text} lang={lang} />
      ))}
      {state !== 'right' && content.hint && (
        <>
          <p className={styles['strong']}>{t('learning.result.hint')}</p>
          <RichText html={content.hint} lang={lang} />
        </>
      )}
      {right !== null && state !== 'right' && (
        <>
          <p className={styles['strong']}>{t('learning.result.rightAnswer')}</p>
          <ResponseText question={question} response={right} lang={lang} />
        </>
      )}
    </div>
  );
};
