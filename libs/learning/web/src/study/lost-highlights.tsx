import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ProblemAlert } from '@lms/ui';
import styles from './study.module.css';
import type { Highlight } from './use-marks';

interface LostHighlightsProps {
  highlights: Highlight[];
  /** Why a highlight could not be kept. */
  problem: CallProblem | undefined;
}

/** Highlights whose passage the article no longer has: listed, never lost. */
export const LostHighlights = ({ highlights, problem }: LostHighlightsProps) => {
  const { t } = useTranslation();
  return (
    <>
      {problem && <ProblemAlert problem={problem} />}
      {highlights.length > 0 && (
        <details className={styles['lost']}>
          <summary>{t('notes.highlight.lost', { count: highlights.length })}</summary>
          {highlights.map(({ id, quote }) => (
            <blockquote key={id}>{quote.exact}</blockquote>
          ))}
        </details>
      )}
    </>
  );
};
