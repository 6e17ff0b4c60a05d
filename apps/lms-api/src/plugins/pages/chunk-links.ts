/** What Vite notes of each chunk in `.vite/manifest.json`. */
export interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

/** A chunk and all that it imports statically, each once. */
const withImports = (manifest: Manifest, key: string, seen: Set<string>) => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
};

const keysFor = (manifest: Manifest, isStart: (key: string) => boolean) => {
  const keys = new Set<string>();
  for (const key of Object.keys(manifest)) if (isStart(key)) withImports(manifest, key, keys);
  return keys;
};

/**
 * The links by which a browser fetches the chunks of these source files along with the page, not
 * after it. `index.html` has those of the entry already.
 */
export const createChunkLinks = (manifest: Manifest) => {
  const ofEntry = keysFor(manifest, (key) => manifest[key]?.isEntry === true);
  return (sources: readonly string[]): string => {
    const keys = keysFor(manifest, (key) => sources.some((source) => key.endsWith(source)));
    const chunks = [...keys]
      .filter((key) => !ofEntry.has(key))
      .flatMap((key) => manifest[key] ?? []);
    const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('');
  };
};
