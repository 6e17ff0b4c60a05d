declare module 'virtual:locales' {
  /** Base address of the texts: `<localesUrl>/<language>/<namespace>.json`. */
  export const localesUrl: string;
}
