import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { useFormState, useProblemText } from '@lms/ui';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { whileBusy } from '../button/while-busy';
import { Notice } from '../notice/notice';
import styles from './conflict.module.css';
import type { MergedValues } from './merge-saved';
import { useWordsOfValues } from './value-words';

interface ConflictProps {
  problem: CallProblem;
  /** Reason why the saved version could not be fetched. */
  mergeProblem?: CallProblem;
  busy?: boolean;
  /** Fetches the saved version and merges the reader's changes into it. */
  onMerge: () => void;
}

/** Alert that names who saved in between and offers to merge both versions. */
export const Conflict = ({ problem: { savedBy }, mergeProblem, busy, onMerge }: ConflictProps) => {
  const { t, formats } = useTranslation();
  const problemText = useProblemText();
  return (
    <>
      {mergeProblem && <p>{problemText(mergeProblem)}</p>}
      <p>
        {savedBy?.name
          ? t('validation.conflict.by', { name: savedBy.name, at: formats.dateTime(savedBy.at) })
          : t('validation.conflict.bySomebody')}{' '}
        {t('validation.conflict.kept')}
      </p>
      <Button {...whileBusy(busy)} onClick={onMerge}>
        {t('validation.conflict.merge')}
      </Button>
    </>
  );
};

/** Formats a field's value. `form` has the values of the form, with those taken with it. */
export type TextOf = (field: string, value: unknown, form: object) => string | undefined;

interface MergedNoteProps extends Pick<MergedValues<object>, 'clashes' | 'taken'> {
  /**
   * Formats a field's value, saved together with others; without it, or where it returns nothing, it
   * reads as its field tells, or is shown itself.
   */
  textOf?: TextOf;
  /** Names a field; without it, or where it returns nothing, its label is shown. */
  nameOf?: (field: string) => string | undefined;
}

/** Summary of a merge: fields taken from the saved version, and fields changed on both sides. */
export const MergedNote = ({ clashes, taken, textOf, nameOf: ownName }: MergedNoteProps) => {
  const { t, formats } = useTranslation();
  const { labels } = useFormState();
  const { values, setFieldValue } = useFormikContext<object>();
  const wordsOfValue = useWordsOfValues();
  const nameOf = (field: string) => ownName?.(field) ?? labels[field] ?? field;
  const plain = (value: unknown) =>
    typeof value === 'number' ? formats.number(value) : String(value ?? '');
  return (
    <div tabIndex={-1} ref={(element) => element?.focus()}>
      <Notice>
        <p>{t('validation.conflict.merged')}</p>
        {taken.length + clashes.length > 0 && (
          <ul className={styles['clashes']}>
            {taken.map((field) => (
              <li key={field}>{t('validation.conflict.taken', { name: nameOf(field) })}</li>
            ))}
            {clashes.map(({ field, saved, with: others = {} }) => {
              const together = { [field]: saved, ...others };
              const wordsOf = (name: string, value: unknown) =>
                textOf?.(name, value, { ...values, ...together }) ?? wordsOfValue(name, value);
              const value = [
                wordsOf(field, saved) ?? plain(saved),
                ...Object.entries(others).map(([name, other]) => wordsOf(name, other)),
              ]
                .filter(Boolean)
                .join(', ');
              const take = () => {
                for (const [name, taken] of Object.entries(together)) {
                  void setFieldValue(name, taken);
                }
              };
              return (
                <li key={field}>
                  {t(value ? 'validation.conflict.saved' : 'validation.conflict.emptied', {
                    name: nameOf(field),
                    value,
                  })}{' '}
                  <Button type="link" onClick={take}>
                    {t('validation.conflict.take', { name: nameOf(field) })}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </Notice>
    </div>
  );
};
