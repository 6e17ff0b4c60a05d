import { maxMessageLength } from '@lms/communication/contract';
import { lengthOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from '@lms/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './chat.module.css';
import { draftOf, keepDraft } from './drafts';

interface ComposerProps {
  /** Id of the conversation whose draft is kept. */
  id: string;
  busy?: boolean;
  onSend: (body: string) => void;
}

const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** Message field; its text stays until the message is sent. */
export const Composer = ({ id, busy, onSend }: ComposerProps) => {
  const { t, formats } = useTranslation();
  const fieldId = useId();
  const [text, setText] = useState(() => draftOf(id));
  const isTooLong = lengthOf(text) > maxMessageLength;
  const change = (next: string) => {
    setText(next);
    keepDraft(id, next);
  };
  const send = () => {
    const body = text.trim();
    if (!body || busy || isTooLong) return;
    onSend(body);
    change('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms an input method's suggestion (Bengali, for example) must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (isTouch()) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={fieldId}>{t('communication.chat.message')}</label>
      <textarea
        id={fieldId}
        rows={3}
        value={text}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${fieldId}-note`}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${fieldId}-note`} className={styles['note']}>
        {isTooLong
          ? t('communication.chat.tooLong', { max: formats.number(maxMessageLength) })
          : t('communication.chat.keys')}
      </p>
      <Button type="submit" busy={busy}>
        {t('communication.chat.send')}
      </Button>
    </form>
  );
};
