/** Place and keys of a bucket that speaks S3. */
export interface Bucket {
  endpoint: string;
  region: string;
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const protocols: Record<string, string> = { 's3:': 'https:', 's3+http:': 'http:' };
/** What servers other than Amazon's expect, whose region is of no account. */
const defaultRegion = 'us-east-1';

/**
 * Reads `s3://KEY:SECRET@HOST/BUCKET?region=REGION`, with `s3+http` for a server without TLS.
 *
 * @returns undefined for anything else
 */
export const readFilesUrl = (text: string): Bucket | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, host, pathname, searchParams, hash } = new URL(text);
  const scheme = protocols[protocol];
  const name = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname)?.[1];
  const isKnown = [...searchParams.keys()].every((key) => key === 'region') && !hash;
  if (!scheme || !name || !host || !username || !password || !isKnown) return undefined;
  try {
    return {
      endpoint: `${scheme}//${host}`,
      region: searchParams.get('region') || defaultRegion,
      name,
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
  } catch {
    return undefined;
  }
};

export const isFilesUrl = (text: string) => readFilesUrl(text) !== undefined;

/** Address of a bucket without its keys, for people. */
export const addressOfBucket = ({ endpoint, name }: Bucket) =>
  `${endpoint.replace(/^http/, 's3+http').replace(/^s3\+https/, 's3')}/${name}`;

/** Origin that browsers read some files from, where the site gives them links of its bucket. */
export const linkOrigin = ({
  filesUrl = '',
  filesLinks,
}: {
  filesUrl?: string;
  filesLinks: boolean;
}) => (filesLinks ? readFilesUrl(filesUrl)?.endpoint : undefined);

/** Address of the bucket that has a site's files, without its keys; undefined without a bucket. */
export const bucketOf = ({ filesUrl = '' }: { filesUrl?: string }) => {
  const bucket = readFilesUrl(filesUrl);
  return bucket && addressOfBucket(bucket);
};
