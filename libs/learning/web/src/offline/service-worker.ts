import { apiBase, seeAsHeader } from '@lms/contract';
import { clientsClaim } from 'workbox-core';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { keptAnswer, withAnswer, withUnsent } from './kept-answers';
import {
  answerFirst,
  answerOffline,
  type Device,
  type DeviceAnswer,
  isQuizCall,
  type QuizCall,
  withDevice,
} from './sittings';
import { keptFiles, openStudy } from './study-database';

/** Files of the pages of study, and the document for them; set by the build. */
declare const precached: (PrecacheEntry | string)[];

/** Document that the browser renders; the same for every address and person. */
const documentUrl = '/my-courses?document';

// A new version waits until no page of the one before is open: until then its files are answered.
precacheAndRoute(precached);
clientsClaim();

/** Videos are asked for in parts. */
registerRoute(
  ({ url }) => url.pathname.startsWith('/lms-web/media/'),
  async ({ request, url }) => {
    const kept = await caches.match(url.pathname, { cacheName: keptFiles, ignoreVary: true });
    if (!kept) return fetch(request);
    return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
  },
);

const takeOver = async (path: string, response: Response) => {
  const answer: unknown = await response.json();
  // One transaction: what a page changes meanwhile stays.
  const { store, done } = (await openStudy()).transaction('courses', 'readwrite');
  const newer = withAnswer(path, answer, await store.getAll());
  for (const kept of newer) await store.put(kept);
  await done;
};

const jsonOf = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const isStudy = ({ url, request: { headers } }: { url: URL; request: Request }) =>
  url.pathname.startsWith(`${apiBase}/learning/`) &&
  headers.has('authorization') &&
  !headers.has(seeAsHeader);

const pathOf = (url: URL) => url.pathname.slice(apiBase.length);

/** Asks the device, and keeps what its answer changed, in one transaction. */
const askDevice = async (
  call: QuizCall,
  answer: (call: QuizCall, device: Device) => DeviceAnswer | undefined,
) => {
  const transaction = (await openStudy()).transaction(['courses', 'unsent'], 'readwrite');
  const unsent = transaction.objectStore('unsent');
  const courses = await transaction.objectStore('courses').getAll();
  const found = answer(call, { courses, unsent: await unsent.getAll(), now: new Date() });
  if (found?.changed) {
    await unsent.put({ ...found.changed, at: Date.now(), pageId: 'service worker' });
  }
  await transaction.done;
  return found && jsonOf(found.body, found.status);
};

const callOf = async (request: Request, url: URL): Promise<QuizCall> => {
  const text = request.method === 'GET' ? '' : await request.clone().text();
  const body: unknown = text ? JSON.parse(text) : undefined;
  return { method: request.method, path: pathOf(url), body };
};

/** Attempts that were begun here are answered here, until the server has taken them. */
for (const method of ['GET', 'POST', 'PUT'] as const) {
  registerRoute(
    (match) => isStudy(match) && isQuizCall(pathOf(match.url)),
    async ({ request, url }) => {
      const call = await callOf(request, url);
      const first = await askDevice(call, answerFirst).catch(() => undefined);
      if (first) return first;
      try {
        return await fetch(request);
      } catch (error) {
        const answer = await askDevice(call, answerOffline);
        if (!answer) throw error;
        return answer;
      }
    },
    method,
  );
}

registerRoute(isStudy, async ({ request, url, event }) => {
  const path = pathOf(url);
  try {
    const response = await fetch(request);
    if (!response.ok) return response;
    event.waitUntil(takeOver(path, response.clone()));
    const unsent = await openStudy()
      .then((database) => database.getAll('unsent'))
      .catch(() => []);
    if (!unsent.some(({ kind }) => kind === 'SITTING')) return response;
    return jsonOf(withDevice(path, await response.json(), unsent));
  } catch (error) {
    const database = await openStudy();
    const unsent = await database.getAll('unsent');
    unsent.sort((one, other) => one.at - other.at);
    const courses = await database.getAll('courses');
    const shown = courses.map((kept) => withUnsent(kept, unsent));
    const answer = keptAnswer(path, shown);
    if (answer === undefined) throw error;
    return jsonOf(answer);
  }
});

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/lms-web/'),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const page = await matchPrecache(documentUrl);
      if (!page) throw error;
      return page;
    }
  },
);
