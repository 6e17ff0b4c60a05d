import { EmptyList, ErrorState, Modal } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { ReportSchedule } from '@lms/reports/contract';
import { Loading, Skeleton, useFocusHandover } from '@lms/ui';
import { Button } from 'antd';
import { type RefObject, useRef, useState } from 'react';
import { ConfirmPrompt } from '../confirm-prompt';
import { takeFocus } from '../take-focus';
import { PauseButton } from './pause-button';
import { ScheduleForm } from './schedule-form';
import { schedulesApi } from './schedules-api';
import styles from './schedules.module.css';
import type { ShownReport } from './shown-report';

interface SchedulesDialogProps {
  open: boolean;
  /** Title of the report. */
  title: string;
  input: ShownReport;
  onClose: () => void;
}

type Step = { kind: 'list' | 'returned' } | { kind: 'edit'; schedule?: ReportSchedule };

/** Schedules that mail this report. */
export const SchedulesDialog = ({ open, title, input, onClose }: SchedulesDialogProps) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const back = () => setStep({ kind: 'returned' });
  const close = () => {
    setStep({ kind: 'list' });
    onClose();
  };
  return (
    <Modal open={open} title={t('reports.schedule.title')} onClose={close}>
      <p className={styles['about']}>{t('reports.schedule.about')}</p>
      {open &&
        (step.kind === 'edit' ? (
          <div
            role="group"
            aria-label={step.schedule?.name ?? t('reports.schedule.create')}
            tabIndex={-1}
            ref={takeFocus}
          >
            <ScheduleForm title={title} input={input} schedule={step.schedule} onDone={back} />
          </div>
        ) : (
          <List
            report={input.report}
            isReturned={step.kind === 'returned'}
            onEdit={(schedule) => setStep({ kind: 'edit', schedule })}
          />
        ))}
    </Modal>
  );
};

interface ListProps {
  report: ShownReport['report'];
  /** Takes the focus, which was in the form. */
  isReturned: boolean;
  onEdit: (schedule?: ReportSchedule) => void;
}

const List = ({ report, isReturned, onEdit }: ListProps) => {
  const { t } = useTranslation();
  const create = useRef<HTMLButtonElement>(null);
  const { data, error, refetch } = schedulesApi.useGetReportSchedulesQuery(report, {
    refetchOnMountOrArgChange: true,
  });
  if (error) return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={8} />
      </Loading>
    );
  }
  return (
    <div
      role="group"
      aria-label={t('reports.schedule.title')}
      tabIndex={-1}
      ref={isReturned ? takeFocus : undefined}
    >
      {data.length === 0 && <EmptyList text={t('reports.schedule.none')} />}
      <ul className={styles['schedules']}>
        {data.map((schedule) => (
          <ScheduleRow
            key={schedule.id}
            schedule={schedule}
            heir={create}
            onEdit={() => onEdit(schedule)}
          />
        ))}
      </ul>
      <Button ref={create} type="primary" onClick={() => onEdit()}>
        {t('reports.schedule.create')}
      </Button>
    </div>
  );
};

interface ScheduleRowProps {
  schedule: ReportSchedule;
  /** Gets the focus of a row that is deleted. */
  heir: RefObject<HTMLElement | null>;
  onEdit: () => void;
}

const ScheduleRow = ({ schedule, heir, onEdit }: ScheduleRowProps) => {
  const { t, formats } = useTranslation();
  const [step, setStep] = useState<'asking' | 'returned'>();
  const row = useRef<HTMLLIElement>(null);
  useFocusHandover(row, heir);
  const [remove] = schedulesApi.useDeleteReportScheduleMutation();
  const { id, name, author, frequency, format, recipients, lastRunAt } = schedule;
  const { stopReason, pausedAt } = schedule;
  const isPaused = pausedAt !== null && !stopReason;
  const isForNobody = !stopReason && recipients.length === 0;
  const lost = !stopReason && !isForNobody && schedule.lostRecipients;
  const last = lastRunAt && t('reports.schedule.last', { time: formats.dateTime(lastRunAt) });
  const time = formats.dateTime(schedule.nextRunAt);
  return (
    <li ref={row} className={styles['schedule']}>
      <strong>{name}</strong>
      {stopReason && (
        <p className={styles['stopped']}>
          <strong>{t('reports.schedule.stopped')}</strong>{' '}
          {t('reports.schedule.stopReason', { context: stopReason })}
        </p>
      )}
      {isPaused && (
        <p className={styles['paused']}>
          <strong>{t('reports.schedule.paused')}</strong>{' '}
          {t('reports.schedule.pausedSince', { time: formats.dateTime(pausedAt) })}
        </p>
      )}
      {isForNobody && (
        <p className={styles['stopped']}>
          <strong>{t('reports.schedule.nobody')}</strong> {t('reports.schedule.chooseRecipients')}
        </p>
      )}
      <p className={styles['facts']}>
        {[
          t(`reports.schedule.frequencies.${frequency}`),
          format.toUpperCase(),
          recipients.map((recipient) => recipient.name).join(', '),
          lost && t('reports.schedule.lost', { count: lost }),
          stopReason && t('reports.schedule.author', { name: author || t('admin.closedAccount') }),
          !stopReason && !isPaused && !isForNobody && t('reports.schedule.next', { time }),
          last,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {step === 'asking' ? (
        <ConfirmPrompt
          className={styles['ask']}
          question={t('reports.schedule.deleteSure', { name })}
          confirmLabel={t('admin.table.delete')}
          danger
          onConfirm={() => remove(id)}
          successMessage={t('reports.schedule.deleted', { name })}
          onCancel={() => setStep('returned')}
        />
      ) : (
        <div className={styles['ask']}>
          <Button
            aria-label={t(`reports.schedule.${stopReason ? 'restartOf' : 'edit'}`, { name })}
            onClick={onEdit}
          >
            {stopReason ? t('reports.schedule.restart') : t('admin.table.edit')}
          </Button>
          {!stopReason && <PauseButton schedule={schedule} />}
          <Button
            type="link"
            ref={step === 'returned' ? takeFocus : undefined}
            aria-label={t('reports.schedule.delete', { name })}
            onClick={() => setStep('asking')}
          >
            {t('admin.table.delete')}
          </Button>
        </div>
      )}
    </li>
  );
};
