import { useTranslation } from '@lms/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const everyMs = 5_000;

/** Announces the number of new rows to screen readers now and then, never the rows themselves. */
export const LiveAnnouncer = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  const told = useRef(count);
  const [news, setNews] = useState('');
  const tell = useEffectEvent(() => {
    const more = count - told.current;
    told.current = count;
    if (more > 0) setNews(t('reports.live.arrived', { count: more }));
  });
  useEffect(() => {
    const timer = setInterval(() => tell(), everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  );
};
