import { ProblemAlert } from '@lms/ui';
import type { ComponentProps } from 'react';
import { Notice } from './notice';

/** Message about a failed call; `children` replace its text or offer the next step. */
export const ProblemNotice = (props: Omit<ComponentProps<typeof ProblemAlert>, 'as'>) => (
  <ProblemAlert {...props} as={Notice} />
);
