import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { Alert } from '@lms/ui';
import { useLocation } from 'react-router-dom';
import type { StatedFacts } from './read-certificate-file';

/** Warns if the badge that was looked at says something else than the register. */
export const FileComparison = ({ certificate }: { certificate: Certificate }) => {
  const { t, formats } = useTranslation();
  const { stated } = (useLocation().state ?? {}) as { stated?: StatedFacts };
  const { holderName = certificate.holderName, courseTitle = certificate.courseTitle } =
    stated ?? {};
  const percent = stated?.percent ?? certificate.percent;
  const changed = [
    holderName !== certificate.holderName && holderName,
    courseTitle !== certificate.courseTitle && courseTitle,
    percent !== certificate.percent && percent !== null && formats.percent(percent),
  ].filter((fact) => typeof fact === 'string');
  if (changed.length === 0) return null;
  return (
    <Alert tone="bad">
      <strong>{t('certificate.file.differs')}</strong>
      <p>{t('certificate.file.says', { facts: changed.join(', ') })}</p>
    </Alert>
  );
};
