import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { renewOldCourses } from './keep-sittings';
import { offerInstall } from './offer-install';
import { sendUnsent, takeMarked } from './send-unsent';
import { useStudyState } from './study-state';
import { isWaiting } from './unsent';

/** Time between two attempts in milliseconds: a browser does not notice every lost line. */
const retryMs = 15_000;

/** Sends what waits on this device, also from before the browser was closed, and tells so. */
export const StudyKeeper = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { user } = useSession();
  const userId = user?.id;
  const { courses = [], unsent } = useStudyState();
  const waits = unsent.some(isWaiting);
  const keeps = courses.length > 0;
  const send = useEffectEvent(async () => {
    if (!userId) return;
    const count = await sendUnsent(dispatch, userId);
    if (count > 0) {
      dispatch(toastShown({ type: 'success', message: t('offline.unsent.sent', { count }) }));
    }
    for (const { title } of takeMarked()) {
      dispatch(toastShown({ type: 'success', message: t('offline.sitting.marked', { title }) }));
    }
  });
  useEffect(() => offerInstall(), []);
  useEffect(() => {
    // Without a connection tomorrow is early enough.
    if (userId && keeps) renewOldCourses(dispatch, userId).catch(() => undefined);
  }, [userId, keeps, dispatch]);
  useEffect(() => {
    if (!waits) return;
    const again = () => void send();
    again();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waits, userId]);
  return null;
};
