import { useTranslation } from '@lms/i18n';
import { PageTabs } from '../page-tabs';
import { coursePaths } from './manager-paths';

/** From the courses to what was sold of them, for those who sell. */
export const CourseTabs = ({ current }: { current: keyof typeof coursePaths }) => {
  const { t } = useTranslation();
  return (
    <PageTabs
      label={t('sales.tabs.label')}
      tabs={(['courses', 'enrolments', 'orders', 'coupons'] as const).map((name) => ({
        to: coursePaths[name],
        text: t(`sales.tabs.${name}`),
        isCurrent: name === current,
      }))}
    />
  );
};
