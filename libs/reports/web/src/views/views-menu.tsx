import { useTranslation } from '@lms/i18n';
import type { ReportDefinition } from '@lms/reports/contract';
import { lazyPart, useDropdown } from '@lms/ui';
import { Button } from 'antd';
import type { ReportState } from '../use-report-table';

const ViewsPanel = lazyPart({
  load: () => import('./views-panel').then((module) => module.ViewsPanel),
});

interface ViewsMenuProps {
  definition: ReportDefinition;
  report: ReportState;
}

/** Menu of saved views, and of saving the current state as a view. */
export const ViewsMenu = ({ definition, report }: ViewsMenuProps) => {
  const { t } = useTranslation();
  const { open, root, button, toggle } = useDropdown({ onlyPath: true });
  return (
    <div ref={root}>
      <Button ref={button} aria-expanded={open} onClick={toggle}>
        {t('reports.view.title')}
      </Button>
      {open && <ViewsPanel definition={definition} report={report} />}
    </div>
  );
};
