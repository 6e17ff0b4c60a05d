import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { extensionsOf } from './extensions';

interface EditorOptions {
  value: string;
  onChange: (html: string) => void;
  minimal: boolean;
  disabled: boolean;
  /** Of the box that is written in. */
  attributes: Record<string, string>;
}

/** The text as HTML; nothing written is no text, and the line that waits at the end is none either. */
const htmlOf = (editor: Editor) => editor.getHTML().replace(/(?:<p><\/p>)+$/, '');

/** Tab leads on to the next control, always: in lists and tables the editor would keep it. */
const leaveTabAlone = (_view: unknown, { key }: KeyboardEvent) => key === 'Tab';

/** An editor bound to a value, and the element that it is shown in. */
export const useEditor = ({ value, onChange, minimal, disabled, attributes }: EditorOptions) => {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef(value);
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        extensions: extensionsOf(minimal),
        content: value,
        // The page's security policy takes no style elements.
        injectCSS: false,
        editorProps: { handleDOMEvents: { keydown: leaveTabAlone } },
      }),
  );
  const changed = useEffectEvent(() => {
    known.current = htmlOf(editor);
    onChange(known.current);
  });

  useEffect(() => {
    const onUpdate = () => changed();
    if (box.current) editor.mount(box.current);
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
  }, [editor, value]);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  const shown = JSON.stringify(attributes);
  useEffect(() => {
    const { handleDOMEvents } = editor.options.editorProps;
    editor.setOptions({ editorProps: { handleDOMEvents, attributes: JSON.parse(shown) } });
  }, [editor, shown]);

  // The buttons follow the text and where in it the writer is.
  useSyncExternalStore(
    (listen) => {
      editor.on('transaction', listen);
      return () => void editor.off('transaction', listen);
    },
    () => editor.state,
  );
  return { editor, box };
};
