import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, ProblemAlert } from '@lms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { communicationApi } from '../communication-api';
import styles from './chat.module.css';
import { Composer } from './composer';
import { keepDraft } from './drafts';

const helpDesk = '';
const draft = 'new';

interface NewConversationProps {
  onBack: () => void;
  onOpened: (id: string, title: string) => void;
}

/** Form for a first message, to the people of one's own course or to the help desk. */
export const NewConversation = ({ onBack, onOpened }: NewConversationProps) => {
  const { t } = useTranslation();
  const { can } = useSession();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data: courses = [] } = communicationApi.useGetContactCoursesQuery(undefined, {
    skip: !can(sharedPermissions['learning.study']),
  });
  const [open, { isLoading, error }] = communicationApi.useOpenConversationMutation();
  const [courseId, setCourseId] = useState(helpDesk);
  // Each failure makes the composer anew, with the draft that was kept.
  const [failures, setFailures] = useState(0);
  const composer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) composer.current?.querySelector('textarea')?.focus();
  }, [failures]);
  // A retry reuses the id, so that the server stores the message once.
  const [clientId] = useState(() => crypto.randomUUID());
  const title =
    courses.find((course) => course.courseId === courseId)?.title ??
    t('communication.chat.helpDesk');

  const send = async (body: string) => {
    const { data } = await open({ courseId: courseId || null, body, clientId });
    if (data) onOpened(data.conversationId, title);
    else {
      keepDraft(draft, body);
      setFailures((count) => count + 1);
    }
  };
  return (
    <>
      <div className={styles['head']}>
        <Button look="plain" onClick={onBack}>
          {t('communication.chat.back')}
        </Button>
        <h3 ref={heading} tabIndex={-1}>
          {t('communication.chat.new')}
        </h3>
      </div>
      {error && <ProblemAlert problem={toCallProblem(error)} />}
      <div className={styles['composer']}>
        <label htmlFor={id}>{t('communication.chat.to')}</label>
        <select id={id} value={courseId} onChange={(event) => setCourseId(event.target.value)}>
          <option value={helpDesk}>{t('communication.chat.helpDesk')}</option>
          {courses.map((course) => (
            <option key={course.courseId} value={course.courseId} lang={course.language}>
              {course.title}
            </option>
          ))}
        </select>
      </div>
      <div ref={composer}>
        <Composer key={failures} id={draft} busy={isLoading} onSend={(body) => void send(body)} />
      </div>
    </>
  );
};
