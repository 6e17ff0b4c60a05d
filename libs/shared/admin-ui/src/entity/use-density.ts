import { type Density, type layoutSlice } from '@lms/ui';
import { useSelector } from 'react-redux';

type WithLayout = Partial<Record<typeof layoutSlice.name, { density: Density }>>;

/** Returns the height of rows that the reader has chosen for all lists. */
export const useDensity = () =>
  useSelector(({ layout }: WithLayout) => layout?.density ?? 'normal');
