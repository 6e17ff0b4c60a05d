import { useTranslation } from '@lms/i18n';
import { useFocusHandover } from '@lms/ui';
import { Button, Dropdown, type DropdownProps } from 'antd';
import { useEffect, useRef } from 'react';
import type { EntityAction } from './entity-column';
import styles from './entity.module.css';

export type RowMenuItem = EntityAction & { danger?: boolean };

/** Items of each menu by its button, for the keys that do the same. */
export const rowMenus = new WeakMap<Element, RowMenuItem[]>();

interface RowMenuProps {
  name: string;
  items: RowMenuItem[];
  /** Stands beside the buttons of a page, not in a row. */
  ofPage?: boolean;
}

/** Menu of the actions on one row, or on what a page shows. */
export const RowMenu = ({ name, items, ofPage = false }: RowMenuProps) => {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button);
  useEffect(() => {
    if (button.current) rowMenus.set(button.current, items);
  });
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
        type={ofPage ? 'default' : 'text'}
        size={ofPage ? 'middle' : 'small'}
        className={styles['rowMenu']}
        aria-haspopup="menu"
        aria-label={t('admin.table.actionsFor', { name })}
      >
        <span aria-hidden="true">⋯</span>
      </Button>
    </Dropdown>
  );
};
