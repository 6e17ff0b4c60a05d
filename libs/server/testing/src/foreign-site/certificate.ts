import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Encodes a value of ASN.1 (DER). */
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = body.length;
  const long = size > 255 ? [0x82, size >> 8, size & 255] : [0x81, size];
  return Buffer.concat([Buffer.from([tag, ...(size < 128 ? [size] : long)]), body]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (date: Date) =>
  der(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2, -1)}Z`,
    ),
  );
const nameOf = (text: string) =>
  sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const subjectAltName = oid('551d11');
const dayMs = 86_400_000;

/** Makes a certificate for hosts that is its own authority, and its key. */
export const makeCertificate = (hosts: string[]) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const names = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))));
  const owner = nameOf('A site of a test');
  const contents = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    owner,
    sequence(time(new Date(Date.now() - dayMs)), time(new Date(Date.now() + dayMs))),
    owner,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAltName, der(0x04, names)))),
  );
  const signature = sign('sha256', contents, privateKey);
  const bytes = sequence(
    contents,
    ecdsaWithSha256,
    der(0x03, Buffer.concat([Buffer.from([0]), signature])),
  );
  const lines = bytes
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};
