import { createServer } from 'vite';

const root = new URL('../../lms-web/', import.meta.url).pathname;

/** Starts the development server, which alone has the gallery. */
export const startGallery = async () => {
  const server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
  });
  await server.listen(0);
  return { address: `${server.resolvedUrls?.local[0]}gallery.html`, stop: () => server.close() };
};
