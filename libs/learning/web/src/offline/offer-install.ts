const links = [
  // With the cookie of the language, which the names in it follow.
  { rel: 'manifest', href: '/manifest.webmanifest', crossOrigin: 'use-credentials' },
  { rel: 'apple-touch-icon', href: '/media/icon-192.png' },
];

/** Lets the browser offer to install the app: to learners alone, so that no first visit pays. */
export const offerInstall = () => {
  if (document.querySelector('link[rel=manifest]')) return;
  for (const link of links) {
    document.head.append(Object.assign(document.createElement('link'), link));
  }
};
