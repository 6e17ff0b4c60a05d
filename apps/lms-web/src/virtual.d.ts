declare module 'virtual:locales' {
  /** Where the texts are served: `<localesUrl>/<language>/<namespace>.json`. */
  export const localesUrl: string;
}
