import { EmptyList, ErrorState, Modal, Select } from '@lms/admin-ui';
import type { Question } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, Skeleton } from '@lms/ui';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { plainText } from '../fields/plain-text';
import { useDebounced } from '../fields/use-debounced';
import styles from './picker.module.css';
import { pickerPageSize, quizToolsApi } from './quiz-tools-api';

interface QuestionPickerProps {
  open: boolean;
  organizationId: string;
  /** Ids of the questions that the quiz has already. */
  taken: string[];
  onClose: () => void;
  onAdd: (questions: Question[]) => void;
}

/** Picks questions from an organization's banks, by search term and bank. */
export const QuestionPicker = (props: QuestionPickerProps) => {
  const { t } = useTranslation();
  // Outside the quiz's form: Enter in the search must not submit it.
  return createPortal(
    <Modal open={props.open} title={t('quizzes.picker.title')} onClose={props.onClose}>
      {props.open && <Picker {...props} />}
    </Modal>,
    document.body,
  );
};

const Picker = ({ organizationId, taken, onAdd }: QuestionPickerProps) => {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [bankId, setBankId] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Question[]>([]);
  const { data: banks } = quizToolsApi.useFindBanksForQuizQuery(organizationId);
  const { data, error, isFetching, refetch } = quizToolsApi.useFindQuestionsForQuizQuery({
    filter: { organizationId, ...(bankId && { bankId }) },
    searchTerm: useDebounced(words),
    page,
  });
  const narrow = (set: (value: string) => void) => (value: string) => {
    set(value);
    setPage(1);
  };
  const toggle = (question: Question, isChosen: boolean) =>
    setChosen((all) =>
      isChosen ? [...all, question] : all.filter(({ id }) => id !== question.id),
    );
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pickerPageSize));
  return (
    <div className={styles['picker']}>
      <div className={styles['search']}>
        <Input
          type="search"
          aria-label={t('quizzes.picker.search')}
          placeholder={t('quizzes.picker.search')}
          value={words}
          onChange={({ target }) => narrow(setWords)(target.value)}
        />
        <Select
          aria-label={t('quizzes.items.bank')}
          value={bankId}
          onChange={narrow(setBankId)}
          options={[
            { value: '', label: t('quizzes.picker.allBanks') },
            ...(banks?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []),
          ]}
        />
      </div>
      <p role="status" className={styles['small']}>
        {data && t('quizzes.picker.found', { count: data.total })}
      </p>
      {error && !data && (
        <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading>
          <Skeleton height={20} />
        </Loading>
      )}
      {data && data.total === 0 && <EmptyList text={t('quizzes.picker.none')} />}
      <ul className={styles['questions']} aria-busy={isFetching}>
        {data?.items.map((question) => (
          <li key={question.id}>
            <label>
              <input
                type="checkbox"
                checked={taken.includes(question.id) || chosen.some(({ id }) => id === question.id)}
                disabled={taken.includes(question.id)}
                onChange={({ target }) => toggle(question, target.checked)}
              />
              <span>
                {question.name || plainText(question.text)}
                <span className={styles['small']}>
                  {[
                    t(`quizzes.type.${question.type}`),
                    t(`quizzes.difficulty.${question.difficulty}`),
                    question.bankName,
                    ...question.tags,
                  ].join(' · ')}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles['pages']}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('quizzes.picker.previous')}
          </Button>
          <Button disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('quizzes.picker.next')}
          </Button>
        </div>
      )}
      <div className={styles['add']}>
        <Button type="primary" disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
          {t('quizzes.picker.chosen', { count: chosen.length })}
        </Button>
      </div>
    </div>
  );
};
