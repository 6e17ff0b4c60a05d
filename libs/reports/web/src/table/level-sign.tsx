import { StatusTag } from '@lms/admin-ui';

const signs: Record<string, string> = { INFO: 'i', WARN: '!', ERROR: '×', FATAL: '‼' };

/** Level of a log line, told apart by word, icon and colour. */
export const LevelSign = ({ level, text }: { level: string; text: string }) => (
  <StatusTag status={level} text={text} sign={signs[level] ?? '·'} />
);
