import { useTranslation } from '@lms/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const everyMs = 5_000;

/** Tells a screen reader now and then how many rows have come, never the rows themselves. */
export const LiveNews = ({ count }: { count: number }) => {
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
