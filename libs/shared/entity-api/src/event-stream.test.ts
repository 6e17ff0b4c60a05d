import { expect, it } from 'vitest';
import { takeEvents } from './event-stream';

it('takes whole events, leaves the rest, and passes over beats', () => {
  const read = 'event: read\ndata: {"type":"read"}\n\n';
  expect(takeEvents(`retry: 1000\n\n: beat\n\n${read}event: no`)).toEqual({
    events: [{ type: 'read' }],
    rest: 'event: no',
  });
});
