import { Notice } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { DiscussionPost, DiscussionTopic, ModerationAction } from '@lms/learning/contract';
import { LinkedText, useFocusHandover } from '@lms/ui';
import { Button } from 'antd';
import { type RefObject, useRef } from 'react';
import { WrittenHead } from '../discussion/written-head';
import styles from './moderation.module.css';

interface ModeratedTextProps {
  written: DiscussionPost | DiscussionTopic;
  actions: ModerationAction[];
  onAct: (action: ModerationAction) => void;
  /** Accepts the answer or takes that back; without it there is nothing to accept. */
  onAccept?: (() => void) | undefined;
}

interface KeepButtonProps {
  heir: RefObject<HTMLButtonElement | null>;
  onAct: ModeratedTextProps['onAct'];
}

/** Button that goes with the reports it settles; the focus then goes to the button before it. */
const KeepButton = ({ heir, onAct }: KeepButtonProps) => {
  const { t } = useTranslation();
  const own = useRef<HTMLButtonElement>(null);
  useFocusHandover(own, heir);
  return (
    <Button ref={own} onClick={() => onAct('KEEP')}>
      {t('discussion.desk.action.KEEP')}
    </Button>
  );
};

/** Question or answer with its reports, and what staff do with it. */
export const ModeratedText = ({ written, actions, onAct, onAccept }: ModeratedTextProps) => {
  const { t } = useTranslation();
  const { body, hiddenReason, reports } = written;
  const isAccepted = 'isAccepted' in written && written.isAccepted;
  const isEndorsed = 'endorsed' in written && written.endorsed;
  const last = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles['text']}>
      <WrittenHead written={written} />
      {(isAccepted || isEndorsed) && (
        <p className={styles['good']}>
          {[isAccepted && t('discussion.accepted'), isEndorsed && t('discussion.endorsed')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {body && (
        <p className={styles['body']}>
          <LinkedText text={body} />
        </p>
      )}
      {hiddenReason !== null && (
        <Notice tone="warn" silent>
          {t('discussion.desk.hidden', { reason: hiddenReason })}
        </Notice>
      )}
      {reports.length > 0 && (
        <Notice tone="warn" silent>
          <p>{t('discussion.desk.reports', { count: reports.length })}</p>
          <ul>
            {reports.map(({ id, name, reason }) => (
              <li key={id}>
                {t('discussion.desk.reportOf', {
                  name: name || t('discussion.closedAccount'),
                  reason,
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles['actions']}>
        {onAccept && (
          <Button onClick={onAccept}>
            {t(isAccepted ? 'discussion.unaccept' : 'discussion.accept')}
          </Button>
        )}
        {actions.map((action, place) => (
          // By place: whoever pins by keys stands on the button that takes it back.
          <Button
            key={place}
            ref={place === actions.length - 1 ? last : undefined}
            danger={action === 'HIDE'}
            onClick={() => onAct(action)}
          >
            {t(`discussion.desk.action.${action}`)}
          </Button>
        ))}
        {reports.length > 0 && <KeepButton heir={last} onAct={onAct} />}
      </div>
    </div>
  );
};
