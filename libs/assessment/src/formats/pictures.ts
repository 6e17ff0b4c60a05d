import type { ImportProblem, ImportProblemCode, QuestionContent } from '@lms/contract';
import { mapRichTexts } from '../rich-texts';

/** Picture embedded in a file. */
export interface Picture {
  /** Text that stands for the picture's address. */
  placeholder: string;
  name: string;
  bytes: Uint8Array;
}

/** File signatures of the picture formats that browsers and server both support. */
const fileSignatures = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a'];

function isPicture(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return (
    fileSignatures.some((beginning) => start.startsWith(beginning)) ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  );
}

const otherKinds: [names: RegExp, code: ImportProblemCode][] = [
  [/\.(?:mp3|m4a|aac|wav|oga|ogg|opus|flac|wma|midi?|amr)$/i, 'soundLeftOut'],
  [/\.(?:mp4|m4v|webm|ogv|mov|avi|mkv|mpe?g|wmv|3gp)$/i, 'videoLeftOut'],
  [/\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|txt|csv|zip|html?|rtf)$/i, 'fileLeftOut'],
];

/** Names a file that can't be taken by what it is. */
const codeOf = (name: string): ImportProblemCode =>
  otherKinds.find(([names]) => names.test(name))?.[1] ?? 'pictureInvalid';

function fromBase64(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64.replace(/\s/g, '')), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Collects the pictures of one question, and the names of the files that can't be taken. */
export class PictureCollector {
  readonly pictures: Picture[] = [];
  readonly refused: string[] = [];

  /** Adds a file and returns its placeholder, or `undefined` if it is not a picture. */
  add(name: string, base64: string): string | undefined {
    const bytes = fromBase64(base64);
    if (!bytes || !isPicture(bytes)) {
      this.refused.push(name);
      return undefined;
    }
    const placeholder = `@@PICTURE:${this.pictures.length + 1}@@`;
    this.pictures.push({ placeholder, name, bytes });
    return placeholder;
  }

  /** Replaces `data:` pictures in a text by placeholders. */
  takeData(html: string): string {
    return html.replace(
      /(\ssrc=)(["'])data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/=\s]*)\2/gi,
      (_, attribute: string, quote: string, base64: string) =>
        `${attribute}${quote}${this.add('data:', base64) ?? ''}${quote}`,
    );
  }

  /**
   * Replaces embedded pictures in all texts of a question by placeholders and removes links to
   * Moodle's own files, which are not part of the export.
   */
  takeFrom<Of extends QuestionContent>(question: Of): Of {
    return mapRichTexts(question, (html) => this.link(this.takeData(html), []));
  }

  notes(line: number): ImportProblem[] {
    return this.refused.map((name) => ({
      line,
      code: codeOf(name),
      params: { name: name.slice(0, 100) },
    }));
  }

  /**
   * Replaces a text's `@@PLUGINFILE@@` links by placeholders. Links to a missing file, or one that
   * is not a picture, are removed; files without a link are dropped.
   */
  link(html: string, files: { name: string; base64: string }[]): string {
    const base64ByName = new Map(files.map(({ name, base64 }) => [name, base64]));
    const placeholders = new Map<string, string | undefined>();
    const linked = html
      .replace(
        /(\s(?:src|href)=)(["'])@@PLUGINFILE@@\/([^"'<>]*)\2/g,
        (_, attribute: string, quote: string, path: string) => {
          const name = fileName(path);
          if (!placeholders.has(name))
            placeholders.set(name, this.add(name, base64ByName.get(name) ?? ''));
          const placeholder = placeholders.get(name);
          return placeholder ? `${attribute}${quote}${placeholder}${quote}` : '';
        },
      )
      .replaceAll('@@PLUGINFILE@@', '');
    this.refused.push(...[...base64ByName.keys()].filter((name) => !placeholders.has(name)));
    return linked;
  }
}

function fileName(path: string): string {
  const name = path.replace(/\?.*$/s, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
