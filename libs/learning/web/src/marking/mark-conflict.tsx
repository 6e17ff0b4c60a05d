import { ProblemNotice, whileBusy } from '@lms/admin-ui';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { EssayToMark } from '@lms/learning/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { markingApi } from './marking-api';
import styles from './marking.module.css';
import { essayKey } from './use-marking-location';

interface MarkConflictProps {
  essay: EssayToMark;
  problem: CallProblem;
  /** Overwrites the other person's mark, last changed at `readAt`, with one's own. */
  onKeep: (readAt: string) => Promise<CallProblem | undefined>;
  onLeave: () => void;
}

/** Conflict with another person's mark: shows it and lets the user choose. */
export const MarkConflict = ({ essay, problem, onKeep, onLeave }: MarkConflictProps) => {
  const { t, formats } = useTranslation();
  const [failure, setFailure] = useState<CallProblem>();
  const [isSaving, setIsSaving] = useState(false);
  const { name, at } = problem.savedBy ?? { name: null, at: '' };
  const { data, error } = markingApi.useFindEssaysQuery(
    { filter: { quizId: essay.quizId, markedAt: { from: at } }, page: 1 },
    { skip: at === '' },
  );
  const other = data?.items.find((one) => essayKey(one) === essayKey(essay));
  const keep = async (readAt: string) => {
    setIsSaving(true);
    setFailure(await onKeep(readAt));
    setIsSaving(false);
  };
  return (
    <>
      <p>
        {name
          ? t('quizzes.essay.markedBy', { name, at: formats.dateTime(at) })
          : t('quizzes.essay.markedBySomebody')}
      </p>
      {other && (
        <dl className={styles['other']}>
          <dt>{t('quizzes.field.mark')}</dt>
          <dd>
            {t('quizzes.essay.markOf', {
              mark: formats.mark(other.mark ?? 0),
              max: formats.mark(other.maxMark),
            })}
          </dd>
          {other.comment && (
            <>
              <dt>{t('quizzes.field.comment')}</dt>
              <dd lang={essay.language}>{other.comment}</dd>
            </>
          )}
        </dl>
      )}
      {(failure ?? error) && <ProblemNotice problem={failure ?? toCallProblem(error)} />}
      <div className={styles['pages']}>
        <Button onClick={onLeave}>{t('quizzes.essay.leaveTheirs')}</Button>
        {other?.markedAt && (
          <Button
            type="link"
            {...whileBusy(isSaving)}
            onClick={() => void keep(other.markedAt ?? '')}
          >
            {t('quizzes.essay.keepMine')}
          </Button>
        )}
      </div>
    </>
  );
};
