import { rescueFocus } from '@lms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what opened a drawer. antd does so after the drawer has slid out, but not
 * if it is closed before it has slid in.
 */
export const useOpenerFocus = (isOpen: boolean) => {
  const opener = useRef<HTMLElement>(null);
  // Before the drawer takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement as HTMLElement | null;
  }, [isOpen]);
  useEffect(() => {
    if (isOpen || !opener.current) return;
    if (document.activeElement === document.body) opener.current.focus({ preventScroll: true });
    rescueFocus();
  }, [isOpen]);
};
