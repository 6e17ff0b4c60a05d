import { useTranslation } from '@lms/i18n';
import { type DialogProps, rescueFocus } from '@lms/ui';
import { Modal as AntdModal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { isSecondClick } from './is-second-click';
import styles from './modal.module.css';

/** Row of buttons, for a form inside a dialog. */
export const ModalActions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);

const field = ['input:not([type="hidden"])', 'textarea', 'select']
  .map((kind) => `${kind}:enabled`)
  .join();

/**
 * Dialog of antd's over the page: begins in its first field, keeps the focus inside, and on closing
 * returns the focus or moves it to the screen's heading. Escape and the backdrop close it. Keep it
 * mounted and control it by `open`.
 */
export const Modal = ({
  open,
  title,
  onClose,
  children,
  actions,
}: Omit<DialogProps, 'className'>) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Else it begins at the cross, which whoever types and presses Enter closes the dialog by.
  const focusField = (isOpen: boolean) => {
    const dialog = heading.current?.closest('[role="dialog"]');
    // Whoever was quicker stays where they are: at a field, or at what took a button's place.
    if (!isOpen || dialog?.querySelector(`.${styles['body']} :focus`)) return;
    dialog?.querySelector<HTMLElement>(field)?.focus();
  };
  return (
    <AntdModal
      open={open}
      title={
        <h2 ref={heading} className={styles['title']}>
          {title}
        </h2>
      }
      classNames={{ body: styles['body'] }}
      width={576}
      closable={{ 'aria-label': t('common.action.close') }}
      footer={actions ? <ModalActions>{actions}</ModalActions> : null}
      // It is there at once: a question is not to be waited for.
      transitionName=""
      maskTransitionName=""
      destroyOnHidden
      afterOpenChange={focusField}
      afterClose={rescueFocus}
      onCancel={(event) => {
        if (!isSecondClick(event)) onClose();
      }}
    >
      {children}
    </AntdModal>
  );
};
