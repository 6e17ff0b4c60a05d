import { useProblemToast, whileBusy } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { ReportSchedule } from '@lms/reports/contract';
import { toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { schedulesApi } from './schedules-api';

/** Pauses a schedule, or resumes it. */
export const PauseButton = ({
  schedule: { id, name, pausedAt },
}: {
  schedule: Pick<ReportSchedule, 'id' | 'name' | 'pausedAt'>;
}) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const tellProblem = useProblemToast();
  const [send, { isLoading }] = schedulesApi.useMoveReportScheduleMutation();
  const move = pausedAt ? 'resume' : 'pause';
  const run = async () => {
    const { error } = await send({ id, move });
    if (error) return tellProblem(error);
    const message = t(`reports.schedule.${move}Done`, { name });
    return dispatch(toastShown({ type: 'success', message }));
  };
  return (
    <Button
      {...whileBusy(isLoading)}
      aria-label={t(`reports.schedule.${move}Of`, { name })}
      onClick={() => void run()}
    >
      {t(`reports.schedule.${move}`)}
    </Button>
  );
};
