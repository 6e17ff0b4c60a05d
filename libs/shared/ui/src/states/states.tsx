import type { CallProblem } from '@lms/entity-api';
import { hasText, type TextKey, useTranslation } from '@lms/i18n';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../controls/button';
import { useFocusHandover } from '../page/focus-heading';
import { Icon } from '../page/icon';
import styles from './states.module.css';

export interface AlertProps {
  tone?: 'info' | 'good' | 'warn' | 'bad';
  /** Not a live region, because the message is announced otherwise or present from the start. */
  silent?: boolean;
  children: ReactNode;
}

const signs = { info: 'info', good: 'check', warn: 'warn', bad: 'warn' } as const;

/** Inline message; errors are announced at once, others politely. */
export const Alert = ({ tone = 'info', silent = false, children }: AlertProps) => {
  const role = tone === 'bad' ? 'alert' : 'status';
  return (
    <div className={`${styles['alert']} ${styles[tone]}`}>
      <Icon name={signs[tone]} />
      <div className={styles['said']} role={silent ? undefined : role}>
        {children}
      </div>
    </div>
  );
};

/** Flower that nobody has sewn yet, where there is nothing to show. */
export const FaintRosette = () => (
  <svg className={styles['drawing']} viewBox="-100 -100 200 200" aria-hidden="true">
    <circle r="97" />
    <use href="#i-leaf-10" transform="scale(1.45)" />
    <circle r="24" />
  </svg>
);

/** Text for an empty list, with the next useful action. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className={styles['state']}>
    <FaintRosette />
    <p>{text}</p>
    {children}
  </div>
);

/** Time between two retries without a connection, in milliseconds. */
const retryMs = 15_000;

/** Retries by itself: once the browser is online again, and now and then. */
const useAutomaticRetry = (isOffline: boolean, onRetry: (() => void) | undefined) => {
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (!isOffline) return undefined;
    const again = () => retry();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isOffline]);
};

/** Says that a list is empty, why or what to do next. */
export const EmptyList = ({ text, children }: { text?: string; children?: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <EmptyState text={t('common.state.noItems')}>
      {text && <p>{text}</p>}
      {children}
    </EmptyState>
  );
};

/** Text of a problem: its own where the screen has it, or that of a fault on our side. */
const useFailureText = ({ code }: CallProblem) => {
  const { t, i18n } = useTranslation();
  if (code === 'offline') return t('common.state.offline');
  if (code === 'auth.forbidden') return t('common.forbidden.text');
  const key = `problems.${code}` as TextKey;
  return t(hasText(i18n, key) ? key : 'common.state.failed');
};

export interface ErrorStateProps {
  problem: CallProblem;
  onRetry?: () => void;
  /** Button of another kit. */
  as?: ComponentType<{ onClick: () => void; children: ReactNode }>;
}

/**
 * Problem of a part of the page that could not be loaded, with a retry and the request's id. A lost
 * connection is retried by itself; what the reader may not open is not tried again.
 */
export const ErrorState = ({ problem, onRetry, as: Retry = Button }: ErrorStateProps) => {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  useFocusHandover(element);
  useAutomaticRetry(problem.code === 'offline', onRetry);
  const text = useFailureText(problem);
  const isForbidden = problem.code === 'auth.forbidden';
  return (
    <div ref={element} className={styles['state']} role="alert">
      {isForbidden && <p>{t('common.forbidden.title')}</p>}
      <p>{text}</p>
      {onRetry && !isForbidden && <Retry onClick={onRetry}>{t('common.state.retry')}</Retry>}
      {problem.requestId && (
        <p className={styles['detail']}>{t('common.state.requestId', { id: problem.requestId })}</p>
      )}
    </div>
  );
};

/**
 * Grey placeholder of the size of the content, with its height in em. It is an SVG sized by
 * attributes, because the content security policy of server-rendered pages blocks `style`.
 */
export const Skeleton = ({ height, width = '100%' }: { height: number; width?: string }) => (
  <svg className={styles['skeleton']} height={`${height}em`} width={width} aria-hidden="true" />
);

/** Wraps skeletons and announces once that the part is loading. */
export const Loading = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('common.state.loading')}</p>
      {children}
    </div>
  );
};
