import { languageOfTag, loadTexts, type Namespace, useTranslation } from '@lms/i18n';
import { ErrorState } from '@lms/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LazyPart<Props> {
  load: () => Promise<ComponentType<Props>>;
  texts: readonly Namespace[];
  /** Stands there until it is loaded. */
  fallback?: ReactNode;
  /** A part that nobody asked for fails in silence; it comes with the next visit. */
  quiet?: boolean;
}

/** A part of the layout whose code and texts arrive when it is first shown. */
export const lazyPart = <Props extends object>({
  load,
  texts,
  fallback = null,
  quiet = false,
}: LazyPart<Props>) => {
  let loaded: ComponentType<Props> | undefined;
  return function Part(props: Props) {
    const { i18n } = useTranslation();
    const [Shown, setShown] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Shown || failed) return;
      Promise.all([load(), loadTexts(i18n, languageOfTag(i18n.locale), [...texts])]).then(
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
