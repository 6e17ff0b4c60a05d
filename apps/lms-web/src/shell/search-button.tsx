import { useTranslation } from '@lms/i18n';
import { useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';
import { ToolButton } from './tool-button';

const SearchDialog = lazyPart({
  load: () => import('./search-dialog').then((module) => module.SearchDialog),
  texts: ['shell'],
});

/** Opens the search, as Ctrl K and Cmd K do from everywhere. */
export const SearchButton = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // Over another dialog it would stand behind what that makes inert.
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
      {wasOpened && <SearchDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
