/** Separate from the kit's icons, which every visitor loads. */
const paths = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  code: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  sub: 'M4 6l8 9M12 6l-8 9M16 16c1-2 4-1 4 .5 0 1.5-4 2-4 4h4',
  sup: 'M4 9l8 9M12 9l-8 9M16 4c1-2 4-1 4 .5 0 1.5-4 2-4 4h4',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4l1.5-1v5M4 8h3M4 15c1-1.5 3-1 3 .5S4 17 4 19h3',
  indent: 'M10 6h10M10 12h10M10 18h10M4 9l3 3-3 3',
  outdent: 'M10 6h10M10 12h10M10 18h10M7 9l-3 3 3 3',
  blockquote: 'M5 6v12M10 7h10M10 12h10M10 17h7',
  codeBlock: 'M4 4h16v16H4zM10 9l-3 3 3 3M14 9l3 3-3 3',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.5-5.5L12 7.5M14 10a4 4 0 0 0-6-.5l-3 3A4 4 0 0 0 10.5 18L12 16.5',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 9h.01',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14M15 5v14',
  undo: 'M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
} as const;
export type ToolName = keyof typeof paths;

export const ToolIcon = ({ name }: { name: ToolName }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
