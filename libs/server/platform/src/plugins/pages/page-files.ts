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
  /** Addresses of the fonts for the letters of its language. */
  fonts: string[];
}

/** Fonts of each page, and those of the languages with letters of their own. */
const fontsOf = (lang: string) => [
  'noto-sans-latin.woff2',
  ...(lang === 'bn' ? ['noto-sans-bengali.woff2'] : []),
];

/**
 * Finds the built files of a page, given its source files and its language, with all imports.
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
  return (sources: readonly string[], lang: string): PageFiles => {
    const needed = new Set<string>();
    const ofPage = keys.filter((key) => sources.some((source) => key.endsWith(source)));
    for (const key of [...entries, ...ofPage]) withImports(manifest, key, needed);
    const chunks = [...needed].flatMap((key) => manifest[key] ?? []);
    const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
    return {
      css: styles.map(textOf).join(''),
      styles: styles.map((file) => `/${file}`),
      scripts: chunks.map(({ file }) => `/${file}`),
      fonts: fontsOf(lang).flatMap((name) => {
        const key = keys.find((candidate) => candidate.endsWith(`/${name}`));
        return key ? [`/${manifest[key]?.file}`] : [];
      }),
    };
  };
};
