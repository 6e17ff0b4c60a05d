import { useTranslation } from '@lms/i18n';
import type { OfflineLesson } from '@lms/learning/contract';
import { useId } from 'react';
import { useSizeFormat } from '../use-size-format';
import { sum, type VideoChoice, videoSizeOf } from './lesson-size';
import styles from './offline.module.css';

interface VideoChoicesProps {
  lessons: OfflineLesson[];
  chosen: VideoChoice;
  onChoose: (choice: VideoChoice) => void;
}

/** Choice of the videos that the device keeps, each with what they take. */
export const VideoChoices = ({ lessons, chosen, onChoose }: VideoChoicesProps) => {
  const { t } = useTranslation();
  const size = useSizeFormat();
  const name = useId();
  const bytesOf = (choice: VideoChoice) =>
    sum(lessons.map((lesson) => videoSizeOf(lesson, choice)));
  const hasSmaller = lessons.some(({ smaller }) => smaller !== null);
  if (bytesOf('LARGER') === 0) return null;
  const choices: VideoChoice[] = hasSmaller ? ['NONE', 'SMALLER', 'LARGER'] : ['NONE', 'LARGER'];
  return (
    <fieldset className={styles['videos']}>
      <legend>{t('offline.videos.label')}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          {t(`offline.videos.${choice}`, { size: size(bytesOf(choice)) })}
        </label>
      ))}
    </fieldset>
  );
};
