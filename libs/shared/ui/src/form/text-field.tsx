import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import {
  type InputHTMLAttributes,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Input } from '../controls/input';
import { FieldNotes, useField } from './field';
import { type Check, useFormState } from './form-context';
import styles from './form.module.css';

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

/** Pause in typing, in milliseconds, before a value is checked. */
const typingPause = 500;

/** Single-line text field with label, hint and error. */
export const TextField = ({ name, type = 'text', hint, check, ...attributes }: TextFieldProps) => {
  const { t } = useTranslation();
  const formik = useFormikContext();
  const state = useFormState();
  const { label, error, control } = useField(name, hint);
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  const { value } = formik.getFieldMeta<string>(name);
  const isChecked = check !== undefined && value !== '';
  const asked = useRef('');
  // Does not check again when the field is left after a pause.
  const checkValue = () => {
    if (!check || value === asked.current) return;
    asked.current = value;
    void state.check(name, check);
  };
  const checkAfterPause = useEffectEvent(checkValue);
  useEffect(() => {
    if (!isChecked) return;
    const timer = setTimeout(checkAfterPause, typingPause);
    return () => clearTimeout(timer);
  }, [isChecked, value]);
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
            aria-label={t(
              isShown ? 'validation.form.hidePassword' : 'validation.form.showPassword',
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
