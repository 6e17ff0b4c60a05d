/** The link of this page that a click follows, when it leads away from the shown address. */
const linkAway = (event: MouseEvent) => {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link?.protocol.startsWith('http') || link.hasAttribute('download')) return undefined;
  const isElsewhere = link.target !== '' && link.target !== '_self';
  const stays = link.href.split('#')[0] === location.href.split('#')[0];
  return isElsewhere || stays ? undefined : link;
};

/** The router numbers the entries of the browser's history. */
const numberOf = (state: unknown) => (state as { idx?: number } | null)?.idx;

/**
 * Until the returned function is called, whoever leaves the page is held back: `ask` is told of a
 * link or Back with a function that goes on; at a closed tab or reload the browser itself asks.
 */
export const holdBack = (ask: (goOn: () => void) => void) => {
  const shown = location.pathname + location.search;
  const number = numberOf(history.state);
  let isLeaving = false;
  let isReturning = false;

  const onClick = (event: MouseEvent) => {
    const link = isLeaving ? undefined : linkAway(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => {
      isLeaving = true;
      link.click();
    });
  };
  const onPop = (event: PopStateEvent) => {
    const steps = (numberOf(event.state) ?? NaN) - (number ?? NaN);
    const isAway = location.pathname + location.search !== shown;
    if (!isReturning && (isLeaving || !steps || !isAway)) return;
    // The router, which listens as well, must not hear of it.
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      return;
    }
    isReturning = true;
    history.go(-steps);
    ask(() => {
      isLeaving = true;
      history.go(steps);
    });
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isLeaving) event.preventDefault();
  };

  document.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onPop, true);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onPop, true);
    window.removeEventListener('beforeunload', onUnload);
  };
};
