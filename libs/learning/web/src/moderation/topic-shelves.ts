import type { TopicTypes } from '@lms/learning/contract';

/** Tabs of the list, the most urgent first, with what each shows. */
export const shelves = {
  unanswered: { unanswered: true },
  all: {},
  reported: { reported: true },
  hidden: { hasHidden: true },
} as const satisfies Record<string, Partial<TopicTypes['filter']>>;
export type Shelf = keyof typeof shelves;

export const shelfNames = Object.keys(shelves) as Shelf[];

/** Reads the tab of an address (`?show=reported`). */
export const shelfOf = (params: URLSearchParams): Shelf =>
  shelfNames.find((name) => name === params.get('show')) ?? 'unanswered';
