import { EmptyList, ErrorState, Modal } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { ReportSchedule } from '@lms/reports/contract';
import { Loading, Skeleton } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { ConfirmPrompt } from '../confirm-prompt';
import { reportsApi } from '../reports-api';
import { ScheduleForm } from './schedule-form';
import styles from './schedules.module.css';
import type { ShownReport } from './shown-report';

interface SchedulesDialogProps {
  open: boolean;
  /** Title of the report. */
  title: string;
  input: ShownReport;
  onClose: () => void;
}

type Step = { kind: 'list' } | { kind: 'edit'; schedule?: ReportSchedule };

/** Schedules that mail this report. */
export const SchedulesDialog = ({ open, title, input, onClose }: SchedulesDialogProps) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const back = () => setStep({ kind: 'list' });
  const close = () => {
    back();
    onClose();
  };
  return (
    <Modal open={open} title={t('reports.schedule.title')} onClose={close}>
      <p className={styles['about']}>{t('reports.schedule.about')}</p>
      {open &&
        (step.kind === 'list' ? (
          <List report={input.report} onEdit={(schedule) => setStep({ kind: 'edit', schedule })} />
        ) : (
          <ScheduleForm title={title} input={input} schedule={step.schedule} onDone={back} />
        ))}
    </Modal>
  );
};

interface ListProps {
  report: ShownReport['report'];
  onEdit: (schedule?: ReportSchedule) => void;
}

const List = ({ report, onEdit }: ListProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = reportsApi.useGetReportSchedulesQuery(report, {
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
    <>
      {data.length === 0 && <EmptyList text={t('reports.schedule.none')} />}
      <ul className={styles['schedules']}>
        {data.map((schedule) => (
          <ScheduleRow key={schedule.id} schedule={schedule} onEdit={() => onEdit(schedule)} />
        ))}
      </ul>
      <Button type="primary" onClick={() => onEdit()}>
        {t('reports.schedule.create')}
      </Button>
    </>
  );
};

const ScheduleRow = ({ schedule, onEdit }: { schedule: ReportSchedule; onEdit: () => void }) => {
  const { t, formats } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const [remove] = reportsApi.useDeleteReportScheduleMutation();
  const { id, name, author, frequency, format, recipients, lastRunAt, stopReason } = schedule;
  const last = lastRunAt && t('reports.schedule.last', { time: formats.dateTime(lastRunAt) });
  const time = formats.dateTime(schedule.nextRunAt);
  return (
    <li className={styles['schedule']}>
      <strong>{name}</strong>
      {stopReason && (
        <p className={styles['stopped']}>
          <strong>{t('reports.schedule.stopped')}</strong>{' '}
          {t('reports.schedule.stoppedAt', { time, context: stopReason })}
        </p>
      )}
      <p className={styles['facts']}>
        {[
          t(`reports.schedule.frequencies.${frequency}`),
          format.toUpperCase(),
          recipients.map((recipient) => recipient.name).join(', '),
          stopReason
            ? t('reports.schedule.author', { name: author })
            : t('reports.schedule.next', { time }),
          last,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isAsking ? (
        <ConfirmPrompt
          className={styles['ask']}
          question={t('reports.schedule.deleteSure', { name })}
          confirmLabel={t('admin.table.delete')}
          danger
          onConfirm={() => remove(id)}
          successMessage={t('reports.schedule.deleted', { name })}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <div className={styles['ask']}>
          <Button
            aria-label={t(`reports.schedule.${stopReason ? 'restartOf' : 'edit'}`, { name })}
            onClick={onEdit}
          >
            {stopReason ? t('reports.schedule.restart') : t('admin.table.edit')}
          </Button>
          <Button
            type="link"
            aria-label={t('reports.schedule.delete', { name })}
            onClick={() => setIsAsking(true)}
          >
            {t('admin.table.delete')}
          </Button>
        </div>
      )}
    </li>
  );
};
