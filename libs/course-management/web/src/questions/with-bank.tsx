import type { QuestionBank } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EditorPlaceholder, type EditorPlaceholderProps } from '../editor-placeholder';
import { questionBankCalls } from '../question-banks/question-banks-api';
import { bankListPath } from './question-paths';

/** Loads the bank named in the address and renders its children with it. */
export const WithBank = ({ children }: { children: (bank: QuestionBank) => ReactNode }) => {
  const { bankId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = questionBankCalls.useGet(bankId, {});
  if (currentData) return children(currentData);
  return <QuestionPlaceholder call={{ error, isFetching, refetch }} />;
};

/** Shows a loading state, or why the bank or question can't be opened. */
export const QuestionPlaceholder = ({ call }: Pick<EditorPlaceholderProps, 'call'>) => {
  const { t } = useTranslation();
  return (
    <EditorPlaceholder
      call={call}
      heading={t('questions.bank.plural')}
      missing={{
        title: t('questions.gone.title'),
        text: t('questions.gone.text'),
        list: t('questions.gone.toBanks'),
      }}
      listPath={bankListPath}
    />
  );
};
