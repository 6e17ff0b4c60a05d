import { useSession } from '@lms/auth/web';
import { AddToCart, EnrolFree } from '@lms/cart/web';
import type { CourseCard } from '@lms/catalog/contract';
import { sharedPermissions } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { LazyRating, useEnrolment } from '@lms/learning/web';
import { ButtonLink } from '@lms/ui';

/** Buttons of a course: continue it, enrol in a free one, or add it to the cart. */
export const Actions = ({ course }: { course: CourseCard }) => {
  const { t } = useTranslation();
  const { user, can } = useSession();
  const enrolment = useEnrolment(course.id);
  if (enrolment) {
    return (
      <>
        <p>{t('catalog.course.enrolled')}</p>
        <ButtonLink to={`/learn/${course.id}`} wide>
          {t('catalog.course.continue')}
        </ButtonLink>
        {enrolment.certificateSerial && (
          <ButtonLink to={`/certificate/${enrolment.certificateSerial}`} look="secondary" wide>
            {t('catalog.course.toCertificate')}
          </ButtonLink>
        )}
      </>
    );
  }
  if (user && !can(sharedPermissions['order.buy'])) return null;
  if (course.price > 0) return <AddToCart course={course} />;
  return (
    <>
      <EnrolFree course={course} />
      <AddToCart course={course} look="secondary" />
    </>
  );
};

/** Own rating of a course, for those enrolled. */
export const OwnRating = ({ course }: { course: CourseCard }) =>
  useEnrolment(course.id) ? <LazyRating courseId={course.id} /> : null;
