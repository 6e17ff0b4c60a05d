import { catalogFacets } from '@lms/catalog/contract';
import { loadTexts, type Namespace } from '@lms/i18n';
import { offline, onCall } from '@lms/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnServer, showServerPage } from '../testing/server-page';

const url = '/courses';
const language = { value: 'bn', count: 2 };
const found = {
  items: [],
  total: 8,
  facets: Object.fromEntries(
    catalogFacets.map((facet) => [facet, facet === 'language' ? [language] : []]),
  ),
};
const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  // React works as it does in a browser: in slices, and without the tests' helpers.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // A busy browser, whose deadline for idle work has passed.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  history.replaceState(null, '', url);
});
afterEach(() => {
  reported.mockReset();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

/** Tells whether React has taken an element over from the server. */
const isHydrated = (element: Element | null) =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'));

/** Works for longer than a slice of React's, as a slow phone does: the rest comes in the next one. */
const endSlice = () => {
  const end = performance.now() + 20;
  while (performance.now() < end);
};

/** Hydrates the page of the server; `act` runs once its layout is hydrated, its screen is not. */
const openPage = async (act: () => void) => {
  const { i18n, texts, hydrate } = await showServerPage(url, 'en', () =>
    Promise.resolve(Response.json(found)),
  );
  // Texts of another language come at once, as from the browser's cache.
  await loadTexts(i18n, 'bn', Object.keys(texts) as Namespace[]);
  const rendered = document.querySelector('main h1');
  let wasEarly = false;
  await hydrate(() => {
    endSlice();
    queueMicrotask(() => {
      wasEarly = !isHydrated(rendered);
      act();
    });
  });
  expect([wasEarly, isHydrated(rendered)]).toEqual([true, true]);
  return { rendered };
};

it('keeps what the server rendered when a link is followed as the page comes to life, offline', async () => {
  onCall('post', '/catalog/course/find', offline());
  const { rendered } = await openPage(() => screen.getByRole('link', { name: /Bengali/ }).click());
  await waitFor(() => expect(location.search).toBe('?language=bn'));
  expect(await screen.findByText(/^You seem to be offline/)).toBeVisible();
  expect(document.querySelector('main h1')).toBe(rendered);
  expect(reported).not.toHaveBeenCalled();
});

it('changes the language only once all of the page is hydrated', async () => {
  const { rendered } = await openPage(() =>
    fireEvent.change(document.querySelector('select[name="language"]')!, {
      target: { value: 'bn' },
    }),
  );
  await waitFor(() => expect(rendered).toHaveTextContent('কোর্স'));
  expect(document.querySelector('main h1')).toBe(rendered);
  expect(reported).not.toHaveBeenCalled();
});

it('says before any script runs that a list has no such page, with a way back', async () => {
  const page = await renderOnServer('/courses?level=BEGINNER&page=99', 'en', () =>
    Promise.resolve(Response.json(found)),
  );
  document.body.innerHTML = page.body;
  expect(screen.getByText('This list has no page 99.')).toBeInTheDocument();
  expect(screen.queryByText('No items(s) found!')).toBeNull();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/courses?level=BEGINNER&page=1',
  );
});
