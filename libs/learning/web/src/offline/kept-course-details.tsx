import { useTranslation } from '@lms/i18n';
import { Button, DialogActions } from '@lms/ui';
import { useSizeFormat } from '../use-size-format';
import { removeCourse } from './keep-course';
import type { KeptCourse } from './study-database';

interface KeptCourseDetailsProps {
  userId: string;
  kept: KeptCourse;
  onRemoved: () => void;
}

/** What is kept of a course, and a way to remove it. */
export const KeptCourseDetails = ({ userId, kept, onRemoved }: KeptCourseDetailsProps) => {
  const { t, formats } = useTranslation();
  const size = useSizeFormat();
  const remove = async () => {
    await removeCourse(userId, kept.courseId);
    onRemoved();
  };
  return (
    <>
      <p>
        {t(kept.hasVideos ? 'offline.withVideos' : 'offline.withoutVideos', {
          size: size(kept.bytes),
          date: formats.date(kept.keptAt),
        })}
      </p>
      <DialogActions>
        <Button look="secondary" onClick={() => void remove()}>
          {t('offline.remove')}
        </Button>
      </DialogActions>
    </>
  );
};
