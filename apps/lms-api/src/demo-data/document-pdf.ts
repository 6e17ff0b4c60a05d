import type { CourseLanguage } from '@lms/contract';
import { drawText, type TextBox, wrapText } from '@lms/server/platform';
import type { Token, Tokens } from 'marked';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { tokensOf } from './markdown';

const margin = 56;
const ink = '#1b2430';
const line = '#b4bcc8';
const leading = 1.5;
const sizes = { title: 20, heading: 14, text: 10.5 };

/** Characters that the embedded fonts lack, and similar ones in their place. */
const replacements: Record<string, string> = { '−': '–', '→': '›' };

/** Plain text of a token, as a reader sees it. */
const plain = (token: Token): string => {
  if ('tokens' in token && token.tokens) return token.tokens.map(plain).join('');
  if (token.type === 'br') return ' ';
  const { text } = token as Tokens.Text;
  return text.replace(/\s+/g, ' ').replace(/[−→]/g, (sign) => replacements[sign] ?? sign);
};

interface DocumentSource {
  title: string;
  markdown: string;
  language: CourseLanguage;
  author: string;
}

/** Renders a handout as an A4 PDF: headings, paragraphs, lists with checkboxes, and tables. */
export const documentPdf = ({ title, markdown, language, author }: DocumentSource) => {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: language,
    displayTitle: true,
    tagged: true,
    info: { Title: title, Author: author, CreationDate: new Date(0) },
  });
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * margin;
  const bottom = doc.page.height - margin;
  let y = margin;

  const reserve = (height: number) => {
    if (y + height <= bottom) return;
    doc.addPage();
    y = margin;
  };
  const box = (more: Partial<TextBox>): TextBox => ({
    face: 'sans',
    size: sizes.text,
    color: ink,
    x: margin,
    width,
    align: 'left',
    ...more,
  });
  const ornament = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.lineWidth(0.7).strokeColor(line);
    draw();
    doc.endMarkedContent();
  };
  /** Writes lines below each other, over as many pages as needed. */
  const write = (tag: string, text: string, more: Partial<TextBox> = {}) => {
    const at = box(more);
    const height = at.size * leading;
    for (const part of wrapText(doc, at.face, text, at.size, at.width)) {
      reserve(height);
      root.add(doc.struct(tag, {}, () => void drawText(doc, part, y + at.size, at)));
      y += height;
    }
  };

  const writeItem = (item: Tokens.ListItem, mark: string, indent: number) => {
    reserve(sizes.text * leading);
    const top = y;
    const page = doc.page;
    const text = item.tokens.filter(({ type }) => type !== 'list' && type !== 'checkbox');
    if (item.task) ornament(() => doc.rect(margin + indent, top + 2, 9, 9).stroke());
    else {
      root.add(
        doc.struct('Lbl', {}, () => {
          drawText(doc, mark, top + sizes.text, box({ x: margin + indent, width: 18 }));
        }),
      );
    }
    write('LI', text.map(plain).join(' '), { x: margin + indent + 20, width: width - indent - 20 });
    if (doc.page === page && y === top) y += sizes.text * leading;
    for (const nested of item.tokens)
      if (nested.type === 'list') writeList(nested as Tokens.List, indent + 20);
    y += 3;
  };
  const writeList = (list: Tokens.List, indent = 0) =>
    list.items.forEach((item, index) =>
      writeItem(item, list.ordered ? `${Number(list.start || 1) + index}.` : '•', indent),
    );

  const writeTable = ({ header, rows }: Tokens.Table) => {
    const column = width / header.length;
    for (const [index, row] of [header, ...rows].entries()) {
      const cells = row.map((cell) =>
        wrapText(doc, 'sans', cell.tokens.map(plain).join(''), sizes.text, column - 10),
      );
      const height = Math.max(1, ...cells.map(({ length }) => length)) * sizes.text * leading + 8;
      reserve(height);
      const top = y;
      ornament(() => doc.rect(margin, top, width, height).stroke());
      cells.forEach((lines, place) => {
        const x = margin + place * column;
        if (place > 0)
          ornament(() =>
            doc
              .moveTo(x, top)
              .lineTo(x, top + height)
              .stroke(),
          );
        lines.forEach((part, at) => {
          const baseline = top + 4 + sizes.text + at * sizes.text * leading;
          root.add(
            doc.struct(index === 0 ? 'TH' : 'TD', {}, () => {
              drawText(doc, part, baseline, box({ x: x + 5, width: column - 10 }));
            }),
          );
        });
      });
      y += height;
    }
  };

  const writeToken = (token: Token) => {
    if (token.type === 'space') return;
    y += token.type === 'heading' ? 12 : 6;
    if (token.type === 'heading') {
      // A heading stays on the page of the text that follows.
      reserve(sizes.heading * leading * 3);
      write('H2', plain(token), { face: 'serif', size: sizes.heading });
    } else if (token.type === 'list') writeList(token as Tokens.List);
    else if (token.type === 'table') writeTable(token as Tokens.Table);
    else if (token.type === 'hr')
      ornament(() =>
        doc
          .moveTo(margin, y)
          .lineTo(margin + width, y)
          .stroke(),
      );
    else if (token.type === 'code') {
      for (const row of (token as Tokens.Code).text.split('\n')) write('Code', row);
    } else write('P', plain(token));
  };

  write('H1', title, { face: 'serif', size: sizes.title });
  tokensOf(markdown).forEach(writeToken);
  root.end();
  doc.end();
  return bytes;
};
