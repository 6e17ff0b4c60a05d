import { Loading, Skeleton } from '@lms/ui';

/** Placeholder while content loads; its height is in em. */
export const LoadingPlaceholder = ({ height }: { height: number }) => (
  <Loading>
    <Skeleton height={height} />
  </Loading>
);
