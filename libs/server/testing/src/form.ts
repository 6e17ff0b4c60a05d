/** Builds a multipart form with one file, as a browser sends it. */
export const formOf = (
  content: string | Uint8Array,
  name = 'a.bin',
  type = 'application/octet-stream',
) => {
  const boundary = 'test-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([
      Buffer.from(head),
      Buffer.from(content as string),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};
