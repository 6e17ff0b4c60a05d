import { ChoicesProblem } from '@lms/admin-ui';
import { difficulties, type Difficulty, isId, type QuizItem } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { FieldNotes, Select, useField } from '@lms/ui';
import { useFormikContext } from 'formik';
import fields from '../fields/fields.module.css';
import { QuizNumberField } from './number-field';
import { quizToolsApi } from './quiz-tools-api';
import styles from './quizzes.module.css';

type RandomItem = Extract<QuizItem, { kind: 'RANDOM' }>;

interface RandomFieldsProps {
  item: RandomItem;
  index: number;
  organizationId: string | undefined;
}

/** Fields of a random item, with a warning if its pool has too few questions. */
export const RandomFields = ({ item, index, organizationId = '' }: RandomFieldsProps) => {
  const { t } = useTranslation();
  const { setFieldValue } = useFormikContext();
  const { bankId, difficulty, tags = [] } = item;
  const at = `items[${index}]`;
  const banksQuery = quizToolsApi.useFindBanksForQuizQuery(organizationId, {
    skip: organizationId === '',
  });
  const { data: drawn } = quizToolsApi.useCountDrawableQuery(
    { bankId, difficulty, ...(tags.length > 0 && { tags }) },
    { skip: !isId(bankId), refetchOnMountOrArgChange: true },
  );
  const bank = useField(`${at}.bankId`);
  const level = useField(`${at}.difficulty`);
  const isShort = drawn !== undefined && drawn.fitting < item.count;
  const allTags = [...new Set([...(drawn?.tags ?? []), ...tags])];
  const setTags = (next: string[]) => void setFieldValue(`${at}.tags`, next);
  return (
    <>
      <div className={styles['columns']}>
        <div className={fields['field']}>
          <label htmlFor={bank.control.id}>{t('quizzes.items.bank')}</label>
          <Select
            {...bank.control}
            aria-label={bank.label}
            value={bankId}
            onChange={({ target }) => {
              void setFieldValue(`${at}.bankId`, target.value);
              setTags([]);
            }}
          >
            <option value="">{t('quizzes.editor.choose')}</option>
            {banksQuery.data?.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <FieldNotes id={bank.control.id} error={bank.error} />
          <ChoicesProblem query={banksQuery} />
        </div>
        <div className={fields['field']}>
          <label htmlFor={level.control.id}>{t('quizzes.items.difficulty')}</label>
          <Select
            {...level.control}
            aria-label={level.label}
            value={difficulty ?? ''}
            onChange={({ target }) =>
              void setFieldValue(
                `${at}.difficulty`,
                difficulties.find((value: Difficulty) => value === target.value),
              )
            }
          >
            <option value="">{t('quizzes.items.any')}</option>
            {difficulties.map((value) => (
              <option key={value} value={value}>
                {t(`quizzes.difficulty.${value}`)}
              </option>
            ))}
          </Select>
          <FieldNotes id={level.control.id} error={level.error} />
        </div>
        <QuizNumberField name={`${at}.count`} text={t('quizzes.items.count')} />
        <QuizNumberField name={`${at}.mark`} text={t('quizzes.items.markEach')} />
      </div>
      {allTags.length > 0 && (
        <fieldset className={styles['tags']}>
          <legend>{t('quizzes.items.tags')}</legend>
          {allTags.map((tag) => (
            <label key={tag}>
              <input
                type="checkbox"
                checked={tags.includes(tag)}
                onChange={({ target }) =>
                  setTags(target.checked ? [...tags, tag] : tags.filter((other) => other !== tag))
                }
              />
              {tag}
            </label>
          ))}
        </fieldset>
      )}
      <p role="status" className={isShort ? styles['short'] : styles['small']}>
        {drawn &&
          (isShort
            ? t('validation.tooFewQuestions', {
                count: item.count,
                fitting: t('validation.fitting', { count: drawn.fitting }),
              })
            : t('quizzes.items.fits', { count: drawn.fitting }))}
      </p>
    </>
  );
};
