type Rules = readonly (readonly [name: string, pattern: RegExp])[];

/** Most specific first: most browsers also name those that they descend from. */
const browsers: Rules = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPiOS|Opera Mini)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: Rules = [
  ['Android', /Android/],
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
];

const find = (rules: Rules, userAgent: string) =>
  rules.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** Returns the browser and operating system of a user agent, as far as known. */
export const deviceOf = (userAgent: string) => ({
  browser: find(browsers, userAgent),
  system: find(systems, userAgent),
});
