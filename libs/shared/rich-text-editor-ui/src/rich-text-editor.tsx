import { lazyPart, Loading, Skeleton } from '@lms/ui';
import type { EditorProps } from './editor';

export type RichTextEditorProps = EditorProps;

/**
 * Rich text editor for what the server stores: headings from the second level, lists, tables, code,
 * links and, with `uploadImage`, pictures with alternative text. Everything is reachable by
 * keyboard, and Tab always leaves it. Its code and texts load when it is first shown.
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
