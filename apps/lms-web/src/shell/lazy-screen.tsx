import { type I18n, languageOfTag, loadTexts, textsOf, useTranslation } from '@lms/i18n';
import type { PageModule, PageRoute } from '@lms/ui';
import { use } from 'react';

export interface Screen {
  (): React.JSX.Element;
  /** Loads code and texts, so that the screen renders without suspending. */
  preload: (instance: I18n) => Promise<PageModule>;
}

/**
 * Creates a promise that React's `use` reads synchronously, so that a loaded screen renders at
 * once.
 */
const fulfilled = <T,>(value: T) =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

const failures = new Set<() => void>();

/**
 * Registers how to forget a failed load. It is kept until then, or React would retry without end.
 */
export const registerFailedLoad = (forget: () => void) => void failures.add(forget);

/** Forgets failed loads, so that screens can be retried after an error was shown. */
export const forgetFailedScreens = () => {
  failures.forEach((forget) => forget());
  failures.clear();
};

/** Creates a screen that loads code and texts when first shown, and suspends until then. */
export const lazyScreen = (route: PageRoute): Screen => {
  let loaded: ReturnType<typeof fulfilled<PageModule>> | undefined;
  // On the server every request has its own i18n instance.
  const pending = new WeakMap<I18n, { language: string; module: Promise<PageModule> }>();

  const load = async (instance: I18n) => {
    const [module] = await Promise.all([
      route.load(),
      loadTexts(instance, languageOfTag(instance.language), ['common', ...route.texts]),
    ]);
    loaded = fulfilled(module);
    return module;
  };
  const preload = (instance: I18n) => {
    const { language } = instance;
    const known = pending.get(instance);
    if (known?.language === language) return known.module;
    const module = load(instance);
    module.catch(() => registerFailedLoad(() => pending.delete(instance)));
    pending.set(instance, { language, module });
    return module;
  };
  const hasTexts = (instance: I18n) =>
    route.texts.every((namespace) => textsOf(instance)[namespace]);

  const Screen = () => {
    const { i18n: instance } = useTranslation();
    const { Page } = use(loaded && hasTexts(instance) ? loaded : preload(instance));
    return <Page />;
  };
  return Object.assign(Screen, { preload });
};
