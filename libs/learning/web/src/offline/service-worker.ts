import { apiBase, seeAsHeader } from '@lms/contract';
import { clientsClaim } from 'workbox-core';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { keptAnswer, withAnswer, withUnsent } from './kept-answers';
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
  const database = await openStudy();
  const newer = withAnswer(path, await response.json(), await database.getAll('courses'));
  for (const kept of newer) await database.put('courses', kept);
};

registerRoute(
  ({ url, request: { headers } }) =>
    url.pathname.startsWith(`${apiBase}/learning/`) &&
    headers.has('authorization') &&
    !headers.has(seeAsHeader),
  async ({ request, url, event }) => {
    const path = url.pathname.slice(apiBase.length);
    try {
      const response = await fetch(request);
      if (response.ok) event.waitUntil(takeOver(path, response.clone()));
      return response;
    } catch (error) {
      const database = await openStudy();
      const unsent = await database.getAll('unsent');
      unsent.sort((one, other) => one.at - other.at);
      const courses = await database.getAll('courses');
      const shown = courses.map((kept) => withUnsent(kept, unsent));
      const answer = keptAnswer(path, shown);
      if (answer === undefined) throw error;
      return new Response(JSON.stringify(answer), {
        headers: { 'content-type': 'application/json' },
      });
    }
  },
);

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
