import { Loading, Skeleton } from '@lms/ui';

/** Height of a table row, in em. */
const rowHeight = 3.5;

/** Place of rows that are loading. */
export const TableSkeleton = ({ rows }: { rows: number }) => (
  <Loading>
    <Skeleton height={(rows + 1) * rowHeight} />
  </Loading>
);
