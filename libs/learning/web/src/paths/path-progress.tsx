import { useTranslation } from '@lms/i18n';
import type { FollowedPath } from '@lms/learning/contract';
import { Progress } from '@lms/ui';

/** Bar of the steps of a path that are done, in words as well. */
export const PathProgress = ({ path: { steps } }: { path: FollowedPath }) => {
  const { t, formats } = useTranslation();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Progress
      value={(done / Math.max(1, steps.length)) * 100}
      text={t('paths.progress', {
        done: formats.number(done),
        count: formats.number(steps.length),
      })}
    />
  );
};
