import { tellOfBack } from '../page/back';

/** The link of this page that a click follows, when it leads away from what is guarded. */
const linkAway = (event: MouseEvent) => {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link?.protocol.startsWith('http') || link.hasAttribute('download')) return undefined;
  const isElsewhere = link.target !== '' && link.target !== '_self';
  const stays = addressOf(link) === addressOf(location);
  return isElsewhere || stays ? undefined : link;
};

/** The router numbers the entries of the browser's history. */
const numberOf = (state: unknown) => (state as { idx?: number } | null)?.idx;

/** Asks the reader; is given what to do when they leave all the same. */
type Ask = (goOn: () => void) => void;

/** Of each form in which something is not saved. One question is enough for all. */
const asks = new Set<Ask>();
let shown: { address: string; number: number | undefined };
let isWholePath = false;
let isLeaving = false;
let isReturning = false;

const addressOf = ({ origin, pathname, search }: Location | HTMLAnchorElement) =>
  origin + pathname + (isWholePath ? '' : search);

const ask = (leave: () => void) =>
  [...asks].at(-1)?.(() => {
    isLeaving = true;
    leave();
  });

const onClick = (event: MouseEvent) => {
  const link = isLeaving ? undefined : linkAway(event);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  ask(() => link.click());
};

const onBack = (event: PopStateEvent) => {
  const steps = (numberOf(event.state) ?? NaN) - (shown.number ?? NaN);
  const isAway = addressOf(location) !== shown.address;
  if (!isReturning && (isLeaving || !steps || !isAway)) return;
  // The router, which listens as well, must not hear of it.
  event.stopImmediatePropagation();
  if (isReturning) {
    isReturning = false;
    return;
  }
  isReturning = true;
  history.go(-steps);
  ask(() => history.go(steps));
};

const onUnload = (event: BeforeUnloadEvent) => {
  if (!isLeaving) event.preventDefault();
};

/**
 * Until the returned function is called, whoever leaves the page is held back: `asked` is told of a
 * link or Back with a function that goes on; at a closed tab or reload the browser itself asks.
 * With `wholePath` the screen's other parts, which the query names, count as the same place.
 */
export const holdBack = (asked: Ask, wholePath = false) => {
  asks.add(asked);
  isWholePath = wholePath;
  shown = { address: addressOf(location), number: numberOf(history.state) };
  isLeaving = false;
  document.addEventListener('click', onClick, true);
  window.addEventListener('beforeunload', onUnload);
  tellOfBack(onBack);
  return () => {
    asks.delete(asked);
    if (asks.size > 0) return;
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('beforeunload', onUnload);
    tellOfBack(undefined);
  };
};
