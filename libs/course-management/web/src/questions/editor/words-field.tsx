import { useTranslation } from '@lms/i18n';
import { RichTextEditor } from '@lms/rich-text-editor-ui';
import { FieldNotes, useField } from '@lms/ui';
import { Button, Input } from 'antd';
import { getIn, useFormikContext } from 'formik';
import { useState } from 'react';
import { useUploadImage } from '../../uploads/use-upload-image';
import styles from './editor.module.css';
import table from './part-list.module.css';
import { plainWords, toRich } from './plain-words';

interface WordsFieldProps {
  name: string;
  hint?: string;
  disabled?: boolean;
}

/** Short rich text: a plain input until the author wants pictures or markup. */
export const WordsField = ({ name, hint, disabled }: WordsFieldProps) => {
  const { t } = useTranslation();
  const { values, setFieldValue, setFieldTouched } = useFormikContext();
  const { label = '', error, control } = useField(name, hint);
  const html = (getIn(values, name) as string | undefined) ?? '';
  const words = plainWords(html);
  const [isRich, setIsRich] = useState(words === undefined);
  const uploadImage = useUploadImage();
  const change = (next: string) => void setFieldValue(name, next);
  if (isRich || words === undefined) {
    return (
      <div className={styles['field']}>
        <RichTextEditor
          id={control.id}
          label={label}
          minimal
          value={html}
          onChange={change}
          uploadImage={uploadImage}
          describedBy={control['aria-describedby']}
          invalid={control['aria-invalid']}
          disabled={disabled}
        />
        <FieldNotes id={control.id} hint={hint} error={error} />
      </div>
    );
  }
  return (
    <div className={table['words']}>
      <label htmlFor={control.id}>{label}</label>
      <Input
        type="text"
        {...control}
        value={words}
        onChange={({ target }) => change(toRich(target.value))}
        onBlur={() => void setFieldTouched(name)}
      />
      {!disabled && (
        <Button
          type="link"
          className={table['format']}
          aria-label={t('questions.form.formatOf', { name: label })}
          onClick={() => setIsRich(true)}
        >
          {t('questions.form.format')}
        </Button>
      )}
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
