import { useTranslation } from '@lms/i18n';
import { useFocusHandover } from '@lms/ui';
import { Button, Dropdown, type DropdownProps, type MenuProps } from 'antd';
import { useRef } from 'react';
import styles from './entity.module.css';

export type RowMenuItem = NonNullable<MenuProps['items']>[number];

interface RowMenuProps {
  name: string;
  items: RowMenuItem[];
}

/** Menu of the actions on one row. */
export const RowMenu = ({ name, items }: RowMenuProps) => {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button);
  const menu: DropdownProps = {
    // Focus the button before a dialog opens, because the dialog returns the focus to it.
    menu: { items, onClick: () => button.current?.focus() },
    trigger: ['click'],
    placement: 'bottomRight',
    // Screen reader users expect an opening menu to take the focus.
    autoFocus: true,
  };
  return (
    <Dropdown {...menu}>
      <Button
        ref={button}
        type="text"
        size="small"
        className={styles['rowMenu']}
        aria-haspopup="menu"
        aria-label={t('admin.table.actionsFor', { name })}
      >
        <span aria-hidden="true">⋯</span>
      </Button>
    </Dropdown>
  );
};
