import { SaxesParser } from 'saxes';
import { UnreadableFileError } from './question-file';

/** An element of a file. */
export interface XmlElement {
  name: string;
  line: number;
  attributes: Record<string, string>;
  /** What stands directly in it. */
  text: string;
  children: XmlElement[];
}

/** No question is nested deeper. */
const deepest = 20;

/**
 * Reads XML into the elements right below its root, each with all that is in it. There is no way to
 * declare an entity: a file with a document type is refused, so that nothing it says can make the
 * server open an address or fill its memory.
 */
export function readXml(text: string, root: string, take: (element: XmlElement) => void): void {
  const parser = new SaxesParser<{ position: true; xmlns: false }>({
    position: true,
    xmlns: false,
  });
  const path: XmlElement[] = [];
  const refuse = () => {
    throw new UnreadableFileError('notReadable', parser.line);
  };
  const addText = (part: string) => {
    const current = path.at(-1);
    if (current) current.text += part;
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length >= deepest || (path.length === 0 && name !== root)) refuse();
    path.push({ name, attributes, line: parser.line, text: '', children: [] });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = path.pop();
    const parent = path.at(-1);
    if (!element || !parent) return;
    if (path.length === 1) take(element);
    else parent.children.push(element);
  });
  parser.write(text.replace(/^\s+/, '')).close();
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The text of an element at the end of a path of names, trimmed; empty where there is none. */
export const textAt = (element: XmlElement | undefined, ...names: string[]): string =>
  names
    .reduce<XmlElement | undefined>((current, name) => childOf(current, name), element)
    ?.text.trim() ?? '';
