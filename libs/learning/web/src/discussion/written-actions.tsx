import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { DiscussionPost, DiscussionTopic } from '@lms/learning/contract';
import { Button, Dialog, ProblemAlert, toastShown } from '@lms/ui';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import styles from './discussion.module.css';
import { ReportDialog } from './report-dialog';

/** Start of a text, which makes the labels of its buttons distinct. */
const beginningOf = (text: string) => [...text].slice(0, 40).join('');

interface WrittenActionsProps {
  written: DiscussionPost | DiscussionTopic;
  topicId: string;
  /** The answer; the question itself without it. */
  postId: string | null;
  onEdit: () => void;
  onDelete: () => PromiseLike<{ error?: unknown }>;
  /** Further buttons, before the others. */
  children?: ReactNode;
}

/** Acts of a learner on a question or an answer: change and delete the own, report others'. */
export const WrittenActions = ({
  written,
  topicId,
  postId,
  onEdit,
  onDelete,
  children,
}: WrittenActionsProps) => {
  const { t, formats } = useTranslation();
  const dispatch = useDispatch();
  const [deletion, setDeletion] = useState<{ isRunning?: boolean; error?: unknown }>({});
  const [asked, setAsked] = useState<'delete' | 'report'>();
  const close = () => setAsked(undefined);
  const { author, editableUntil, isReported } = written;
  const of = (
    <span className="visually-hidden">
      {beginningOf('title' in written ? written.title : written.body)}
    </span>
  );
  const remove = async () => {
    setDeletion({ isRunning: true });
    const { error } = await onDelete();
    // Not found: an earlier press deleted it, and its answer was lost.
    const isGone = !error || toCallProblem(error).code === 'entity.notFound';
    setDeletion({ error: isGone ? undefined : error });
    if (!isGone) return;
    dispatch(toastShown({ type: 'success', message: t('discussion.deletion.done') }));
    close();
  };
  return (
    <div className={styles['actions']}>
      {children}
      {editableUntil && (
        <>
          <Button look="plain" onClick={onEdit}>
            {t('discussion.edit')} {of}
          </Button>
          <Button look="plain" onClick={() => setAsked('delete')}>
            {t('discussion.delete')} {of}
          </Button>
          <span className={styles['note']}>
            {t('discussion.editUntil', { time: formats.time(editableUntil) })}
          </span>
        </>
      )}
      {!author.isMe &&
        (isReported ? (
          <span className={styles['note']}>{t('discussion.report.mine')}</span>
        ) : (
          <Button look="plain" onClick={() => setAsked('report')}>
            {t('discussion.report.open')} {of}
          </Button>
        ))}
      <Dialog
        open={asked === 'delete'}
        title={t(postId === null ? 'discussion.deletion.question' : 'discussion.deletion.answer')}
        onClose={close}
        actions={
          <>
            <Button look="danger" busy={deletion.isRunning} onClick={() => void remove()}>
              {t('discussion.delete')}
            </Button>
            <Button look="secondary" onClick={close}>
              {t('common.action.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('discussion.deletion.final')}</p>
        {/* In the dialog, since nothing beside it is read out while it is open. */}
        {deletion.error !== undefined && <ProblemAlert problem={toCallProblem(deletion.error)} />}
      </Dialog>
      <ReportDialog open={asked === 'report'} topicId={topicId} postId={postId} onClose={close} />
    </div>
  );
};
