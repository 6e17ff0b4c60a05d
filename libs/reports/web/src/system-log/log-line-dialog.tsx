import { Modal } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { ReportDefinition, ReportRow } from '@lms/reports/contract';
import { toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { NoValue } from '../no-value';
import { useReportTexts } from '../use-report-texts';
import { useReportValue } from '../use-report-value';
import styles from './system-log.module.css';

interface LogLineDialogProps {
  open: boolean;
  definition: ReportDefinition;
  row: ReportRow;
  onClose: () => void;
}

/** Fields with a copy button: those to hand on to whoever investigates a fault. */
const copied = ['message', 'requestId'];

/** Full line of the system log. */
export const LogLineDialog = ({ open, definition, row, onClose }: LogLineDialogProps) => {
  const { t } = useTranslation();
  const texts = useReportTexts();
  const { valueText } = useReportValue();
  return (
    <Modal open={open} title={t('reports.log.title')} onClose={onClose}>
      <dl className={styles['line']}>
        {definition.columns.map((column) => {
          const text = valueText(column, row[column.field]);
          return (
            <div key={column.field}>
              <dt>{texts.column(column.field)}</dt>
              <dd>
                {text ? <span className={styles['text']}>{text}</span> : <NoValue />}
                {text && copied.includes(column.field) && (
                  <CopyButton name={texts.column(column.field)} text={text} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Modal>
  );
};

const CopyButton = ({ name, text }: { name: string; text: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    dispatch(toastShown({ type: 'success', message: t('reports.log.copied') }));
  };
  return <Button onClick={() => void copy()}>{t('reports.log.copy', { name })}</Button>;
};
