import { useTranslation } from '@lms/i18n';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type HeadingLevel, headingLevels } from './extensions';
import styles from './rich-text-editor.module.css';
import { ToolIcon, type ToolName } from './tool-icon';

/** Command of each tool, and the mark or node that shows it as active. */
const commands: Record<Exclude<ToolName, 'link' | 'image'>, (editor: Editor) => unknown> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  code: (editor) => editor.chain().focus().toggleCode().run(),
  sub: (editor) => editor.chain().focus().toggleMark('sub').run(),
  sup: (editor) => editor.chain().focus().toggleMark('sup').run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  indent: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
  outdent: (editor) => editor.chain().focus().liftListItem('listItem').run(),
  blockquote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  codeBlock: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  table: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2 }).run(),
  undo: (editor) => editor.chain().focus().undo().run(),
  redo: (editor) => editor.chain().focus().redo().run(),
};

const isUsable: Partial<Record<ToolName, (editor: Editor) => boolean>> = {
  indent: (editor) => editor.can().sinkListItem('listItem'),
  outdent: (editor) => editor.can().liftListItem('listItem'),
  table: (editor) => !editor.isActive('table'),
  undo: (editor) => editor.can().undo(),
  redo: (editor) => editor.can().redo(),
};

const once: ToolName[] = ['indent', 'outdent', 'image', 'table', 'undo', 'redo'];
const few: ToolName[] = ['bold', 'italic', 'code', 'sub', 'sup', 'bulletList', 'orderedList'];
const blocks: ToolName[] = ['indent', 'outdent', 'blockquote', 'codeBlock'];

interface ToolbarProps {
  editor: Editor;
  label: string;
  /** Id of the editable element. */
  controls: string;
  minimal: boolean;
  onLink: () => void;
  /** Without it pictures are not available. */
  onImage?: () => void;
}

/** Toolbar with a single tab stop; arrow keys move between the tools (ARIA toolbar pattern). */
export const Toolbar = ({ editor, label, controls, minimal, onLink, onImage }: ToolbarProps) => {
  const { t } = useTranslation();
  const names: ToolName[] = [
    ...few,
    ...(minimal ? [] : blocks),
    'link',
    ...(onImage ? (['image'] as const) : []),
    ...(minimal ? [] : (['table'] as const)),
    'undo',
    'redo',
  ];
  const run = (name: ToolName) => {
    if (name === 'link') onLink();
    else if (name === 'image') onImage?.();
    else commands[name](editor);
  };
  return (
    <Tools label={t('editor.toolbar', { label })} controls={controls}>
      {!minimal && <BlockStyle editor={editor} />}
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles['tool']}
          aria-label={t(`editor.tool.${name}`)}
          title={t(`editor.tool.${name}`)}
          aria-pressed={once.includes(name) ? undefined : editor.isActive(name)}
          aria-disabled={isUsable[name]?.(editor) === false || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => isUsable[name]?.(editor) !== false && run(name)}
        >
          <ToolIcon name={name} />
        </button>
      ))}
      {editor.isActive('table') && <TableTools editor={editor} />}
    </Tools>
  );
};

const controlsIn = (bar: HTMLElement | null) => [
  ...(bar?.querySelectorAll<HTMLElement>('button, select') ?? []),
];

const Tools = ({
  label,
  controls,
  children,
}: {
  label: string;
  controls: string;
  children: ReactNode;
}) => {
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement>(null);
  const keepOneStop = () => {
    const all = controlsIn(bar.current);
    const stop = all.find((control) => control === current.current) ?? all[0];
    for (const control of all) control.tabIndex = control === stop ? 0 : -1;
  };
  // The set of tools depends on the cursor's position.
  useEffect(keepOneStop);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = controlsIn(bar.current);
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      className={styles['toolbar']}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        current.current = target;
        keepOneStop();
      }}
    >
      {children}
    </div>
  );
};

const BlockStyle = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation();
  const level = headingLevels.find((candidate) => editor.isActive('heading', { level: candidate }));
  return (
    <select
      className={styles['style']}
      aria-label={t('editor.style')}
      value={level ?? ''}
      onChange={({ target: { value } }) => {
        if (value) editor.commands.setHeading({ level: Number(value) as HeadingLevel });
        else editor.commands.setParagraph();
      }}
    >
      <option value="">{t('editor.paragraph')}</option>
      {headingLevels.map((candidate) => (
        <option key={candidate} value={candidate}>
          {t('editor.heading', { level: candidate })}
        </option>
      ))}
    </select>
  );
};

const tableCommands = {
  addRow: (editor: Editor) => editor.chain().focus().addRowAfter().run(),
  addColumn: (editor: Editor) => editor.chain().focus().addColumnAfter().run(),
  deleteRow: (editor: Editor) => editor.chain().focus().deleteRow().run(),
  deleteColumn: (editor: Editor) => editor.chain().focus().deleteColumn().run(),
  deleteTable: (editor: Editor) => editor.chain().focus().deleteTable().run(),
};

/** Table tools, shown while the cursor is in a table. */
const TableTools = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation();
  return (Object.keys(tableCommands) as (keyof typeof tableCommands)[]).map((name) => (
    <button
      key={name}
      type="button"
      className={styles['wordTool']}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => tableCommands[name](editor)}
    >
      {t(`editor.table.${name}`)}
    </button>
  ));
};
