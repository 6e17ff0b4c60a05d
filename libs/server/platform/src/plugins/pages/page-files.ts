/** Chunk in Vite's `.vite/manifest.json`. */
interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

/** Returns a chunk and its static imports, each once. */
const withImports = (manifest: Manifest, key: string, seen: Set<string>) => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
};

/** Built files of a page. */
export interface PageFiles {
  /** Text of its stylesheets. */
  css: string;
  /** Addresses of its stylesheets. */
  styles: string[];
  /** Addresses of its scripts: the entry, its imports, then those of the page alone. */
  scripts: string[];
}

/**
 * Finds the built files of a page, given its source files, with all imports.
 *
 * @param read returns the text of a built file
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
