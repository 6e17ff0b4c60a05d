import { MoneyField } from '@lms/admin-ui';
import type { CourseDraft } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';

/** Price of the course, which may be free. */
export const PriceField = () => {
  const { t, formats } = useTranslation();
  const { price } = useFormikContext<CourseDraft>().values;
  const hint =
    price === 0
      ? t('courses.form.priceFree')
      : t('courses.form.price', { price: formats.money(price) });
  return <MoneyField name="price" hint={hint} />;
};
