/** Scrolls a panel into view, which may open below the edge of a phone's screen. */
export const scrollPanelIntoView = (panel: HTMLElement | null) =>
  panel?.scrollIntoView({ block: 'nearest' });
