import { crc32 } from 'node:zlib';

/** Bytes of a PNG's signature and first chunk; readers expect texts after them. */
const headLength = 33;

const chunk = (type: string, data: Buffer) => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(data.length, 0);
  content.copy(framed, 4);
  framed.writeUInt32BE(crc32(content), content.length + 4);
  return framed;
};

/** Bakes a credential into a PNG as an uncompressed iTXt chunk (Open Badges 3.0, 5.3.1). */
export const bakedPng = (png: Buffer, credential: string): Buffer => {
  // No compression, no language and no translated keyword.
  const text = chunk('iTXt', Buffer.from(`openbadgecredential\0\0\0\0\0${credential}`));
  return Buffer.concat([png.subarray(0, headLength), text, png.subarray(headLength)]);
};

/** Bakes a credential into an SVG as its first element (Open Badges 3.0, 5.3.2). */
export const bakedSvg = (svg: string, credential: string): string => {
  // Nothing of it can end the section.
  const text = credential.replaceAll(']]>', ']]\\u003e');
  return svg.replace(
    /^<svg[^>]*>/,
    (root) =>
      `${root}<openbadges:credential xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"><![CDATA[${text}]]></openbadges:credential>`,
  );
};
