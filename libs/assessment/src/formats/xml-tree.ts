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

/** What is told of XML while it is read. `refuse` ends it. */
export interface XmlHandlers {
  open: (
    name: string,
    attributes: Record<string, string>,
    at: { line: number; refuse: () => never },
  ) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

/**
 * Reads XML part by part. There is no way to declare an entity: a file with a document type is
 * refused, so that nothing it says can make the server open an address or fill its memory.
 */
export function readXmlParts(text: string, handlers: XmlHandlers): void {
  const parser = new SaxesParser<{ position: true; xmlns: false }>({
    position: true,
    xmlns: false,
  });
  const refuse = (): never => {
    throw new UnreadableFileError('notReadable', parser.line);
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) =>
    handlers.open(name, attributes, { line: parser.line, refuse }),
  );
  parser.on('text', handlers.text);
  parser.on('cdata', handlers.text);
  parser.on('closetag', ({ name }) => handlers.close(name));
  parser.write(text.replace(/^\s+/, '')).close();
}

/** No question is nested deeper. */
const deepest = 20;

/** Reads XML into the elements right below its root, each with all that is in it. */
export function readXml(text: string, root: string, take: (element: XmlElement) => void): void {
  const path: XmlElement[] = [];
  readXmlParts(text, {
    open: (name, attributes, { line, refuse }) => {
      if (path.length >= deepest || (path.length === 0 && name !== root)) refuse();
      path.push({ name, attributes, line, text: '', children: [] });
    },
    text: (part) => {
      const current = path.at(-1);
      if (current) current.text += part;
    },
    close: () => {
      const element = path.pop();
      const parent = path.at(-1);
      if (!element || !parent) return;
      if (path.length === 1) take(element);
      else parent.children.push(element);
    },
  });
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
