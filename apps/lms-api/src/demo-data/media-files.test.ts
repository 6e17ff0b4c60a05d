import { describe, expect, it } from 'vitest';
import { transcriptOf } from './media-files';

describe('a transcript', () => {
  it('joins what is said without a pause', () => {
    const vtt =
      'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nMany\nwords\n\n2\n00:00:02.200 --> 00:00:03.000\nfollow.\n\n00:01:05.000 --> 00:01:06.000\nThen this.\n';
    expect(transcriptOf(vtt)).toEqual([
      { start: 0.5, text: 'Many words follow.' },
      { start: 65, text: 'Then this.' },
    ]);
  });
});
