import { useTranslation } from '@lms/i18n';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { rescueFocus } from '../page/focus-heading';
import { Icon } from '../page/icon';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Asked for by Escape, by the close button and by a click beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Its buttons, the main one first. */
  actions?: ReactNode;
  /** The class of its box, where that does not stand in the middle of the page. */
  className?: string;
}

/** The row of a dialog's buttons, for a form that holds them itself. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);

/**
 * A modal dialog on the browser's own `<dialog>`: it keeps focus inside, makes the page behind it
 * inert and gives focus back when it closes, or leads it to the screen's heading. Backdrop and
 * keyboard close it. Leave it mounted and say by `open` whether it shows.
 */
export const Dialog = ({
  open,
  title,
  onClose,
  children,
  actions,
  className = styles['dialog'],
}: DialogProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    // Only the backdrop has the dialog itself as its target: the content fills its box. Text that is
    // selected beyond the box ends in such a click as well, so it must have begun there.
    let beganBeside = false;
    const begin = ({ target }: Event) => (beganBeside = target === dialog);
    const closeBeside = ({ target }: Event) => {
      if (beganBeside && target === dialog) dialog?.close();
    };
    dialog?.addEventListener('pointerdown', begin);
    dialog?.addEventListener('click', closeBeside);
    return () => {
      dialog?.removeEventListener('pointerdown', begin);
      dialog?.removeEventListener('click', closeBeside);
    };
  }, []);

  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={titleId}
      onClose={() => {
        onClose();
        rescueFocus();
      }}
    >
      <div className={styles['content']}>
        <div className={styles['head']}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={styles['close']}
            aria-label={t('common.action.close')}
            onClick={() => ref.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
        {actions && <DialogActions>{actions}</DialogActions>}
      </div>
    </dialog>
  );
};
