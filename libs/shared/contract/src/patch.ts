/** Categories with colours, a field and an icon of their own. */
export const palettes = [
  'soft-skills',
  'mobile-application',
  'customer-service',
  'digital-marketing',
  'web-development',
] as const;
const petals = ['leaf', 'drop', 'gem', 'arch'] as const;

/** Hashes a text by FNV-1a, and mixes it, so that texts that are nearly alike differ in all bits. */
const hashOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x1000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** Returns the palette of a category; another than the known ones always has the same of theirs. */
export const paletteOf = (category: string) =>
  palettes.find((palette) => palette === category) ??
  palettes[hashOf(category) % palettes.length] ??
  palettes[0];

/** Returns how a course's cover is drawn: the same from the same slug, on every screen and on paper. */
export const patchOf = (slug: string) => {
  let rest = hashOf(slug);
  const pick = (count: number) => {
    const picked = rest % count;
    rest = Math.floor(rest / count);
    return picked;
  };
  const count = 8 + 2 * pick(3);
  const outer = pick(4);
  const inner = (outer + 1 + pick(3)) % 4;
  return {
    count,
    outer: petals[outer] ?? petals[0],
    inner: petals[inner] ?? petals[0],
    isHeartMarigold: pick(2) > 0,
    turn: 15 * pick(4),
    x: 280 + pick(13),
    y: 84 + pick(29),
    scale: (86 + pick(13)) / 100,
  };
};
