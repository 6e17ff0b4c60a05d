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

/** What can be done with one row, behind one button. */
export const RowMenu = ({ name, items }: RowMenuProps) => {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button);
  const menu: DropdownProps = {
    // Back to the button before a dialog opens, which gives the focus back to where it was.
    menu: { items, onClick: () => button.current?.focus() },
    trigger: ['click'],
    placement: 'bottomRight',
    // A menu that opens takes the focus, as readers without a mouse expect of menus.
    autoFocus: true,
  };
  return (
    <Dropdown {...menu}>
      <Button
        ref={button}
        type="text"
        className={styles['rowMenu']}
        aria-haspopup="menu"
        aria-label={t('admin.table.actionsFor', { name })}
      >
        <span aria-hidden="true">⋯</span>
      </Button>
    </Dropdown>
  );
};
