import { useTranslation } from '@lms/i18n';
import { Button } from '@lms/ui';
import { Component, type ReactNode } from 'react';
import styles from './message-page.module.css';

const Crash = () => {
  const { t } = useTranslation();
  return (
    <main className={`container ${styles['message']}`}>
      <h1>{t('common.crash.title')}</h1>
      <p>{t('common.crash.text')}</p>
      <Button onClick={() => location.reload()}>{t('common.crash.reload')}</Button>
    </main>
  );
};

/** Catches what a screen throws while rendering: the reader gets a page with a way out. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <Crash /> : this.props.children;
  }
}
