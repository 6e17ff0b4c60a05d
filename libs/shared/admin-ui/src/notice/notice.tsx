import type { AlertProps } from '@lms/ui';
import { Alert } from 'antd';
import styles from './notice.module.css';

const types = { info: 'info', good: 'success', warn: 'warning', bad: 'error' } as const;

/** Inline message of antd's; errors are announced at once, others politely. */
export const Notice = ({ tone = 'info', silent = false, children }: AlertProps) => {
  const role = tone === 'bad' ? 'alert' : 'status';
  return (
    <Alert
      type={types[tone]}
      role={silent ? undefined : role}
      classNames={{ title: styles['text'] }}
      title={children}
    />
  );
};
