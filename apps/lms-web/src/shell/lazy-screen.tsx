import { type I18n, languageOfTag, loadTexts, textsOf, useTranslation } from '@lms/i18n';
import type { PageModule, PageRoute } from '@lms/ui';
import { use } from 'react';

export interface Screen {
  (): React.JSX.Element;
  /** Loads code and texts, so that the screen then renders at once. */
  preload: (instance: I18n) => Promise<PageModule>;
}

/** A promise that React's `use` need not wait for, so that a loaded screen renders at once. */
const fulfilled = <T,>(value: T) =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

const failures = new Set<() => void>();

/** Tells how to forget a failed load, which React would ask for without end if it were not kept. */
export const forgetLater = (forget: () => void) => void failures.add(forget);

/** Lets screens that could not be loaded be asked for again, once the reader has been told. */
export const forgetFailedScreens = () => {
  failures.forEach((forget) => forget());
  failures.clear();
};

/** A screen whose code and texts arrive when it is first shown; until then it suspends. */
export const lazyScreen = (route: PageRoute): Screen => {
  let loaded: ReturnType<typeof fulfilled<PageModule>> | undefined;
  // On the server every request has an instance of its own.
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
    module.catch(() => forgetLater(() => pending.delete(instance)));
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
