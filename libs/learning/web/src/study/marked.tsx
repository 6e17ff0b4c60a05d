import type { TextRange } from '@lms/contract';
import { Fragment } from 'react';
import styles from './study.module.css';

interface MarkedProps {
  text: string;
  ranges: readonly TextRange[];
  /** Index of the range that is shown among the others. */
  current?: number;
}

/** A text with ranges of it marked. */
export const Marked = ({ text, ranges, current }: MarkedProps) => (
  <>
    {ranges.map(({ from, to }, index) => (
      <Fragment key={from}>
        {text.slice(ranges[index - 1]?.to ?? 0, from)}
        <mark className={styles['mark']} data-current={index === current || undefined}>
          {text.slice(from, to)}
        </mark>
      </Fragment>
    ))}
    {text.slice(ranges.at(-1)?.to ?? 0)}
  </>
);
