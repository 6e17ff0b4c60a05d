import { SaxesParser } from 'saxes';
import { UnreadableFileError } from './question-file';

/** Element of an XML file. */
export interface XmlElement {
  name: string;
  line: number;
  attributes: Record<string, string>;
  /** Text directly inside the element. */
  text: string;
  children: XmlElement[];
}

/** Callbacks of the XML parser. Calling `refuse` ends the parsing. */
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
 * Parses XML as a stream of events. Refuses a file with a document type, so that it can't declare
 * entities that open addresses or exhaust the memory (XXE, entity expansion).
 */
export function readXmlParts(
  text: string,
  handlers: XmlHandlers,
  broken: UnreadableFileError['reason'] = 'markupBroken',
): void {
  const parser = new SaxesParser<{ position: true; xmlns: false }>({
    position: true,
    xmlns: false,
  });
  const refuse = (): never => {
    throw new UnreadableFileError('notReadable', parser.line);
  };
  parser.on('error', () => {
    throw new UnreadableFileError(broken, parser.line);
  });
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) =>
    handlers.open(name, attributes, { line: parser.line, refuse }),
  );
  parser.on('text', handlers.text);
  parser.on('cdata', handlers.text);
  parser.on('closetag', ({ name }) => handlers.close(name));
  parser.write(text.replace(/^\s+/, '')).close();
}

/** Maximum nesting; questions have less. */
const maxDepth = 20;

/** Parses XML and passes each child of the root, with its content, to `take`. */
export function readXml(text: string, root: string, take: (element: XmlElement) => void): void {
  const path: XmlElement[] = [];
  readXmlParts(text, {
    open: (name, attributes, { line, refuse }) => {
      if (path.length >= maxDepth || (path.length === 0 && name !== root)) refuse();
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

/** Returns the trimmed text of the element at a path of names; empty if there is none. */
export const textAt = (element: XmlElement | undefined, ...names: string[]): string =>
  names
    .reduce<XmlElement | undefined>((current, name) => childOf(current, name), element)
    ?.text.trim() ?? '';
