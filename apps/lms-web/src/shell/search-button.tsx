import { useTranslation } from '@lms/i18n';
import { Dialog, Input, lazyPart, Loading, Skeleton } from '@lms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { earlyTerm } from './early-term';
import styles from './search-button.module.css';
import { ToolButton } from './tool-button';

/** Field of a search that is being loaded: whoever types at once loses no letter. */
const EarlyField = () => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    earlyTerm.typed = '';
    input.current?.focus();
  }, []);
  return (
    <Input
      ref={input}
      type="search"
      aria-label={t('shell.search.open')}
      autoComplete="off"
      maxLength={100}
      onChange={({ target }) => (earlyTerm.typed = target.value)}
    />
  );
};

const Search = lazyPart({
  load: () => import('./search').then((module) => module.Search),
  texts: ['shell'],
  fallback: (
    <>
      <EarlyField />
      <Loading>
        <Skeleton height={4} />
      </Loading>
    </>
  ),
});

interface SearchProps {
  /** Called when the search opens, to close what would lie behind it. */
  onOpen?: () => void;
}

/** Dialog of the search, which Ctrl K and Cmd K open everywhere, above another dialog, too. */
const useSearchDialog = ({ onOpen }: SearchProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const show = useEffectEvent(() => {
    onOpen?.();
    setOpen(true);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return {
    open,
    show: () => setOpen(true),
    dialog: (
      <Dialog open={open} title={t('shell.search.open')} onClose={close}>
        {open && <Search onDone={close} />}
      </Dialog>
    ),
  };
};

/** Search for screens and courses by its keys alone, where the header has no room for a button. */
export const SearchKeys = (props: SearchProps) => useSearchDialog(props).dialog;

/** Button that opens the search for screens and courses; where there is room it looks like a field. */
export const SearchButton = ({ wide = false, ...props }: SearchProps & { wide?: boolean }) => {
  const { t } = useTranslation();
  const { open, show, dialog } = useSearchDialog(props);
  return (
    <>
      <ToolButton
        icon="search"
        className={wide ? styles['field'] : undefined}
        label={t('shell.search.open')}
        keys={wide ? 'Ctrl K' : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      />
      {dialog}
    </>
  );
};
