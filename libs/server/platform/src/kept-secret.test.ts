import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptSecret } from './kept-secret';

describe('keptSecret', () => {
  it('makes a secret once and keeps it for its owner alone', () => {
    const parent = mkdtempSync(join(tmpdir(), 'lms-secret-'));
    const folder = join(parent, 'data');
    try {
      const first = keptSecret(folder);
      expect(first.length).toBeGreaterThanOrEqual(32);
      expect(keptSecret(folder)).toBe(first);
      expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    } finally {
      rmSync(parent, { recursive: true });
    }
  });

  it('says that the folder can not be written', () => {
    expect(() => keptSecret(join(import.meta.filename, 'data'))).toThrow(/^LMS_DATA_DIR: /);
  });
});
