import '@testing-library/jest-dom/vitest';
import { setTextLoader } from '@lms/i18n';
import { bundledTexts } from '@lms/words';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { forgetCalls, server } from './server';

setTextLoader(bundledTexts);
// In tests antd would give all elements one id, and a dialog the name of another.
process.env['NODE_ENV'] = 'development';
// Generous timeout in milliseconds: a busy machine is slow, not wrong.
const waitMs = 20_000;
configure({ asyncUtilTimeout: waitMs });
vi.setConfig({
  testTimeout: 6 * waitMs,
  hookTimeout: 6 * waitMs,
  expect: { poll: { timeout: waitMs } },
});

/**
 * Leaves antd's styles out but for what hides: jsdom weighs each rule for each computed style, which
 * was a third of the time of all tests of screens.
 */
const leaveStylesOut = () => {
  const hidden = document.createElement('style');
  hidden.textContent =
    '.ant-tooltip-hidden, .ant-dropdown-hidden, .ant-select-dropdown-hidden, .ant-popover-hidden { display: none }';
  document.head.append(hidden);
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    configurable: true,
    set: () => undefined,
  });
};

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  leaveStylesOut();
  // Missing in jsdom.
  window.scrollTo = () => undefined;
  // Current browsers return a promise. An effect must not return it as its clean-up function.
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
  // The files of a worker share one window.
  window.history.replaceState(null, '', '/');
  document.cookie.split('; ').forEach((pair) => {
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

afterAll(() => server.close());
