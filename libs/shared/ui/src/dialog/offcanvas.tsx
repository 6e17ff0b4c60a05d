import type { ReactNode } from 'react';
import { Dialog } from './dialog';
import styles from './offcanvas.module.css';

export interface OffcanvasProps {
  open: boolean;
  title: string;
  /** Called on Escape, on the close button and on a click on the backdrop. */
  onClose: () => void;
  /** Edge of the window, in reading direction. */
  side?: 'start' | 'end';
  /** Dark in both themes, like the aside. */
  dark?: boolean;
  children: ReactNode;
}

/** Panel at the edge of the window, over its full height; otherwise like {@link Dialog}. */
export const Offcanvas = ({ side = 'end', dark, open, children, ...dialog }: OffcanvasProps) => (
  <Dialog
    {...dialog}
    open={open}
    className={[styles['offcanvas'], styles[side], dark && styles['dark']]
      .filter(Boolean)
      .join(' ')}
  >
    {open && children}
  </Dialog>
);
