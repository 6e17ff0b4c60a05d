import {
  contentProblems,
  gradeQuestion,
  rightResponse,
  seededRandom,
  toLearnerQuestion,
} from '@lms/assessment';
import type { QuestionContent, QuestionResponse } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { QuestionBody } from '@lms/question-ui';
import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import styles from './editor.module.css';
import { PreviewResult } from './preview-result';
import previewStyles from './preview.module.css';

export interface PreviewProps {
  content: QuestionContent;
  mark: number;
}

const bengali = /[\u0980-\u09ff]/;

/** Question as learners see it, marked at once; answers are not saved. */
export const Preview = ({ content, mark }: PreviewProps) => {
  const [round, setRound] = useState(0);
  // Another choice among those to match gives them other ids: an answer given before means nothing.
  const choices = content.pairs.map(({ choice }) => choice).join('\n');
  return (
    <Trial
      key={`${content.type} ${round} ${choices}`}
      content={content}
      mark={mark}
      round={round}
      onAgain={() => setRound(round + 1)}
    />
  );
};

interface TrialProps extends PreviewProps {
  round: number;
  onAgain: () => void;
}

const Trial = ({ content, mark, round, onAgain }: TrialProps) => {
  const { t, formats } = useTranslation();
  const textId = useId();
  const [response, setResponse] = useState<QuestionResponse>(null);
  const [isMarked, setIsMarked] = useState(false);
  const question = useMemo(
    () =>
      toLearnerQuestion(content, {
        id: 'preview',
        mark,
        shuffleOptions: false,
        random: seededRandom(`preview ${round}`),
      }),
    [content, mark, round],
  );
  const isComplete = contentProblems(content).length === 0;
  const lang = bengali.test(content.text) ? 'bn' : 'en';
  return (
    <>
      <p className={styles['small']}>
        {t('learning.question.marks', { count: mark, mark: formats.mark(mark) })}
      </p>
      <div role="group" aria-labelledby={textId} className={previewStyles['asked']}>
        <QuestionBody
          textId={textId}
          question={question}
          response={response}
          lang={lang}
          onAnswer={(next) => {
            setResponse(next);
            setIsMarked(false);
          }}
        />
      </div>
      {isComplete ? (
        <div className={styles['row']}>
          <Button onClick={() => setIsMarked(true)}>{t('questions.preview.check')}</Button>
          <Button type="link" onClick={onAgain}>
            {t('questions.preview.again')}
          </Button>
        </div>
      ) : (
        <p className={styles['small']}>{t('questions.preview.incomplete')}</p>
      )}
      <div role="status">
        {isMarked && isComplete && (
          <PreviewResult
            content={content}
            question={question}
            grade={gradeQuestion(content, response)}
            right={rightResponse(content)}
            lang={lang}
          />
        )}
      </div>
    </>
  );
};
