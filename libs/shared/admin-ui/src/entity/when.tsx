import { useTranslation } from '@lms/i18n';
import { agoText } from './ago';
import { useMinute } from './use-minute';

/**
 * Past moment as a column needs it: how long ago, or its day where that was long ago. The pointer
 * shows the time, too.
 */
export const When = ({ at }: { at: string }) => {
  const { formats, i18n } = useTranslation();
  const now = useMinute();
  return (
    <time dateTime={at} title={formats.dateTime(at)}>
      {agoText(i18n.language, at, now) ?? formats.day(at)}
    </time>
  );
};
