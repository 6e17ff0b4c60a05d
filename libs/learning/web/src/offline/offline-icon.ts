import type { IconPath } from '@lms/ui';

export const offlineIcon: IconPath = 'M12 4v10M8 10.5l4 4 4-4M5 15v5h14v-5';
