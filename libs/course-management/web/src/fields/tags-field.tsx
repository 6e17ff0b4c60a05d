import { useTranslation } from '@lms/i18n';
import { FieldNotes, Icon, useField } from '@lms/ui';
import { Button, Input, type InputRef } from 'antd';
import { useFormikContext, useField as useFormikField } from 'formik';
import { useId, useRef, useState } from 'react';
import { useFindQuestionTagsQuery } from '../questions/tags-api';
import styles from './tags-field.module.css';

const maxTag = 50;
const maxTags = 20;

interface TagsFieldProps {
  name: string;
  hint: string;
  /** Bank whose tags are suggested; without one those of all banks within reach are. */
  bankId?: string;
  mayWrite: boolean;
}

/** Tags of a question or a lesson; those that questions bear are suggested. */
export const TagsField = ({ name, hint, bankId, mayWrite }: TagsFieldProps) => {
  const { t } = useTranslation();
  const { setFieldValue } = useFormikContext();
  const { label, error, control } = useField(name, true);
  const [{ value: tags = [] }] = useFormikField<string[] | undefined>(name);
  const { data: known = [] } = useFindQuestionTagsQuery(bankId);
  const [typed, setTyped] = useState('');
  const input = useRef<InputRef>(null);
  const listId = useId();
  const take = (text: string) => {
    const added = text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag && !tags.includes(tag));
    if (added.length > 0)
      void setFieldValue(name, [...new Set([...tags, ...added])].slice(0, maxTags));
    setTyped('');
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      {tags.length > 0 && (
        <ul className={styles['tags']}>
          {tags.map((tag) => (
            <li key={tag} className={styles['tag']}>
              {tag}
              {mayWrite && (
                <button
                  type="button"
                  aria-label={t('questions.form.remove', { name: tag })}
                  onClick={() => {
                    void setFieldValue(
                      name,
                      tags.filter((other) => other !== tag),
                    );
                    input.current?.focus();
                  }}
                >
                  <Icon name="close" size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles['line']}>
        <Input
          {...control}
          ref={input}
          type="text"
          list={listId}
          autoComplete="off"
          maxLength={maxTag}
          value={typed}
          onChange={({ target }) =>
            target.value.includes(',') ? take(target.value) : setTyped(target.value)
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            take(typed);
          }}
          onBlur={() => take(typed)}
        />
        <Button type="link" onClick={() => take(typed)}>
          {t('questions.form.addTag')}
        </Button>
      </div>
      <datalist id={listId}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
