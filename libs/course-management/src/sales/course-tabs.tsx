import { PageTabs } from '@lms/admin-ui';
import { useSession } from '@lms/auth';
import { useTranslation } from '@lms/i18n';
import { courseListPath } from '../courses/course-paths';
import { couponsPath, enrolmentsPath, ordersPath } from './sales-paths';

const paths = {
  courses: courseListPath,
  enrolments: enrolmentsPath,
  orders: ordersPath,
  coupons: couponsPath,
};

/** From the courses to what was sold of them, for those who sell. */
export const CourseTabs = ({ current }: { current: keyof typeof paths }) => {
  const { t } = useTranslation();
  const { can } = useSession();
  if (!can('order.read')) return null;
  return (
    <PageTabs
      label={t('sales.tabs.label')}
      tabs={(['courses', 'enrolments', 'orders', 'coupons'] as const).map((name) => ({
        to: paths[name],
        text: t(`sales.tabs.${name}`),
        isCurrent: name === current,
      }))}
    />
  );
};
