import { useTranslation } from '@lms/i18n';

/** Day of a moment, short as a column needs it; the pointer shows the time, too. */
export const When = ({ at }: { at: string }) => {
  const { formats } = useTranslation();
  return (
    <time dateTime={at} title={formats.dateTime(at)}>
      {formats.day(at)}
    </time>
  );
};
