import type { QuestionInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { FieldNotes, Icon, useField } from '@lms/ui';
import { Button, Input, type InputRef } from 'antd';
import { useFormikContext } from 'formik';
import { useId, useRef, useState } from 'react';
import { questionsApi } from '../questions-api';
import styles from './editor.module.css';

const maxTag = 50;
const maxTags = 20;

/** Tags of a question; those used in the bank are suggested. */
export const TagsField = ({ bankId, mayWrite }: { bankId: string; mayWrite: boolean }) => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<QuestionInput>();
  const { label, error, control } = useField('tags', true);
  const { data: known = [] } = questionsApi.useFindQuestionTagsQuery(bankId);
  const [typed, setTyped] = useState('');
  const input = useRef<InputRef>(null);
  const listId = useId();
  const { tags } = values;
  const take = (text: string) => {
    const added = text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag && !tags.includes(tag));
    if (added.length > 0)
      void setFieldValue('tags', [...new Set([...tags, ...added])].slice(0, maxTags));
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
                      'tags',
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
      <FieldNotes id={control.id} hint={t('questions.hint.tags')} error={error} />
    </div>
  );
};
