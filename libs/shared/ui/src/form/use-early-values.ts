import { type RefObject, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns true while React takes over what the server rendered. */
const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

const valueOf = (control: RadioNodeList | Element | null, initial: unknown) => {
  if (control instanceof HTMLInputElement && typeof initial === 'boolean') return control.checked;
  if (control instanceof Element && 'value' in control && typeof initial === 'string') {
    return control.value;
  }
  return initial;
};

/** Returns the texts and choices that stand in a form; other values, and those without a field, stay. */
const valuesIn = <Values extends object>(form: HTMLFormElement, values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, initial]) => [
      name,
      valueOf(form.elements.namedItem(name), initial),
    ]),
  ) as Values;

/**
 * Takes over what a person or a password manager has filled in by the time that a server-rendered
 * form is hydrated: React does not know it, and would empty the fields with their next rendering.
 */
export const useEarlyValues = <Values extends object>(
  element: RefObject<HTMLFormElement | null>,
  { values, setValues }: { values: Values; setValues: (values: Values) => unknown },
) => {
  const isHydrating = useIsHydrating();
  const takeOver = useEffectEvent(() => {
    if (!isHydrating || !element.current) return;
    const early = valuesIn(element.current, values);
    if (JSON.stringify(early) !== JSON.stringify(values)) setValues(early);
  });
  // In the same commit, so that nothing is typed or rendered in between.
  useLayoutEffect(() => takeOver(), []);
};
