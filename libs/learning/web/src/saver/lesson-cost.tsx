import { useTranslation } from '@lms/i18n';
import type { CourseSizes } from '@lms/learning/contract';
import { useSizeFormat } from '../use-size-format';
import { DataSaver } from './data-saver';
import { useSavesData } from './data-saver-choice';
import { useGetCourseSizesQuery } from './saver-api';
import styles from './saver.module.css';

export interface LessonCostProps {
  courseId: string;
  lessonId: string;
}

/** Returns what a lesson's files take of a connection, its video in the version that is usual. */
const bytesOf = (
  { files, video, smaller }: CourseSizes['lessons'][number],
  savesData: boolean,
): number => {
  const shown = (savesData && smaller) || video;
  return files.reduce((sum, { bytes }) => sum + bytes, shown?.bytes ?? 0);
};

const useCost = ({ courseId, lessonId }: LessonCostProps) => {
  const { data } = useGetCourseSizesQuery(courseId);
  const savesData = useSavesData();
  const size = useSizeFormat();
  const sizes = data?.lessons.find(({ id }) => id === lessonId);
  const bytes = sizes ? bytesOf(sizes, savesData) : 0;
  return bytes > 0 ? size(bytes) : undefined;
};

/** Size of a lesson in the curriculum; nothing for one whose files take nothing. */
export const LessonSize = (props: LessonCostProps) => {
  const cost = useCost(props);
  return cost && <span>{cost}</span>;
};

/** Megabytes that a lesson costs, and the switch that saves them. */
export const LessonCost = (props: LessonCostProps) => {
  const { t } = useTranslation();
  const cost = useCost(props);
  return (
    <div className={styles['cost']}>
      {cost && <span>{t('offline.saver.cost', { size: cost })}</span>}
      <DataSaver />
    </div>
  );
};
