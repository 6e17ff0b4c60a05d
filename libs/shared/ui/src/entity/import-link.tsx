import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Leads to where a list is brought in by spreadsheet. */
export const ImportLink = ({ to }: { to: string }) => {
  const { t } = useTranslation();
  return (
    <Button href={useHref(to)} onClick={useLinkClickHandler(to)}>
      {t('admin.table.import')}
    </Button>
  );
};
