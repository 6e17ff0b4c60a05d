import { EmptyList, ProblemNotice } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { FieldNotes, useField } from '@lms/ui';
import { Input } from 'antd';
import { getIn, useFormikContext } from 'formik';
import { useState } from 'react';
import fields from '../fields/fields.module.css';
import { useDebounced } from '../fields/use-debounced';
import { quizToolsApi } from './quiz-tools-api';
import styles from './quizzes.module.css';

/** Selects a learner of the course, searched by part of the name or email address. */
export const LearnerField = ({
  name,
  quizId,
  onChoose,
}: {
  name: string;
  quizId: string;
  onChoose: (userId: string) => void;
}) => {
  const { t } = useTranslation();
  const { values } = useFormikContext();
  const { label, error, control } = useField(name);
  const [words, setWords] = useState('');
  const { data, error: failure } = quizToolsApi.useFindQuizLearnersQuery({
    id: quizId,
    searchTerm: useDebounced(words),
  });
  const chosen = getIn(values, name) as string;
  return (
    <div className={fields['field']}>
      <Input
        type="search"
        id={control.id}
        aria-label={t('quizzes.override.search')}
        aria-invalid={control['aria-invalid']}
        aria-describedby={control['aria-describedby']}
        placeholder={t('quizzes.override.search')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {failure && <ProblemNotice problem={toCallProblem(failure)} />}
      <div role="radiogroup" aria-label={label} className={styles['learners']}>
        {data?.items.map((learner) => (
          <label key={learner.id}>
            <input
              type="radio"
              name={name}
              checked={chosen === learner.id}
              onChange={() => onChoose(learner.id)}
            />
            <span>
              {learner.name} <span className={styles['small']}>{learner.email}</span>
            </span>
          </label>
        ))}
      </div>
      <div role="status">
        {data?.items.length === 0 && <EmptyList text={t('quizzes.override.nobody')} />}
      </div>
      <FieldNotes id={control.id} error={error} />
    </div>
  );
};
