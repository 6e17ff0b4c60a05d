import { StatusTag } from '@lms/admin-ui';

const signs: Record<string, string> = { INFO: 'i', WARN: '!', ERROR: '×', FATAL: '‼' };

/** How grave a line of the log is: by its word, a sign and a colour. */
export const LevelSign = ({ level, text }: { level: string; text: string }) => (
  <StatusTag status={level} text={text} sign={signs[level] ?? '·'} />
);
