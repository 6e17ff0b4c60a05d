import { mapRichTexts } from '@lms/assessment';
import type { PortableQuestion } from '@lms/assessment/formats';
import { type FileStore, storedName, uploadsPath } from '@lms/server/platform';
import { buffer } from 'node:stream/consumers';

const ownPicture = new RegExp(`(\\ssrc=")(${uploadsPath}[\\w-]+\\.(png|jpe?g|gif|webp))"`, 'g');

/**
 * Replaces the addresses of stored pictures by `data:` addresses, so that the file works elsewhere. A
 * missing picture keeps its address.
 */
export const embedPictures =
  (files: FileStore) =>
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
      const picture = await files.get(storedName(address));
      if (!picture) continue;
      const type = ending === 'jpg' ? 'jpeg' : ending;
      const base64 = (await buffer(picture)).toString('base64');
      data.set(address, `data:image/${type};base64,${base64}`);
    }
    if (data.size === 0) return question;
    return mapRichTexts(question, (html) =>
      html.replace(
        ownPicture,
        (_, attribute: string, address: string) => `${attribute}${data.get(address) ?? address}"`,
      ),
    );
  };
