import { useTranslation } from '@lms/i18n';
import { Button, ErrorState } from '@lms/ui';
import { Component, type ReactNode } from 'react';
import { forgetFailedScreens } from './lazy-screen';
import styles from './message-page.module.css';
import { ScreenSign } from './screen-shown';

/** While offline, the likely cause is that the screen's code could not be loaded. */
const Crash = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  if (!navigator.onLine) {
    const retry = () => (navigator.onLine ? location.reload() : onRetry());
    return <ErrorState problem={{ code: 'offline', errors: [] }} onRetry={retry} />;
  }
  return (
    <>
      <h1>{t('common.crash.title')}</h1>
      <p>{t('common.crash.text')}</p>
      <Button onClick={() => location.reload()}>{t('common.crash.reload')}</Button>
    </>
  );
};

interface CrashBoundaryProps {
  /** Address of the screen inside; set where the layout around it keeps its own `main`. */
  at?: string;
  children: ReactNode;
}

/** Error boundary that shows an error page with a way out. Navigation resets it. */
export class CrashBoundary extends Component<CrashBoundaryProps> {
  override state = { crashed: false, at: this.props.at };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ at }: CrashBoundaryProps, state: { at?: string }) {
    return at === state.at ? null : { at, crashed: false };
  }

  override componentDidCatch() {
    forgetFailedScreens();
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    const Frame = this.props.at === undefined ? 'main' : 'div';
    return (
      <Frame className={`container ${styles['message']}`}>
        <Crash onRetry={() => this.setState({ crashed: false })} />
        <ScreenSign />
      </Frame>
    );
  }
}
