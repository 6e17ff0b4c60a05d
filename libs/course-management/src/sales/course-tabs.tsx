import { useSession } from '@lms/auth';
import { useTranslation } from '@lms/i18n';
import { PageTabs } from '@lms/ui';
import { courseListPath } from '../courses/course-paths';
import { couponsPath, ordersPath } from './sales-paths';

const paths = { courses: courseListPath, orders: ordersPath, coupons: couponsPath };

/** From the courses to what was sold of them, for those who sell. */
export const CourseTabs = ({ current }: { current: keyof typeof paths }) => {
  const { t } = useTranslation();
  const { can } = useSession();
  if (!can('order.read')) return null;
  return (
    <PageTabs
      label={t('sales.tabs.label')}
      tabs={(['courses', 'orders', 'coupons'] as const).map((name) => ({
        to: paths[name],
        text: t(`sales.tabs.${name}`),
        isCurrent: name === current,
      }))}
    />
  );
};
