export interface ColumnPlace {
  x: number;
  width: number;
}

interface Column {
  /** Fraction of the width. */
  share: number;
  /** Width of what must not be broken, such as the longest word of its heading, in points. */
  least: number;
}

/**
 * Divides a width by shares, all of it: columns too narrow for that take what they lack
 * from the others.
 */
export const placeColumns = (
  columns: readonly Column[],
  { left, width, padding }: { left: number; width: number; padding: number },
): ColumnPlace[] => {
  const sum = columns.reduce((all, { share }) => all + share, 0);
  const wanted = columns.map(({ share, least }) => {
    const shared = (width * share) / sum;
    return { shared, spare: shared - least - 2 * padding };
  });
  const total = (sign: 1 | -1) =>
    wanted.reduce((all, { spare }) => all + Math.max(0, sign * spare), 0);
  const [spare, lacking] = [total(1), total(-1)];
  const moved = Math.min(spare, lacking);
  let x = left;
  return wanted.map((column) => {
    const all = column.spare > 0 ? spare : lacking;
    const whole = column.shared - (all > 0 ? (column.spare * moved) / all : 0);
    const place = { x: x + padding, width: whole - 2 * padding };
    x += whole;
    return place;
  });
};
