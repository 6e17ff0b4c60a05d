/** What Vite notes of each chunk in `.vite/manifest.json`. */
interface ManifestChunk {
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

/** What a page needs of the build. */
export interface PageFiles {
  /** The text of its stylesheets. */
  css: string;
  /** Addresses of its stylesheets. */
  styles: string[];
  /** Addresses of its scripts: the entry, then what that imports, then those of the page alone. */
  scripts: string[];
}

/**
 * Finds the files of a page that is made by the entry and these source files, with all that they
 * import.
 *
 * @param read gives a built file's text
 */
export const createPageFiles = (manifest: Manifest, read: (file: string) => string) => {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? read(file);
    texts.set(file, text);
    return text;
  };
  return (sources: readonly string[]): PageFiles => {
    const needed = new Set<string>();
    const ofPage = keys.filter((key) => sources.some((source) => key.endsWith(source)));
    for (const key of [...entries, ...ofPage]) withImports(manifest, key, needed);
    const chunks = [...needed].flatMap((key) => manifest[key] ?? []);
    const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
    return {
      css: styles.map(textOf).join(''),
      styles: styles.map((file) => `/${file}`),
      scripts: chunks.map(({ file }) => `/${file}`),
    };
  };
};
