import { loadShownTexts, type Namespace, useTranslation } from '@lms/i18n';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorState } from '../states/states';
import { whenIdle } from './when-idle';

interface LazyPart<Props> {
  load: () => Promise<ComponentType<Props>>;
  texts?: readonly Namespace[];
  /** Content shown while loading. */
  fallback?: ReactNode;
  /** Hides a failed load, for parts that the reader did not ask for; the next visit tries again. */
  quiet?: boolean;
  /** Waits until the browser is idle after the first render. */
  idle?: boolean;
}

/** Creates a component whose code and texts load when it is first shown. */
export const lazyPart = <Props extends object>({
  load,
  texts = [],
  fallback = null,
  quiet = false,
  idle = false,
}: LazyPart<Props>) => {
  let loaded: ComponentType<Props> | undefined;
  return function Part(props: Props) {
    const { i18n } = useTranslation();
    const [Shown, setShown] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Shown || failed) return;
      const loadBoth = () => Promise.all([load(), loadShownTexts(i18n, texts)]);
      (idle ? whenIdle().then(loadBoth) : loadBoth()).then(
        ([component]) => {
          loaded = component;
          setShown(() => component);
        },
        () => setFailed(true),
      );
    }, [Shown, failed, i18n]);
    if (Shown) return <Shown {...props} />;
    if (!failed) return fallback;
    return quiet ? null : (
      <ErrorState problem={{ code: 'offline', errors: [] }} onRetry={() => setFailed(false)} />
    );
  };
};
