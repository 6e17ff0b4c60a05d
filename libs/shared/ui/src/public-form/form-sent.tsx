import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../states/states';
import styles from './public-form.module.css';

interface FormSentProps {
  title: string;
  text: string;
  /** What can be done next. */
  children: ReactNode;
}

/** Stands in a form's place once it has arrived; whoever sent it by the keyboard goes on here. */
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
