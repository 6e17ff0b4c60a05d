import { useTranslation } from '@lms/i18n';
import { useFocusHandover } from '@lms/ui';
import { Button, type ButtonProps } from 'antd';
import { useRef } from 'react';
import type { EntityAction } from './entity-column';
import styles from './entity.module.css';

/** The action may remove the focused button, or the whole bar. */
const BarButton = (props: ButtonProps & { 'data-key'?: string }) => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button);
  return <Button ref={button} {...props} />;
};

interface SelectionBarProps<Status extends string> {
  /** Text of what is selected. */
  text: string;
  /** Says why what other pages hold can't be selected, too. */
  limit?: string;
  /** Selects also what other pages hold; without it there is nothing more. */
  more?: { text: string; onSelect: () => void };
  /** Statuses that all selected items may change to. */
  statuses: readonly Status[];
  /** Returns the text of a change to the status. */
  changeText: (status: Status) => string;
  /** Tells whether the change approves what is selected. */
  isApproval: (status: Status) => boolean;
  onStatus: (status: Status) => void;
  /** Further actions on what is selected. */
  actions?: readonly EntityAction[];
  /** Without it rows can't be deleted. */
  onDelete?: () => void;
}

/** Says what is selected, with the actions on it. */
export const SelectionBar = <Status extends string>({
  text,
  limit,
  more,
  statuses,
  changeText,
  isApproval,
  onStatus,
  actions = [],
  onDelete,
}: SelectionBarProps<Status>) => {
  const { t } = useTranslation();
  return (
    <div className={styles['selection']}>
      <p role="status">
        {text}
        {limit && <small>{limit}</small>}
        {statuses.length === 0 && <small>{t('admin.leftOut.mixed')}</small>}
      </p>
      {more && <BarButton onClick={more.onSelect}>{more.text}</BarButton>}
      {statuses.map((status) => (
        <BarButton
          key={status}
          data-key={isApproval(status) ? 'a' : undefined}
          onClick={() => onStatus(status)}
        >
          {changeText(status)}
        </BarButton>
      ))}
      {actions.map(({ key, label, onClick }) => (
        <BarButton key={key} onClick={onClick}>
          {label}
        </BarButton>
      ))}
      {onDelete && (
        <BarButton danger onClick={onDelete}>
          {t('admin.table.delete')}
        </BarButton>
      )}
    </div>
  );
};
