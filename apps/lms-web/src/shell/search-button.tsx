import { useTranslation } from '@lms/i18n';
import { Dialog, lazyPart, Loading, Skeleton } from '@lms/ui';
import { useEffect, useState } from 'react';
import { ToolButton } from './tool-button';

const Search = lazyPart({
  load: () => import('./search').then((module) => module.Search),
  texts: ['shell'],
  fallback: (
    <Loading>
      <Skeleton height={4} />
    </Loading>
  ),
});

/** Opens the search for screens and courses, as Ctrl K and Cmd K do everywhere. */
export const SearchButton = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // Another modal dialog would make the search inert.
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <ToolButton
        icon="search"
        label={t('shell.search.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} title={t('shell.search.open')} onClose={close}>
        {open && <Search onDone={close} />}
      </Dialog>
    </>
  );
};
