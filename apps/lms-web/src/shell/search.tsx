import { useTranslation } from '@lms/i18n';
import { ErrorState, Input } from '@lms/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { earlyTerm } from './early-term';
import type { Found } from './found';
import styles from './search.module.css';
import { useSearch } from './use-search';

/** Search for screens of the user's menu, for people and for courses. */
export const Search = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(earlyTerm.typed);
  const [active, setActive] = useState(0);
  const search = useSearch(typed);
  const { screens, people, courses, isBusy, isEmpty, problem, retry } = search;
  const words = search.mayFindPeople ? 'shell.search.withPeople' : 'shell.search';
  const all = [...screens, ...people, ...courses];
  const current = all[Math.min(active, all.length - 1)];
  const optionId = (found: Found) => `${id}-${all.indexOf(found)}`;

  useEffect(() => {
    earlyTerm.typed = '';
    input.current?.focus();
    // A field begins before its text, here what was typed early.
    input.current?.setSelectionRange(100, 100);
  }, []);
  useEffect(() => {
    if (current) document.getElementById(optionId(current))?.scrollIntoView?.({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (all.length === 0 || event.nativeEvent.isComposing) return;
    const last = all.length - 1;
    const at = Math.min(active, last);
    const next: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
    };
    const target = next[event.key];
    if (target !== undefined) setActive(target);
    else if (event.key === 'Enter' && current) {
      onDone();
      void navigate(current.path);
    } else return;
    event.preventDefault();
  };

  const group = (label: string, found: Found[]) =>
    found.length > 0 && (
      <div role="group" aria-label={label}>
        <p className={styles['group']} aria-hidden="true">
          {label}
        </p>
        {found.map((one) => (
          <Link
            key={one.path}
            to={one.path}
            tabIndex={-1}
            id={optionId(one)}
            role="option"
            aria-selected={one === current}
            className={styles['option']}
            lang={one.lang}
            onClick={onDone}
          >
            {one.text}
            {one.within && <span className={styles['within']}>{one.within}</span>}
          </Link>
        ))}
      </div>
    );

  return (
    <div className={styles['search']}>
      <Input
        ref={input}
        type="search"
        role="combobox"
        aria-label={t(`${words}.label`)}
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        autoComplete="off"
        maxLength={100}
        placeholder={t(`${words}.placeholder`)}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('shell.search.results')}>
        {group(t('shell.search.screens'), screens)}
        {group(t('shell.search.people'), people)}
        {group(t('shell.search.courses'), courses)}
      </div>
      {problem && <ErrorState problem={problem} onRetry={retry} />}
      <p className={all.length > 0 ? 'visually-hidden' : styles['hint']} role="status">
        {typed.trim() === '' && t(`${words}.hint`)}
        {typed.trim() !== '' && isBusy && t('common.state.loading')}
        {isEmpty && !isBusy && t('shell.search.found', { count: all.length })}
      </p>
    </div>
  );
};
