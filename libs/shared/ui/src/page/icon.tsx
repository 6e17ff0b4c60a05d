const paths = {
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  cart: 'M3 4h2l2.2 11h10.3L20 7H6.2M9 20h.01M17 20h.01',
  chat: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12.5h5',
  check: 'M5 12.5 10 17 19 7',
  chevron: 'M9 5l7 7-7 7',
  clock: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  close: 'M6 6l12 12M18 6 6 18',
  document: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5M12 8h.01',
  leave: 'M10 4H5v16h5M10 12h10M16 8l4 4-4 4',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  moon: 'M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10',
  article: 'M4 5h16M4 10h16M4 15h16M4 20h9',
  panel: 'M4 5h16v14H4zM14 5v14',
  play: 'M8 5v14l11-7z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5',
  star: 'M12 3l2.8 5.8 6.2.9-4.5 4.4 1 6.3L12 17.5l-5.5 2.9 1-6.3L3 9.7l6.2-.9z',
  up: 'M12 20V5M5 12l7-7 7 7',
  warn: 'M12 4 3 20h18zM12 10v5M12 17.5h.01',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-4 3.6-6.5 8-6.5s8 2.5 8 6.5',
} as const;
export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

/** Path of an icon that only a few screens have, and that visitors do not load. */
export type IconPath = `M${string}`;

/** Decorative icon beside a text. Without text, its button or link needs an accessible name. */
export const Icon = ({
  name,
  size = 20,
  filled,
}: {
  name: IconName | IconPath;
  size?: number;
  filled?: boolean;
}) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name as IconName] ?? name} />
  </svg>
);
