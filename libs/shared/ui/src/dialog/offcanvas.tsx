import type { ReactNode } from 'react';
import { Dialog } from './dialog';
import styles from './offcanvas.module.css';

export interface OffcanvasProps {
  open: boolean;
  title: string;
  /** Asked for by Escape, by the close button and by a click beside the panel. */
  onClose: () => void;
  /** The edge of the window that it stands at, in reading direction. */
  side?: 'start' | 'end';
  /** Dark in both themes, as the aside is. */
  dark?: boolean;
  children: ReactNode;
}

/** A panel at the edge of the window, as tall as it is; otherwise it behaves as {@link Dialog} does. */
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
