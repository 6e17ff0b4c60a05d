import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Opens and closes a panel below its button. Escape closes it and returns the focus; so do clicks
 * outside and navigation. With `onlyPath`, a change of the query alone keeps it open.
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
      // A dialog that the panel opened counts as inside.
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
