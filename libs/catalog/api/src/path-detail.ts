import type { CourseCard, PathDetail } from '@lms/catalog/contract';

/** Path as it is stored, with its courses by id. */
type StoredPath = Omit<PathDetail, 'courses' | 'courseCount' | 'durationMinutes' | 'price'> & {
  courseIds: string[];
};

const sum = (cards: CourseCard[], figure: (card: CourseCard) => number) =>
  cards.reduce((total, card) => total + figure(card), 0);

/** Builds a path from the catalogue's courses; `undefined` where one of them is missing. */
export const pathDetail = (
  { courseIds, ...path }: StoredPath,
  shown: { card: CourseCard }[],
): PathDetail | undefined => {
  const cards = courseIds.flatMap((id) => shown.find(({ card }) => card.id === id)?.card ?? []);
  if (cards.length < courseIds.length) return undefined;
  return {
    ...path,
    courseCount: cards.length,
    durationMinutes: sum(cards, ({ durationMinutes }) => durationMinutes),
    price: sum(cards, ({ price }) => price),
    courses: cards,
  };
};
