import { Loading, Skeleton } from '@lms/ui';

/** The place of what is not there yet, so many em high. */
export const Waiting = ({ height }: { height: number }) => (
  <Loading>
    <Skeleton height={height} />
  </Loading>
);
