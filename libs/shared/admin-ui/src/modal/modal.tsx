import { useTranslation } from '@lms/i18n';
import { type DialogProps, rescueFocus } from '@lms/ui';
import { Modal as AntdModal } from 'antd';
import type { ReactNode } from 'react';
import styles from './modal.module.css';

/** Row of buttons, for a form inside a dialog. */
export const ModalActions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);

/**
 * Dialog of antd's over the page: keeps the focus inside, and on closing returns the focus or moves
 * it to the screen's heading. Escape and the backdrop close it. Keep it mounted and control it by
 * `open`.
 */
export const Modal = ({
  open,
  title,
  onClose,
  children,
  actions,
}: Omit<DialogProps, 'className'>) => {
  const { t } = useTranslation();
  return (
    <AntdModal
      open={open}
      title={<h2 className={styles['title']}>{title}</h2>}
      classNames={{ body: styles['body'] }}
      width={576}
      closable={{ 'aria-label': t('common.action.close') }}
      footer={actions ? <ModalActions>{actions}</ModalActions> : null}
      // It is there at once: a question is not to be waited for.
      transitionName=""
      maskTransitionName=""
      destroyOnHidden
      afterClose={rescueFocus}
      onCancel={onClose}
    >
      {children}
    </AntdModal>
  );
};
