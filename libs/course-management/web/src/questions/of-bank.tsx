import type { QuestionBank } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Alert, ButtonLink, ErrorState, Loading, PageHead, Skeleton } from '@lms/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { questionBankCalls } from '../question-banks/question-banks-api';
import { bankListPath } from './question-paths';

/** Shows what belongs to the bank of the address, once that is read. */
export const OfBank = ({ children }: { children: (bank: QuestionBank) => ReactNode }) => {
  const { bankId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = questionBankCalls.useGet(bankId, {});
  if (currentData) return children(currentData);
  if (error && !isFetching) {
    const problem = toCallProblem(error);
    return problem.code === 'entity.notFound' ? (
      <Gone />
    ) : (
      <ErrorState problem={problem} onRetry={() => void refetch()} />
    );
  }
  return (
    <Loading>
      <Skeleton height={3} width="60%" />
      <Skeleton height={30} />
    </Loading>
  );
};

/** A bank or question that is not there, or not for the reader. */
export const Gone = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('questions.gone.title')} />
      <h1>{t('questions.gone.title')}</h1>
      <Alert tone="warn">{t('questions.gone.text')}</Alert>
      <div>
        <ButtonLink to={bankListPath}>{t('questions.gone.toBanks')}</ButtonLink>
      </div>
    </>
  );
};
