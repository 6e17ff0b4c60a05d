/** Times of the splash screen in milliseconds (specification, section 9). */
export const splashTimes = { delay: 100, fade: 800, pageLoaded: 500 };

/** Ends the splash screen, after the first navigation. */
export const endSplash = () => {
  setTimeout(() => document.body.classList.add('page-loaded'), splashTimes.pageLoaded);
  const splash = document.getElementById('splash');
  if (!splash) return;
  setTimeout(() => {
    splash.dataset['leaving'] = 'true';
    setTimeout(() => splash.remove(), splashTimes.fade);
  }, splashTimes.delay);
};
