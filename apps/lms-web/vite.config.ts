import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { boot } from './build/boot.ts';
import { shortClassName } from './build/class-names.ts';
import { emBreakpoints } from './build/em-breakpoints.ts';
import { locales } from './build/locales.ts';
import { pageSources } from './build/page-sources.ts';
import { patches } from './build/patches.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

const dist = (folder: string) =>
  fileURLToPath(new URL(`../../dist/apps/lms-web/${folder}`, import.meta.url));

/** Phones sold since 2022 and up-to-date desktops: no code for anything older. */
const target = ['chrome105', 'edge105', 'firefox105', 'safari16'];

/** Packages that every screen needs, in one chunk of its own: it stays cached when only our code changes. */
const vendor = {
  name: 'vendor',
  test: /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|react-redux|@reduxjs|redux|redux-thunk|reselect|immer|redux-persist|react-router|react-router-dom|i18next|react-i18next)[\\/]/,
};

/** Our own code that every screen begins with, and what most of them are put together from. */
const app = { name: 'app', tags: ['$initial' as const], test: /[\\/](?:libs|apps)[\\/]/ };
const parts = {
  name: 'parts',
  test: /[\\/](?:ui[\\/]src[\\/]page|course-ui[\\/]src|catalog[\\/]web[\\/]src[\\/](?:courses|catalog-api))/,
};

/** Parts of the pages that find courses, in one file: each request of a first visit counts. */
const finding = {
  name: 'finding',
  includeDependenciesRecursively: false,
  test: /contract[\\/]src[\\/]course-vocabulary|search[\\/]lazy-suggestions/,
};

/** Choice of courses for a comparison; what shows the chosen ones comes later. */
const comparing = {
  name: 'comparing',
  includeDependenciesRecursively: false,
  test: /compare[\\/](?:chosen-courses|compare-choice|compare-parts|lazy-compare-bar)/,
};

/** Parts of the search that the list of partners, and the suggestions, have as well. */
const searching = {
  name: 'searching',
  includeDependenciesRecursively: false,
  test: /search[\\/]page-links|catalog[\\/]contract[\\/]src[\\/]catalog\.ts/,
};

/** Enrolment, and what the course page takes from other domains: lists of courses need neither. */
const enrolment = {
  name: 'enrolment',
  test: /[\\/](?:learning[\\/]web[\\/]src[\\/](?:enrolment-api|use-enrolment)|shell[\\/]course-parts|course[\\/]open-video)/,
};

/** Late parts of course cards, and the list of courses kept for later: one chunk takes less than three. */
const wishlist = {
  name: 'wishlist',
  includeDependenciesRecursively: false,
  test: /wishlist[\\/](?:keep-button|use-wishlist|stored-wishlist|wishlist-api)|shell[\\/]course-tools/,
};

/**
 * Code and styles that pages of study share, in one file each: the entry names every file. So with
 * the styles of certificates, and what both of their pages show.
 */
const study = {
  name: 'study',
  test: /learning[\\/](?:web[\\/]src[\\/](?:(?:focus|my-courses|player|quiz)[\\/].*\.css|learning-api|course-(?:path|progress))|contract[\\/]src[\\/]next-lesson)/,
};
const proof = {
  name: 'proof',
  includeDependenciesRecursively: false,
  test: /learning[\\/](?:web[\\/]src[\\/](?:certificate[\\/](?:.*\.css|certificate-(?:api|ornament)|revocation|serial-verification)|share[\\/]lazy-share)|contract[\\/]src[\\/]serial)/,
};

/** A signed-in person's header, and the menu of their roles. */
const tools = {
  name: 'tools',
  test: /shell[\\/](?:signed-in-tools|search-button|tool-button|use-is-phone)|entity-api[\\/]src[\\/]live-listeners/,
};
const menu = { name: 'menu', test: /shell[\\/]menu-for|contract[\\/]src[\\/]menu\.ts/ };

/** Small constants that screens of every kind share, so that none brings a foreign chunk for them. */
const constants = {
  name: 'constants',
  test: /contract[\\/]src[\\/]cart-permissions\.ts/,
};
/**
 * Parts of forms that lists have long before one is opened: rules, how a refusal is told, and the
 * permissions of what visitors never see.
 */
const schemas = {
  name: 'schemas',
  test: /node_modules[\\/](?:yup|property-expr|tiny-case|toposort)[\\/]/,
};
const problems = {
  name: 'problems',
  test: /ui[\\/]src[\\/]form[\\/]problem-|contract[\\/]src[\\/](?:problem|[a-z-]*permissions|questions[\\/]question-(?:codes|import))/,
};

/** Formik and our fields. */
const forms = {
  name: 'forms',
  test: /node_modules[\\/]formik[\\/]|[\\/]ui[\\/]src[\\/]form[\\/]/,
};

/** Tabs, and texts of people, which no visitor sees. */
const tabs = { name: 'tabs', test: /ui[\\/]src[\\/](?:tabs|text)[\\/]/ };

/** Fields of management forms: one chunk takes less than ten. */
const fields = {
  name: 'fields',
  includeDependenciesRecursively: false,
  test: /admin-ui[\\/]src[\\/](?:choices-field|fields[\\/](?:checkbox|number|select|text|text-area)-field|fields[\\/](?:field-box|plain-digits)|form[\\/])/,
};

/** Categories as lists show them. */
const categories = {
  name: 'categories',
  includeDependenciesRecursively: false,
  test: /course-categories[\\/](?:course-categories-api|use-all)|contract[\\/]src[\\/]course-categor/,
};
/** Small parts of every list and form of management: one chunk takes less than ten. */
const entities = {
  name: 'entities',
  includeDependenciesRecursively: false,
  test: /entity-api[\\/]src[\\/](?:fallbacks|entity-calls|entity-endpoints|is-outdated|owners)|table-state[\\/]src[\\/]all-by-name|admin-ui[\\/]src[\\/](?:button[\\/](?:button-link|while-busy)|entity[\\/](?:choices-problem|mount-on-open|status-tag)|notice[\\/](?:empty-list|error-state))/,
};
const lists = {
  name: 'lists',
  includeDependenciesRecursively: false,
  test: /admin-ui[\\/]src[\\/]entity[\\/](?:row-menu|entity\.module)/,
};
/** Tabs above lists that belong together. */
const listTabs = {
  name: 'manager-tabs',
  includeDependenciesRecursively: false,
  test: /admin-ui[\\/]src[\\/](?:manager-tabs|page-tabs)/,
};

/**
 * Parts of antd that the frame of every management screen has: one chunk takes less than ten. So with
 * what its English texts share with the other languages'.
 */
const frame = {
  name: 'frame',
  test: /node_modules[\\/](?:@rc-component[\\/](?:trigger|menu|util|motion|tooltip|overflow|portal|resize-observer|dropdown)|@ant-design[\\/](?:cssinjs|cssinjs-utils|fast-color|colors)|antd[\\/]es[\\/](?:menu|theme|style|tooltip|dropdown|breadcrumb|config-provider|locale))[\\/]|interopRequireDefault\.js|picker[\\/]lib[\\/]locale[\\/]common\.js/,
};

/** antd's parts do not say of themselves that importing them does nothing else. */
const withoutEffects = [{ test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false }];

/** Warnings of i18next's debug mode, which is off: a visitor does not pay for their texts. */
const debugCalls = ['warn', 'deprecate', 'once', 'log'].map((level) => `this.logger.${level}`);

/** Built twice: for the browser, and (`--ssr`) for the server that renders public pages. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/lms-web',
  plugins: [
    react(),
    locales(),
    boot(),
    patches(),
    serviceWorker(),
    isSsrBuild || mode === 'test' ? pageSources() : precompress(),
  ],
  resolve: { tsconfigPaths: true },
  css: {
    modules: { generateScopedName: shortClassName },
    postcss: { plugins: [emBreakpoints] },
  },
  build: {
    target: isSsrBuild ? 'node20' : target,
    outDir: dist(isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // No data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // Screens are fetched with all that they need but what every page has begun with. Parts of a
      // screen bring their styles along, and import the rest: its names would cost each visitor bytes.
      resolveDependencies: (_file, files, { hostId }) =>
        files.filter(
          (file) =>
            file.endsWith('.css') ||
            (hostId.startsWith('assets/index-') && !/^assets\/(?:index|vendor)-/.test(file)),
        ),
    },
    reportCompressedSize: false,
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, pure_funcs: debugCalls },
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: withoutEffects },
      output: isSsrBuild
        ? {}
        : {
            // The entry names every chunk: a name, or a longer hash, would cost each visitor bytes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ name }) =>
              name === vendor.name ? 'assets/vendor-[hash:7].js' : 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css')
                ? 'assets/[hash:7][extname]'
                : 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                vendor,
                tabs,
                app,
                constants,
                enrolment,
                wishlist,
                tools,
                menu,
                study,
                proof,
                parts,
                finding,
                searching,
                comparing,
                schemas,
                problems,
                forms,
                fields,
                listTabs,
                categories,
                entities,
                lists,
                frame,
              ],
            },
          },
    },
  },
  // The server's half carries its packages with it, React in production mode whatever NODE_ENV says.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: {
    // The libraries' tests share files above this folder.
    fs: { allow: ['../..'] },
    // The API and the files it stores, and the page on which demo payments are made.
    proxy: Object.fromEntries(
      ['/lms-web', '/demo-gateway'].map((path) => [
        path,
        process.env['API_URL'] ?? 'http://127.0.0.1:4201',
      ]),
    ),
  },
  test: {
    environment: 'jsdom',
    isolate: false,
    setupFiles: '../../libs/shared/testing/src/setup.ts',
  },
}));
