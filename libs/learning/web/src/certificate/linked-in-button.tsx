import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { ButtonLink, Icon, type IconPath } from '@lms/ui';
import { linkedInUrl } from './linked-in';

const people: IconPath =
  'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.8 20c.6-3.6 3-5.400 6.200-5.400s5.6 1.8 6.200 5.400M16 5.300a3.5 3.5 0 0 1 0 6.5M18 14.6c1.8.7 2.900 2.300 3.300 4.900';

/** Link that adds a certificate to its holder's profile on LinkedIn. */
export const LinkedInButton = ({
  certificate,
  url,
}: {
  certificate: Certificate;
  /** Public verification page. */
  url: string;
}) => {
  const { t } = useTranslation();
  return (
    <ButtonLink look="secondary" to={linkedInUrl(certificate, url)} target="_blank" rel="noopener">
      <Icon name={people} />
      {t('certificate.action.linkedIn')}
    </ButtonLink>
  );
};
