import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { Input } from '../controls/input';
import { FieldNotes, useField } from './field';
import type { Check } from './form-context';
import styles from './form.module.css';
import { useValueCheck } from './use-value-check';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'lang' | 'readOnly'
>;

interface TextFieldProps extends InputAttributes {
  name: string;
  /** A password has a button that shows it. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date';
  hint?: ReactNode;
  /** Asks the server about a valid value, after a pause in typing and when the field is left. */
  check?: Check;
}

/** Single-line text field with label, hint and error. */
export const TextField = ({ name, type = 'text', hint, check, ...attributes }: TextFieldProps) => {
  const { t } = useTranslation();
  const formik = useFormikContext();
  const { label, error, control } = useField(name, hint);
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  const checkValue = useValueCheck(name, check);
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      <div className={styles['control']}>
        <Input
          {...attributes}
          {...control}
          {...formik.getFieldProps<string>(name)}
          type={isPassword && isShown ? 'text' : type}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={type === 'text' ? undefined : false}
          onBlur={(event) => {
            formik.handleBlur(event);
            checkValue();
          }}
        />
        {isPassword && (
          <button
            type="button"
            className={styles['reveal']}
            aria-controls={control.id}
            // A form may have several passwords.
            aria-label={t(
              isShown ? 'validation.form.hidePassword' : 'validation.form.showPassword',
              { label },
            )}
            onClick={() => setIsShown(!isShown)}
          >
            {t(isShown ? 'validation.form.hide' : 'validation.form.show')}
          </button>
        )}
      </div>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
