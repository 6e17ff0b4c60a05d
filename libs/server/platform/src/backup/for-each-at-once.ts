/** Files at work at once: the disk flushes several in the time of one. */
const atOnce = 32;

/** Works on all items, some at once, and returns what the work gives in their order. */
export const forEachAtOnce = async <Item, Given>(
  items: readonly Item[],
  work: (item: Item) => Promise<Given>,
): Promise<Given[]> => {
  const given: Given[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    given.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  }
  return given;
};
