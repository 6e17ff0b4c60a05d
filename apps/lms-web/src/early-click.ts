declare global {
  interface Window {
    /** Of boot.js: the button that was pressed before the page ran. */
    earlyClick?: { button: HTMLButtonElement | null; end: () => void };
  }
}

/** Presses the button that somebody pressed on a slow phone while the page could only be read. */
export const replayEarlyClick = () => {
  const { earlyClick } = window;
  earlyClick?.end();
  if (earlyClick?.button?.isConnected) earlyClick.button.click();
};
