import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useDurationFormat } from '../use-duration-format';

/** Says so when an attempt that runs is given more time: its clock alone would only jump. */
export const useExtension = (deadlineAt: string | null, secondsLeft: number | null) => {
  const { t } = useTranslation();
  const duration = useDurationFormat();
  const dispatch = useDispatch();
  const known = useRef(deadlineAt);
  useEffect(() => {
    const before = known.current;
    known.current = deadlineAt;
    if (!before || before === deadlineAt) return;
    const message =
      deadlineAt === null || secondsLeft === null
        ? t('learning.timer.lifted')
        : t('learning.timer.extended', { time: duration(secondsLeft) });
    dispatch(toastShown({ type: 'info', message }));
  }, [deadlineAt, secondsLeft, t, duration, dispatch]);
};
