import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A part below its button: closed by Escape, which gives the focus back, by whatever happens beside
 * it, and by leaving for another address; with `onlyPath`, by leaving for another screen.
 */
export const useDropdown = ({ onlyPath = false } = {}) => {
  const { key, pathname } = useLocation();
  const place = onlyPath ? pathname : key;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === place;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      // What a panel opened by an entry does is not beside it.
      if (!(target instanceof Element) || target.closest('dialog')) return;
      if (!root.current?.contains(target)) setOpenAt(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open]);

  return {
    open,
    root,
    button,
    toggle: () => setOpenAt(open ? null : place),
    close: () => setOpenAt(null),
  };
};
