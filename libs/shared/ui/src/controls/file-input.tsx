import type { ComponentProps } from 'react';
import { Icon } from '../page/icon';
import styles from './file-input.module.css';

/**
 * File input that also accepts dropped files. The native button speaks the browser's language, so
 * it is invisible above a button in the page's language.
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
