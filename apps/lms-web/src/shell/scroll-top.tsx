import { useTranslation } from '@lms/i18n';
import { focusHeading } from '@lms/ui';
import { useEffect, useState } from 'react';
import styles from './scroll-top.module.css';
import { ToolButton } from './tool-button';

/** Scroll position, in pixels, from which the button appears. */
const far = 300;

/** Button that scrolls to the top and moves focus to the heading. */
export const ScrollTop = () => {
  const { t } = useTranslation();
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const onScroll = () => setIsFar(window.scrollY > far);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!isFar) return null;
  return (
    <div className={`screen-only ${styles['place']}`}>
      <ToolButton
        icon="up"
        label={t('shell.toTop')}
        onClick={() => {
          window.scrollTo(0, 0);
          focusHeading();
        }}
      />
    </div>
  );
};
