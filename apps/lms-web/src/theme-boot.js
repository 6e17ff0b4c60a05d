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
