import { MountOnOpen, recordMark } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { ReportDefinition, ReportRow } from '@lms/reports/contract';
import { Icon, lazyPart } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';

const LogLineDialog = lazyPart({
  load: () => import('./log-line-dialog').then((module) => module.LogLineDialog),
});

interface LogLineButtonProps {
  definition: ReportDefinition;
  row: ReportRow;
}

/** Button that opens a line of the system log in full. */
export const LogLineButton = ({ definition, row }: LogLineButtonProps) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const message = String(row['message'] ?? '').slice(0, 80);
  return (
    <>
      <Button
        {...recordMark}
        type="text"
        aria-haspopup="dialog"
        aria-label={t('reports.log.open', { message })}
        icon={<Icon name="document" />}
        onClick={() => setIsOpen(true)}
      />
      <MountOnOpen open={isOpen}>
        <LogLineDialog
          open={isOpen}
          definition={definition}
          row={row}
          onClose={() => setIsOpen(false)}
        />
      </MountOnOpen>
    </>
  );
};
