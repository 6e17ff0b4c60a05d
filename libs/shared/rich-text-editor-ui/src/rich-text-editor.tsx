import { lazyPart, Loading, Skeleton } from '@lms/ui';
import type { EditorProps } from './editor';

export type RichTextEditorProps = EditorProps;

/**
 * Writes rich text as the server keeps it: headings from the second level, lists, tables, code,
 * links and, where `uploadImage` is given, pictures with their text alternative. The keyboard
 * reaches all of it, and Tab always leads on. Its code and texts come when it is first shown.
 */
export const RichTextEditor = lazyPart<RichTextEditorProps>({
  load: () => import('./editor').then((module) => module.Editor),
  texts: ['editor'],
  fallback: (
    <Loading>
      <Skeleton height={16} />
    </Loading>
  ),
});
