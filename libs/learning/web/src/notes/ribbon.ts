import type { IconPath } from '@lms/ui';

/** Icon of what is bookmarked. */
export const ribbon: IconPath = 'M6 4h12v17l-6-4-6 4z';
