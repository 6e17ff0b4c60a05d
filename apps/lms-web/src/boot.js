// Runs before the first paint: the stored theme, so that no page flashes in the other one.
(() => {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('lms_client_v1-layoutConfig')).theme;
  } catch {
    // nothing stored, or not readable: the system's theme
  }
  const dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();

// A server-rendered page is visible before it is interactive: until then the buttons that are
// clicked, the forms that are sent and the fields that are left are kept.
(() => {
  const kept = {
    click: 'button[type=button]',
    submit: 'form[data-scripted]',
    focusout: 'form[data-scripted] [name]',
  };
  const events = new Map();
  const keep = (event) => {
    const element = event.target.closest?.(kept[event.type]);
    if (!element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    events.set(element, event);
  };
  const each = (act) => Object.keys(kept).forEach((type) => act(type, keep, true));
  each(addEventListener);
  window.takeEarlyActs = () => {
    each(removeEventListener);
    return events;
  };
})();

// A page whose scripts can't be loaded would never answer: it says so instead.
(() => {
  const tell = () => {
    document.getElementById('splash')?.remove();
    document.getElementById('incomplete')?.removeAttribute('hidden');
  };
  window.loadFailed = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
    else tell();
  };
  addEventListener('error', ({ target }) => target.localName === 'script' && loadFailed(), true);
})();

// Back and Forward before the router listens: the page shown no longer fits the address. A link to
// an anchor of the page changes only the hash.
(() => {
  const address = () => location.pathname + location.search;
  const shown = address();
  window.earlyBack = () => {
    if (address() !== shown) location.reload();
  };
  addEventListener('popstate', window.earlyBack);
})();

// Calls that a signed-in person's page makes first are made here, before its scripts have come.
(() => {
  const answers = new Map();
  window.takeEarlyAnswer = (url) => {
    const answer = answers.get(url);
    answers.delete(url);
    return answer;
  };
  const { origin, pathname } = location;
  // What somebody kept for study offline is not left to others, however the session ended. On the
  // pages of the login it waits for who comes back.
  const forget = async () => {
    indexedDB.deleteDatabase('study');
    for (const name of await caches.keys()) await caches.delete(name);
    const workers = await navigator.serviceWorker.getRegistrations();
    workers.forEach((worker) => worker.unregister());
  };
  let token;
  try {
    // A view as another user has headers of its own.
    if (sessionStorage.getItem('see-as')) return;
    token = JSON.parse(localStorage.getItem('lms_client_v1-userData'))?.accessToken;
  } catch {
    return; // storage is blocked
  }
  if (typeof token !== 'string') {
    // Where a browser stores nothing there is nothing to forget.
    if (!pathname.startsWith('/auth/')) addEventListener('load', () => forget().catch(() => {}));
    return;
  }
  const [, course, lesson] = /^\/learn\/([\w-]+)(?:\/lesson\/([\w-]+))?$/.exec(pathname) ?? [];
  const paths = ['/user/me'];
  if (pathname === '/my-courses') paths.push('/learning/course');
  if (course) paths.push(`/learning/course/${course}`);
  if (lesson) paths.push(`/learning/lesson/${lesson}`);
  for (const path of paths) {
    const url = `${origin}/lms-web/api${path}`;
    const headers = { authorization: `Bearer ${token}` };
    const asked = fetch(url, { headers, signal: AbortSignal.timeout(20_000) });
    // Without an answer the call is made when the page needs it.
    answers.set(
      url,
      asked.catch(() => undefined),
    );
  }
})();
