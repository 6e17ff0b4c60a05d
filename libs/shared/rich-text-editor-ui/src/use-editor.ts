import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { extensionsOf } from './extensions';

interface EditorOptions {
  value: string;
  onChange: (html: string) => void;
  minimal: boolean;
  disabled: boolean;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
}

/**
 * Returns the text as HTML. Empty content, and the empty last paragraph that the editor adds, are
 * left out.
 */
const htmlOf = (editor: Editor) => editor.getHTML().replace(/(?:<p><\/p>)+$/, '');

/** Leaves Tab to the browser: in lists and tables the editor would capture it. */
const leaveTabAlone = (_view: unknown, { key }: KeyboardEvent) => key === 'Tab';

/** Binds an editor to a value and the element that contains it. */
export const useEditor = ({ value, onChange, minimal, disabled, attributes }: EditorOptions) => {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef(value);
  /** Text as it was loaded, and as the editor writes it. */
  const loaded = useRef({ value, html: '' });
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        extensions: extensionsOf(minimal),
        content: value,
        // The page's content security policy blocks inline styles.
        injectCSS: false,
        editorProps: { handleDOMEvents: { keydown: leaveTabAlone } },
      }),
  );
  const changed = useEffectEvent(() => {
    const html = htmlOf(editor);
    // What was put back is no change, however the stored text was written.
    known.current = html === loaded.current.html ? loaded.current.value : html;
    onChange(known.current);
  });

  useEffect(() => {
    const onUpdate = () => changed();
    if (box.current) editor.mount(box.current);
    loaded.current.html ||= htmlOf(editor);
    editor.on('update', onUpdate);
    return () => {
      editor.off('update', onUpdate);
      editor.unmount();
    };
  }, [editor]);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    loaded.current = { value, html: htmlOf(editor) };
  }, [editor, value]);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  const shown = JSON.stringify(attributes);
  useEffect(() => {
    const { handleDOMEvents } = editor.options.editorProps;
    editor.setOptions({ editorProps: { handleDOMEvents, attributes: JSON.parse(shown) } });
  }, [editor, shown]);

  // Toolbar buttons depend on the content and the selection.
  useSyncExternalStore(
    (listen) => {
      editor.on('transaction', listen);
      return () => void editor.off('transaction', listen);
    },
    () => editor.state,
  );
  return { editor, box };
};
