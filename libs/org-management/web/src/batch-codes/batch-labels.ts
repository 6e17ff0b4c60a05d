import { useTranslation } from '@lms/i18n';

const fields = [
  'code',
  'prefix',
  'count',
  'title',
  'courseId',
  'organizationId',
  'startsOn',
  'endsOn',
  'capacity',
] as const;

export const useBatchLabels = (): Record<string, string> => {
  const { t } = useTranslation();
  return Object.fromEntries(fields.map((name) => [name, t(`batches.field.${name}`)]));
};
