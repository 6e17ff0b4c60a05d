import { ChoicesProblem, Select } from '@lms/admin-ui';
import type { QuizInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { FieldNotes, useField } from '@lms/ui';
import { Input } from 'antd';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { courseCalls } from '../courses/courses-api';
import fields from '../fields/fields.module.css';
import { useDebounced } from '../fields/use-debounced';
import { coursesByTitle } from './quiz-tools-api';

interface CourseFieldProps {
  /** Course of a stored quiz. */
  stored?: { id: string; title: string };
  disabled: boolean;
}

/** Selects the quiz's course, with a search among many. A new quiz takes over its pass mark. */
export const CourseField = ({ stored, disabled }: CourseFieldProps) => {
  const { t } = useTranslation();
  const { values, setFieldValue, setFieldTouched } = useFormikContext<QuizInput>();
  const { label, error, control } = useField('courseId');
  const [words, setWords] = useState('');
  const query = courseCalls.useFind(coursesByTitle(useDebounced(words)), {});
  const { items, total } = query.answer;
  const { data: chosen } = courseCalls.useGet(values.courseId, { skip: values.courseId === '' });
  const known = chosen ?? stored;
  const isListed = known === undefined || items.some(({ id }) => id === known.id);
  const [chosenId, setChosenId] = useState<string>();
  const passMark = chosen?.id === chosenId && chosen?.draft?.passMark;
  useEffect(() => {
    if (!stored && typeof passMark === 'number') void setFieldValue('passMark', passMark);
  }, [stored, chosenId, passMark, setFieldValue]);
  const choose = (id: string) => {
    setChosenId(id);
    void setFieldValue('courseId', id);
  };
  return (
    <div className={fields['field']}>
      <label htmlFor={control.id}>{label}</label>
      {(total > items.length || words !== '') && (
        <Input
          type="search"
          aria-label={t('quizzes.editor.searchCourses')}
          placeholder={t('quizzes.editor.searchCourses')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <Select
        {...control}
        status={error ? 'error' : undefined}
        disabled={disabled || undefined}
        value={values.courseId}
        onChange={choose}
        onBlur={() => void setFieldTouched('courseId')}
        options={[
          { value: '', label: t('quizzes.editor.choose') },
          ...(isListed ? [] : [{ value: known.id, label: known.title }]),
          ...items.map(({ id, title, language }) => ({ value: id, label: title, lang: language })),
        ]}
      />
      <FieldNotes id={control.id} error={error} />
      <ChoicesProblem query={query} />
    </div>
  );
};
