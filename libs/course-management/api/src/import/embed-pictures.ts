import { mapRichTexts } from '@lms/assessment';
import type { PortableQuestion } from '@lms/assessment/formats';
import { mediaFolder, mediaPath, uploadsPath } from '@lms/server/platform';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ownPicture = new RegExp(`(\\ssrc=")(${uploadsPath}[\\w-]+\\.(png|jpe?g|gif|webp))"`, 'g');

/**
 * Replaces the addresses of stored pictures by `data:` addresses, so that the file works elsewhere. A
 * missing picture keeps its address.
 */
export const embedPictures =
  (config: { dataDir: string }) =>
  async (question: PortableQuestion): Promise<PortableQuestion> => {
    const data = new Map<string, string>();
    const texts: string[] = [];
    mapRichTexts(question, (html) => {
      texts.push(html);
      return html;
    });
    for (const [, , address = '', ending = ''] of texts.flatMap((html) => [
      ...html.matchAll(ownPicture),
    ])) {
      const path = join(mediaFolder(config), address.slice(mediaPath.length));
      const bytes = await readFile(path).catch(() => undefined);
      const type = ending === 'jpg' ? 'jpeg' : ending;
      if (bytes) data.set(address, `data:image/${type};base64,${bytes.toString('base64')}`);
    }
    if (data.size === 0) return question;
    return mapRichTexts(question, (html) =>
      html.replace(
        ownPicture,
        (_, attribute: string, address: string) => `${attribute}${data.get(address) ?? address}"`,
      ),
    );
  };
