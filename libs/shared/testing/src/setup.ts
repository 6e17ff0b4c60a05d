import '@testing-library/jest-dom/vitest';
import { setTextLoader } from '@lms/i18n';
import { bundledTexts } from '@lms/words';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { forgetCalls, server } from './server';

setTextLoader(bundledTexts);
// A busy machine is slow, not wrong: only what hangs is stopped.
const waitMs = 20_000;
configure({ asyncUtilTimeout: waitMs });
vi.setConfig({
  testTimeout: 6 * waitMs,
  hookTimeout: 6 * waitMs,
  expect: { poll: { timeout: waitMs } },
});

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  // What jsdom does not have.
  window.scrollTo = () => undefined;
  // Browsers of late give a promise, which is no way to clean up after an effect.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});

afterEach(() => {
  cleanup();
  forgetCalls();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie.split('; ').forEach((pair) => {
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

afterAll(() => server.close());
