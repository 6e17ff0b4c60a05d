import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab<Name extends string> {
  name: Name;
  text: ReactNode;
  content: ReactNode;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  shown: Name;
  onShow: (name: Name) => void;
}

/** Steps that a key takes among a number of tabs, from the one at `index`. */
const stepsOf = (key: string, index: number, count: number) =>
  ({ ArrowLeft: -1, ArrowRight: 1, Home: -index, End: count - 1 - index })[key];

/** Tabs with the panel of the one that is shown; arrows, Home and End move among them. */
export const Tabs = <Name extends string>({ label, tabs, shown, onShow }: TabsProps<Name>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ name }) => name === shown);
    const steps = stepsOf(event.key, index, tabs.length);
    if (steps === undefined) return;
    event.preventDefault();
    const next = (index + steps + tabs.length) % tabs.length;
    if (tabs[next]) onShow(tabs[next].name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles['tabs']}>
        {tabs.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onShow(name)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {tabs.find(({ name }) => name === shown)?.content}
      </div>
    </>
  );
};
