import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../states/states';
import styles from './public-form.module.css';

interface FormSentProps {
  title: string;
  text: string;
  /** Next actions. */
  children: ReactNode;
}

/** Confirmation that replaces a sent form and takes its focus. */
export const FormSent = ({ title, text, children }: FormSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['sent']}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <Alert tone="good">{text}</Alert>
      {children}
    </div>
  );
};
