import type { Quote } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { Button, Input } from '@lms/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import styles from './checkout.module.css';

type CodeProblem = Extract<Quote['batch' | 'coupon'], { problem: string }>['problem'];

interface CodeFieldProps {
  label: string;
  hint?: string;
  /** Effect of the applied code; `undefined` without one. */
  applied: { text: string } | { problem: CodeProblem } | undefined;
  /** Code that was applied, also while its answer is pending. */
  code: string;
  /** Text in the field. */
  typed: string;
  onType: (code: string) => void;
  onApply: (code: string) => void;
}

/** Field for a code, which the server checks. */
export const CodeField = (props: CodeFieldProps) => {
  const { label, hint, applied, code, typed, onType, onApply } = props;
  const { t } = useTranslation();
  const id = useId();
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hasActed = useRef(false);
  /** Takes the focus over from what was pressed, in whose place it stands. */
  const takeFocus = (element: HTMLElement | null) => {
    if (hasActed.current && document.activeElement === document.body) element?.focus();
  };
  const type = (text: string) => {
    setIsMissing(false);
    onType(text);
  };
  const remove = () => {
    hasActed.current = true;
    type('');
    onApply('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    hasActed.current = true;
    const next = typed.trim();
    // An emptied field takes back a code that was refused.
    setIsMissing(!next && !code);
    if (next || code) onApply(next);
    else input.current?.focus();
  };
  if (applied && 'text' in applied) {
    return (
      <p className={styles['applied']} role="status">
        <span>{applied.text}</span>
        <Button ref={takeFocus} look="plain" onClick={remove}>
          {t('checkout.code.remove')}
        </Button>
      </p>
    );
  }
  // A refusal is about the code that was sent.
  const problem = typed.trim() === code ? applied?.problem : undefined;
  const error = isMissing ? t('checkout.code.missing') : problem && t(`problems.${problem}`);
  return (
    <form className={styles['code']} onSubmit={submit} noValidate>
      <label htmlFor={id}>{label}</label>
      <div>
        <Input
          ref={(element) => {
            input.current = element;
            takeFocus(element);
          }}
          id={id}
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" look="secondary">
          {t('checkout.code.apply')}
        </Button>
      </div>
      <p
        id={`${id}-about`}
        role={error && 'alert'}
        className={error ? styles['wrong'] : styles['soft']}
      >
        {error ?? hint}
      </p>
    </form>
  );
};
