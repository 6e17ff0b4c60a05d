import { useTranslation } from '@lms/i18n';
import { PageTabs } from '../page-tabs';
import { coursePaths } from './manager-paths';

const tabs = [
  'courses',
  'paths',
  'enrolments',
  'questions',
  'certificates',
  'ratings',
  'orders',
  'coupons',
] as const;

/** Tabs of the courses and their sales, for readers who may see sales. */
export const CourseTabs = ({ current }: { current: keyof typeof coursePaths }) => {
  const { t } = useTranslation();
  return (
    <PageTabs
      label={t('sales.tabs.label')}
      tabs={tabs.map((name) => ({
        to: coursePaths[name],
        text: t(`sales.tabs.${name}`),
        isCurrent: name === current,
      }))}
    />
  );
};
