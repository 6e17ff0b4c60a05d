import type { DraftLesson, DraftSection } from '@lms/course-management/contract';
import { isSame } from '../is-same';

type Side = 'mine' | 'theirs';

/** Part of a curriculum, or one of its values, before and after on both sides. */
interface Sides<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}
type Maybe<Value> = Sides<Value | undefined>;

interface Placed {
  lesson: DraftLesson;
  sectionId: string;
}

/** Chooses the side that changed a value; where both did, `winner`. */
const sideOf = ({ base, mine, theirs }: Sides<unknown>, winner: Side): Side => {
  if (isSame(mine, theirs) || isSame(mine, base)) return 'theirs';
  return isSame(theirs, base) ? 'mine' : winner;
};

/** Applies a function to each side. */
const onSides = <From, To>({ base, mine, theirs }: Sides<From>, change: (from: From) => To) => ({
  base: change(base),
  mine: change(mine),
  theirs: change(theirs),
});

/**
 * Tells whether a section or lesson stays: always what both have, what was added, and what others
 * changed here while it was deleted. What was changed here and deleted elsewhere is left to `winner`.
 */
const stays = ({ base, mine, theirs }: Maybe<unknown>, winner: Side) => {
  if (mine && theirs) return true;
  if (mine) return !base || (winner === 'mine' && !isSame(mine, base));
  return theirs !== undefined && !isSame(theirs, base);
};

/** Merges the order of ids; those that one side alone has follow their neighbour there. */
const mergeOrder = (orders: Sides<string[]>, winner: Side, isKept: (id: string) => boolean) => {
  const { base, mine, theirs } = orders;
  const inAll = (ids: string[]) =>
    ids.filter((id) => base.includes(id) && mine.includes(id) && theirs.includes(id));
  const lead = sideOf(onSides(orders, inAll), winner);
  const [first, second] = lead === 'mine' ? [mine, theirs] : [theirs, mine];
  const merged = first.filter(isKept);
  for (const [index, id] of second.entries()) {
    if (!isKept(id) || merged.includes(id)) continue;
    const before = second.slice(0, index).findLast((other) => merged.includes(other));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  return merged;
};

/** Merges one section or lesson value by value; a video or document is one value. */
const mergeFields = <Part extends object>({ base, mine, theirs }: Maybe<Part>): Part => {
  if (!mine || !theirs) return (mine ?? theirs) as Part;
  const read = (part: object | undefined, key: string) => (part as Record<string, unknown>)?.[key];
  const entries = Object.keys({ ...theirs, ...mine }).map((key) => {
    const values = { base: read(base, key), mine: read(mine, key), theirs: read(theirs, key) };
    return [key, values[sideOf(values, 'mine')]] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Part;
};

const placedById = (sections: DraftSection[]) =>
  new Map(
    sections.flatMap(({ id: sectionId, lessons }) =>
      lessons.map((lesson): [string, Placed] => [lesson.id, { lesson, sectionId }]),
    ),
  );
const titlesById = (sections: DraftSection[]) =>
  new Map(sections.map(({ id, title }) => [id, { title }]));

const allIds = ({ mine, theirs }: Sides<Map<string, unknown>>) => [
  ...new Set([...theirs.keys(), ...mine.keys()]),
];

/**
 * Merges two authors' changes of a curriculum by section, lesson and field. A field that both
 * changed keeps what was typed here; `winner` decides what both placed, sorted or deleted.
 */
export const mergeCurriculum = (
  curricula: Sides<DraftSection[]>,
  winner: Side = 'mine',
): DraftSection[] => {
  const placed = onSides(curricula, placedById);
  const titles = onSides(curricula, titlesById);
  const lessons = new Map<string, Placed>();
  for (const id of allIds(placed)) {
    const sides = onSides(placed, (map) => map.get(id));
    if (
      !stays(
        onSides(sides, (side) => side?.lesson),
        winner,
      )
    )
      continue;
    const places = onSides(sides, (side) => side?.sectionId);
    const place = sides.mine && sides.theirs ? places[sideOf(places, winner)] : undefined;
    lessons.set(id, {
      lesson: mergeFields(onSides(sides, (side) => side?.lesson)),
      sectionId: place ?? places.mine ?? places.theirs ?? '',
    });
  }
  const used = new Set([...lessons.values()].map(({ sectionId }) => sectionId));
  const isKept = (id: string) =>
    used.has(id) ||
    stays(
      onSides(titles, (map) => map.get(id)),
      winner,
    );
  const sectionIds = mergeOrder(
    onSides(curricula, (sections) => sections.map(({ id }) => id)),
    winner,
    isKept,
  );
  return sectionIds.map((id) => {
    const lessonIds = onSides(curricula, (sections) =>
      (sections.find((section) => section.id === id)?.lessons ?? []).map((lesson) => lesson.id),
    );
    return {
      id,
      ...mergeFields(onSides(titles, (map) => map.get(id))),
      lessons: mergeOrder(
        lessonIds,
        winner,
        (lessonId) => lessons.get(lessonId)?.sectionId === id,
      ).map((lessonId) => lessons.get(lessonId)!.lesson),
    };
  });
};
