import { apiBase, type LiveEvent } from '@lms/contract';

/** The events of the texts that ended with an empty line (HTML standard, section 9.2), and the rest. */
export const takeEvents = (text: string): { events: LiveEvent[]; rest: string } => {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap((block) => {
    const data = block.split('\n').find((line) => line.startsWith('data: '));
    return data ? [JSON.parse(data.slice('data: '.length)) as LiveEvent] : [];
  });
  return { events, rest };
};

/**
 * Reads the server's events until the stream ends. An `EventSource` can't send the bearer token, and
 * a token has no place in an address.
 */
export const readEvents = async (
  token: string,
  signal: AbortSignal,
  { onOpen, onEvent }: { onOpen: () => void; onEvent: (event: LiveEvent) => void },
) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${location.origin}${apiBase}/events`, { headers, signal });
  if (!answer.ok || !answer.body) throw new Error(String(answer.status));
  onOpen();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const { events, rest } = takeEvents(text + value);
    text = rest;
    events.forEach(onEvent);
  }
};
