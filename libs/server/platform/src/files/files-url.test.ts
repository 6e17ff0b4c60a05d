import { describe, expect, it } from 'vitest';
import { bucketOf, isFilesUrl, readFilesUrl } from './files-url';

describe('the address of a bucket', () => {
  it('tells where it is and by which key', () => {
    expect(readFilesUrl('s3://KEY:a%2Fb%2B%3D@s3.example.org/lms-files?region=bd-1')).toEqual({
      endpoint: 'https://s3.example.org',
      region: 'bd-1',
      name: 'lms-files',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b+=',
    });
    expect(readFilesUrl('s3+http://KEY:SECRET@10.0.0.7:9000/lms/')).toMatchObject({
      endpoint: 'http://10.0.0.7:9000',
      region: 'us-east-1',
      name: 'lms',
    });
  });

  it('is told to people without its keys', () => {
    const shown = (filesUrl: string) => bucketOf({ filesUrl });
    expect(shown('s3://KEY:SECRET@s3.example.org/lms?region=bd-1')).toBe('s3://s3.example.org/lms');
    expect(shown('s3+http://KEY:SECRET@[::1]:9000/lms')).toBe('s3+http://[::1]:9000/lms');
    expect(bucketOf({})).toBeUndefined();
  });

  it.each([
    'https://KEY:SECRET@s3.example.org/lms',
    's3://s3.example.org/lms',
    's3://KEY@s3.example.org/lms',
    's3://KEY:SECRET@s3.example.org',
    's3://KEY:SECRET@s3.example.org/lms/folder',
    's3://KEY:SECRET@s3.example.org/Lms',
    's3://KEY:SECRET@s3.example.org/lms?regoin=bd-1',
    's3://KEY:SECRET@s3.example.org/lms#region',
    's3://KEY:SE%ZZ@s3.example.org/lms',
    's3://KEY:SECRET@/lms',
  ])('is not %s', (text) => {
    expect(isFilesUrl(text)).toBe(false);
  });
});
