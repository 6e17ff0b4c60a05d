import { api, seeAsEnded } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button } from '@lms/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import styles from './see-as-banner.module.css';

const seeAsApi = api.injectEndpoints({
  endpoints: (build) => ({
    endSeeAs: build.mutation<null, void>({
      query: () => ({ url: '/user/me/see-as', method: 'DELETE' }),
    }),
  }),
});

interface SeeAsBannerProps {
  /** Name of the person seen as. */
  name: string;
  /** End of the session, ISO 8601. */
  until: string;
}

/** Banner of a "see as" session, which ends on click or when its time is up. */
export const SeeAsBanner = ({ name, until }: SeeAsBannerProps) => {
  const { t, formats } = useTranslation();
  const dispatch = useDispatch();
  const [endSeeAs, { isLoading }] = seeAsApi.useEndSeeAsMutation();
  useEffect(() => {
    const left = Math.max(0, Date.parse(until) - Date.now());
    const timer = setTimeout(() => dispatch(seeAsEnded()), left);
    return () => clearTimeout(timer);
  }, [until, dispatch]);
  const stop = async () => {
    await endSeeAs();
    // The server may be unreachable; its session then expires by itself.
    dispatch(seeAsEnded());
  };
  return (
    <aside className={styles['banner']} aria-label={t('users.seeAs.label')}>
      <p>{t('users.seeAs.banner', { name, time: formats.time(until) })}</p>
      <Button look="secondary" busy={isLoading} onClick={() => void stop()}>
        {t('users.seeAs.stop')}
      </Button>
    </aside>
  );
};
