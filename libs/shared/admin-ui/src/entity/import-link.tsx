import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

const path = 'import';

/** Leads from a list to where it is brought in by spreadsheet. */
export const ImportLink = () => {
  const { t } = useTranslation();
  return (
    <Button href={useHref(path)} onClick={useLinkClickHandler(path)}>
      {t('admin.table.import')}
    </Button>
  );
};
