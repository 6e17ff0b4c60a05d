import { useTranslation } from '@lms/i18n';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { rescueFocus } from '../page/focus-heading';
import { Icon } from '../page/icon';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Called on Escape, on the close button and on a click on the backdrop. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  /** Class of the box, for dialogs that are not centred. */
  className?: string;
}

/** Row of buttons, for a form inside a dialog. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);

/**
 * Modal dialog based on the native `<dialog>`: keeps the focus inside, makes the page inert, and on
 * closing returns the focus or moves it to the screen's heading. Escape and the backdrop close it.
 * Keep it mounted and control it by `open`.
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

  // Before the effects of the content, which may give the focus to a field of its own.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    // Clicks on the backdrop target the dialog itself, because the content fills its box. A text
    // selection that ends outside produces such a click, too, so the press must have started there.
    // The second click of a double one belongs to the button that has opened the dialog.
    let beganBeside = false;
    const begin = ({ target }: Event) => (beganBeside = target === dialog);
    const closeBeside = ({ target, detail }: MouseEvent) => {
      if (beganBeside && target === dialog && detail < 2) dialog?.close();
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
      // Escape: the browser tells of its closing only a moment later, when the dialog may be open
      // again. The event of a file field that is left without a choice comes here, too.
      onCancel={({ target }) => {
        if (target === ref.current) onClose();
      }}
      onClose={() => {
        if (ref.current?.open) return;
        if (open) onClose();
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
