import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

const path = 'import';

/** Link from a list to its spreadsheet import. */
export const ImportLink = () => {
  const { t } = useTranslation();
  return (
    <Button href={useHref(path)} onClick={useLinkClickHandler(path)}>
      {t('admin.table.import')}
    </Button>
  );
};
