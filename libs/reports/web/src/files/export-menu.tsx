import { MountOnOpen } from '@lms/admin-ui';
import { selectLanguage, useTranslation } from '@lms/i18n';
import { type ReportDefinition, type ReportFormat, reportFormats } from '@lms/reports/contract';
import { lazyPart } from '@lms/ui';
import { Button, Dropdown, type DropdownProps } from 'antd';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { shownColumns } from '../shown-columns';
import type { ReportState } from '../use-report-table';
import type { Dispatch } from './export-rows';

const FilesDialog = lazyPart({
  load: () => import('./files-dialog').then((module) => module.FilesDialog),
});
const SchedulesDialog = lazyPart({
  load: () => import('../schedules/schedules-dialog').then((module) => module.SchedulesDialog),
});

interface ExportMenuProps {
  definition: ReportDefinition;
  report: ReportState;
  title: string;
}

/** Menu to export all matching rows, to see the files of larger exports, or to schedule them by mail. */
export const ExportMenu = ({ definition, report, title }: ExportMenuProps) => {
  const translation = useTranslation();
  const { t } = translation;
  const dispatch = useDispatch<Dispatch>();
  const language = useSelector(selectLanguage);
  const button = useRef<HTMLButtonElement>(null);
  const [params, setParams] = useSearchParams();
  const [isLoading, setIsLoading] = useState(false);
  const showsFiles = params.has('files');
  const showsSchedules = params.has('schedules');
  const show = (what: 'files' | 'schedules', shown = true) =>
    setParams(
      (now) => {
        if (shown) now.set(what, '1');
        else now.delete(what);
        return now;
      },
      { preventScrollReset: true },
    );
  const input = {
    report: definition.name,
    query: report.query,
    language,
    columns: shownColumns(definition, report),
  };
  const write = async (format: ReportFormat) => {
    if (isLoading) return;
    button.current?.focus();
    setIsLoading(true);
    const { exportRows } = await import('./export-rows');
    const file = { ...input, format };
    const isStarted = await exportRows(dispatch, translation, file, report.pageQuery);
    setIsLoading(false);
    if (isStarted) show('files');
  };
  /**
   * The menu entry that opened a dialog is gone when the dialog closes: focus returns to the menu's
   * button.
   */
  const leave = (close: () => void) => {
    close();
    button.current?.focus();
  };
  const menu: DropdownProps = {
    menu: {
      items: [
        ...reportFormats.map((format) => ({
          key: format,
          label: t(`reports.export.${format}`),
          onClick: () => void write(format),
        })),
        { type: 'divider' },
        { key: 'files', label: t('reports.export.files'), onClick: () => show('files') },
        {
          key: 'schedules',
          label: t('reports.schedule.title'),
          onClick: () => show('schedules'),
        },
      ],
    },
    trigger: ['click'],
    // Screen-reader and keyboard users expect an opened menu to take the focus.
    autoFocus: true,
  };
  return (
    <>
      <Dropdown {...menu}>
        <Button ref={button} aria-haspopup="menu" aria-busy={isLoading}>
          {t('admin.table.export')}
        </Button>
      </Dropdown>
      <MountOnOpen open={showsFiles}>
        <FilesDialog open={showsFiles} onClose={() => leave(() => show('files', false))} />
      </MountOnOpen>
      <MountOnOpen open={showsSchedules}>
        <SchedulesDialog
          open={showsSchedules}
          title={title}
          input={input}
          onClose={() => leave(() => show('schedules', false))}
        />
      </MountOnOpen>
    </>
  );
};
