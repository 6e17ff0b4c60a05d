import { PictureCollector } from './pictures';
import { type TextFormat, textFormatOf, toHtml } from './text-format';
import { childOf, childrenOf, textAt, type XmlElement } from './xml-tree';

interface File {
  name: string;
  base64: string;
}

const filesOf = (element: XmlElement | undefined): File[] =>
  childrenOf(element, 'file').map(({ attributes, text }) => ({
    name: attributes['name'] ?? '',
    base64: text,
  }));

/** Reads the texts of one `<question>` and their embedded files. */
export class MoodleTexts {
  readonly pictures = new PictureCollector();
  private readonly format: TextFormat;

  constructor(private readonly question: XmlElement) {
    this.format = this.formatOf(childOf(question, 'questiontext'), 'html');
  }

  /**
   * Returns the rich text of an element such as `<questiontext format="html"><text>…`, if it has
   * any.
   */
  html(element: XmlElement | undefined): string | undefined {
    const source = textAt(element, 'text');
    if (!element || source === '') return undefined;
    return this.withFiles(toHtml(source, this.formatOf(element, this.format)), filesOf(element));
  }

  /** Returns the question text before conversion to HTML, from which blanks are parsed first. */
  source(): string {
    return textAt(childOf(this.question, 'questiontext'), 'text') + this.oldImage();
  }

  /** Returns the question text as HTML, with its pictures. */
  questionHtml(source = this.source()): string {
    const files = filesOf(childOf(this.question, 'questiontext'));
    return this.withFiles(toHtml(source, this.format), [...files, ...this.oldFiles()]);
  }

  feedback(element: XmlElement | undefined): { feedback?: string } {
    const feedback = this.html(childOf(element, 'feedback'));
    return feedback === undefined ? {} : { feedback };
  }

  private formatOf(element: XmlElement | undefined, unless: TextFormat): TextFormat {
    const name = element?.attributes['format'];
    return name === undefined ? unless : (textFormatOf(name) ?? 'moodle');
  }

  private withFiles(html: string, files: File[]): string {
    return this.pictures.link(this.pictures.takeData(html), files);
  }

  /** Returns the single picture of files from before 2009, which is shown below the text. */
  private oldImage(): string {
    const [file] = this.oldFiles();
    return file ? ` <img src="@@PLUGINFILE@@/${encodeURIComponent(file.name)}" alt="">` : '';
  }

  private oldFiles(): File[] {
    const name = textAt(this.question, 'image').replaceAll('/', '_');
    const base64 = textAt(this.question, 'image_base64');
    return name && base64 ? [{ name, base64 }] : [];
  }
}
