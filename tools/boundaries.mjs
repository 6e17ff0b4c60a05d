/**
 * Who may import whom: the options of `@nx/enforce-module-boundaries`.
 * There is no `*` row: a project without tags may import nothing.
 */
const clientOnly = [
  'react',
  'react-dom',
  'react-dom/*',
  'antd',
  'antd/*',
  '@reduxjs/*',
  'react-redux',
  'formik',
];
const serverOnly = [
  'fastify',
  '@fastify/*',
  'drizzle-orm',
  'drizzle-orm/*',
  'pg',
  '@electric-sql/*',
];
const domains = [
  'cart',
  'catalog',
  'communication',
  'course-management',
  'dashboard',
  'learning',
  'org-management',
  'reports',
];

export const boundaries = {
  enforceBuildableLibDependency: false,
  // The benchmarks build and find a browser as the two commands do, and pictures are taken of the server
  // that they start.
  // The server writes in the words that the screens have, through the entry that knows no React.
  allow: ['../setup/*', '../bench/server.mjs', '@lms/i18n/server'],
  depConstraints: [
    {
      sourceTag: 'type:app-web',
      onlyDependOnLibsWithTags: ['type:domain', 'type:kit', 'type:contract'],
      bannedExternalImports: serverOnly,
    },
    {
      sourceTag: 'type:app-api',
      onlyDependOnLibsWithTags: ['type:contract', 'type:pure'],
      bannedExternalImports: clientOnly,
    },
    {
      sourceTag: 'type:e2e',
      onlyDependOnLibsWithTags: ['type:contract'],
      // SQL makes the accounts that no screen can make.
      bannedExternalImports: [...clientOnly, ...serverOnly.filter((name) => name !== 'pg')],
    },
    {
      sourceTag: 'type:domain',
      onlyDependOnLibsWithTags: ['type:domain', 'type:kit', 'type:contract', 'type:pure'],
      bannedExternalImports: serverOnly,
    },
    {
      sourceTag: 'type:kit',
      onlyDependOnLibsWithTags: ['type:kit', 'type:contract'],
      bannedExternalImports: serverOnly,
    },
    {
      // Visitors and learners load it: antd's bytes are for management screens alone.
      sourceTag: 'kit:public',
      notDependOnLibsWithTags: ['kit:management'],
      bannedExternalImports: ['antd', 'antd/*', '@ant-design/*'],
    },
    {
      sourceTag: 'type:pure',
      onlyDependOnLibsWithTags: ['type:contract'],
      bannedExternalImports: [...clientOnly, ...serverOnly],
    },
    {
      sourceTag: 'type:contract',
      onlyDependOnLibsWithTags: [],
      bannedExternalImports: [...clientOnly, ...serverOnly],
    },
    {
      sourceTag: 'type:testing',
      onlyDependOnLibsWithTags: [
        'type:testing',
        'type:domain',
        'type:kit',
        'type:contract',
        'type:pure',
      ],
    },
    {
      sourceTag: 'type:tool',
      onlyDependOnLibsWithTags: ['type:contract'],
    },
    {
      sourceTag: 'scope:app',
      onlyDependOnLibsWithTags: [
        'scope:shared',
        'scope:auth',
        'scope:assessment',
        ...domains.map((d) => `scope:${d}`),
      ],
    },
    { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
    { sourceTag: 'scope:assessment', onlyDependOnLibsWithTags: ['scope:shared'] },
    { sourceTag: 'scope:auth', onlyDependOnLibsWithTags: ['scope:auth', 'scope:shared'] },
    ...domains.map((domain) => ({
      sourceTag: `scope:${domain}`,
      onlyDependOnLibsWithTags: [
        `scope:${domain}`,
        'scope:auth',
        'scope:shared',
        'scope:assessment',
      ],
    })),
  ],
};

/** Tests, and what stands in a folder `testing` beside them, may use what is made for tests as well. */
export const testBoundaries = {
  ...boundaries,
  depConstraints: boundaries.depConstraints.map((row) =>
    row.sourceTag.startsWith('type:')
      ? { ...row, onlyDependOnLibsWithTags: [...row.onlyDependOnLibsWithTags, 'type:testing'] }
      : row,
  ),
};
