import type { ComponentProps } from 'react';
import { Icon } from '../page/icon';
import styles from './file-input.module.css';

/**
 * Chooses a file, which can also be dropped on it. The browser's own button speaks the browser's
 * language, so it lies unseen over one that speaks the page's.
 */
export const FileInput = ({
  label,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: string }) => (
  <label className={styles['file']}>
    <Icon name="up" />
    {label}
    <input type="file" {...rest} />
  </label>
);
