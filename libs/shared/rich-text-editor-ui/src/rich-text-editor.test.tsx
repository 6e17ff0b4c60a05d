import { renderWithStore } from '@lms/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { RichTextEditor, type RichTextEditorProps } from '.';

beforeAll(() => {
  // Methods that jsdom lacks and the editor measures with.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const written: string[] = [];
const Screen = ({ start = '', ...rest }: Partial<RichTextEditorProps> & { start?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <>
      <RichTextEditor
        {...rest}
        label="Body"
        value={value}
        onChange={(html) => {
          written.push(html);
          setValue(html);
        }}
      />
      <button type="button" onClick={() => setValue('<p>Theirs</p>')}>
        Load theirs
      </button>
    </>
  );
};
const show = async (props: Parameters<typeof Screen>[0] = {}) => {
  written.length = 0;
  const view = await renderWithStore(<Screen {...props} />, { texts: ['editor'] });
  return { ...view, box: await screen.findByRole('textbox', { name: 'Body' }) };
};
const paste = (box: HTMLElement, html: string) =>
  act(() => {
    fireEvent.paste(box, {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') },
    });
  });
const press = async ({ user }: Awaited<ReturnType<typeof show>>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('rich text', () => {
  it('is written as the server keeps it, without styles and first-level headings', async () => {
    const { box } = await show();
    paste(
      box,
      '<h2>Start</h2><p style="color:red">A <b>bold</b> <a href="https://a.test" target="_blank">link</a></p>',
    );
    expect(written.at(-1)).toBe(
      '<h2>Start</h2><p>A <strong>bold</strong> <a href="https://a.test">link</a></p>',
    );
  });

  it('keeps what it has no tool for: languages, small signs, code of a language', async () => {
    const start =
      '<p lang="bn">পাঠ <kbd>Ctrl</kbd> H<sub>2</sub>O</p><pre><code class="language-ts">let a</code></pre>';
    const view = await show({ start });
    paste(view.box, 'x');
    await press(view, 'Undo');
    expect(written.at(-1) ?? start).toBe(start);
  });

  it('leaves a text as it was written once a change is taken back', async () => {
    const start =
      '<table><thead><tr><th>Sign</th></tr></thead><tbody><tr><td>Stop</td></tr></tbody></table>';
    const view = await show({ start });
    paste(view.box, '<p>x</p>');
    expect(written.at(-1)).not.toContain('<thead>');
    await press(view, 'Undo');
    expect(written.at(-1)).toBe(start);
  });

  it('writes a table with a heading row, and no widths', async () => {
    const view = await show();
    await press(view, 'Table');
    expect(written.at(-1)).toMatch(/^<table><tbody><tr><th[^>]*scope="col"/);
    expect(written.at(-1)).not.toContain('style');
    await press(view, 'Delete the table');
    expect(written.at(-1)).toBe('');
  });

  it('shows what is loaded in its place, and tells no change of that', async () => {
    const view = await show({ start: '<p>Mine</p>' });
    await press(view, 'Load theirs');
    expect(view.box).toHaveTextContent('Theirs');
    expect(written).toEqual([]);
  });

  it('has one stop for its tools, and arrows between them', async () => {
    const { user, box } = await show();
    const tools = screen.getByRole('toolbar', { name: 'Tools for: Body' });
    act(() => within(tools).getByRole('combobox').focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await user.tab();
    expect(box).toHaveFocus();
  });

  it('takes no picture without its text alternative', async () => {
    const view = await show({ uploadImage: () => Promise.resolve('/files/a.webp') });
    await press(view, 'Picture');
    const dialog = screen.getByRole('dialog', { name: 'Picture' });
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    await view.user.upload(within(dialog).getByLabelText('Picture file'), file);
    await view.user.click(within(dialog).getByRole('button', { name: 'Insert the picture' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('A picture needs alternative text');
    await view.user.type(within(dialog).getByLabelText('Alternative text'), 'A river');
    await view.user.click(within(dialog).getByRole('button', { name: 'Insert the picture' }));
    await expect.poll(() => written.at(-1)).toContain('<img src="/files/a.webp" alt="A river">');
  });

  it('leads nowhere by a script', async () => {
    const view = await show();
    await press(view, 'Link');
    const dialog = screen.getByRole('dialog', { name: 'Link' });
    await view.user.type(within(dialog).getByLabelText('Address'), 'javascript:alert(1){Enter}');
    expect(written.join()).not.toContain('href="javascript');
  });
});
