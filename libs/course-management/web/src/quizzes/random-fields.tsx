import { ChoicesProblem, FieldBox, Notice, Select } from '@lms/admin-ui';
import { difficulties, type Difficulty, isId, type QuizItem } from '@lms/contract';
import type { QuizInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import { QuizNumberField } from './number-field';
import { quizToolsApi } from './quiz-tools-api';
import styles from './quizzes.module.css';

type RandomItem = Extract<QuizItem, { kind: 'RANDOM' }>;

interface RandomFieldsProps {
  item: RandomItem;
  index: number;
  /** Name of the item's bank. */
  bank?: string;
  organizationId: string | undefined;
}

/** Fields of a random item, with a warning if its pool has too few questions. */
export const RandomFields = ({ item, index, bank, organizationId = '' }: RandomFieldsProps) => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<QuizInput>();
  const { bankId, difficulty, tags = [] } = item;
  const at = `items[${index}]`;
  const banksQuery = quizToolsApi.useFindBanksForQuizQuery(organizationId, {
    skip: organizationId === '',
  });
  const banks = banksQuery.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  // A bank that was made inactive is still drawn from.
  const isListed = !bank || banks.some(({ value }) => value === bankId);
  const takenIds = values.items.flatMap((one) => (one.kind === 'FIXED' ? one.questionId : []));
  const { data: drawn } = quizToolsApi.useCountDrawableQuery(
    { bankId, difficulty, takenIds, ...(tags.length > 0 && { tags }) },
    { skip: !isId(bankId), refetchOnMountOrArgChange: true },
  );
  const isShort = drawn !== undefined && drawn.fitting < item.count;
  const isFixed = drawn !== undefined && item.count > 0 && drawn.fitting === item.count;
  const allTags = [...new Set([...(drawn?.tags ?? []), ...tags])];
  const setTags = (next: string[]) => void setFieldValue(`${at}.tags`, next);
  return (
    <>
      <div className={styles['columns']}>
        <div>
          <FieldBox name={`${at}.bankId`} text={t('quizzes.items.bank')}>
            {(control) => (
              <Select
                {...control}
                value={bankId}
                onChange={(chosen) => {
                  void setFieldValue(`${at}.bankId`, chosen);
                  setTags([]);
                }}
                options={[
                  { value: '', label: t('quizzes.editor.choose') },
                  ...banks,
                  ...(isListed ? [] : [{ value: bankId, label: bank }]),
                ]}
              />
            )}
          </FieldBox>
          <ChoicesProblem query={banksQuery} />
        </div>
        <FieldBox name={`${at}.difficulty`} text={t('quizzes.items.difficulty')}>
          {(control) => (
            <Select<Difficulty | ''>
              {...control}
              value={difficulty ?? ''}
              onChange={(chosen) => void setFieldValue(`${at}.difficulty`, chosen || undefined)}
              options={[
                { value: '', label: t('quizzes.items.any') },
                ...difficulties.map((value) => ({
                  value,
                  label: t(`quizzes.difficulty.${value}`),
                })),
              ]}
            />
          )}
        </FieldBox>
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
      {drawn?.isInactive && <Notice tone="warn">{t('quizzes.items.inactiveBank')}</Notice>}
      <p role="status" className={isShort ? styles['short'] : styles['small']}>
        {drawn &&
          (isShort
            ? t('validation.tooFewQuestions', {
                count: item.count,
                fitting: t('validation.fitting', { count: drawn.fitting }),
              })
            : t('quizzes.items.fits', { count: drawn.fitting }))}
        {isFixed && <span className={styles['fixed']}> {t('quizzes.items.sameForAll')}</span>}
      </p>
    </>
  );
};
