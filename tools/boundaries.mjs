/**
 * Who may import whom: the options of `@nx/enforce-module-boundaries`.
 * There is no `*` row: a project without tags may import nothing.
 */
const clientOnly = [
  'react',
  'react-dom',
  'react-dom/*',
  'react-i18next',
  'react-redux',
  'react-router-dom',
  '@reduxjs/*',
  'redux-persist',
  'antd',
  'antd/*',
  '@ant-design/*',
  'formik',
];
const serverOnly = [
  'fastify',
  '@fastify/*',
  'drizzle-orm',
  'drizzle-orm/*',
  'pg',
  '@electric-sql/*',
  'nodemailer',
];

/** The server's domains, floor by floor from the ground: each may import those of the floors below. */
export const floors = [
  ['auth'],
  ['catalog', 'course-management', 'org-management'],
  ['cart', 'communication', 'learning'],
  ['dashboard', 'reports'],
];
const domains = floors.flat();
const scopes = (names) => names.map((name) => `scope:${name}`);
const below = (domain) =>
  floors
    .slice(
      0,
      floors.findIndex((floor) => floor.includes(domain)),
    )
    .flat();

const types = [
  {
    sourceTag: 'type:app-web',
    onlyDependOnLibsWithTags: ['type:web-domain', 'type:kit', 'type:words', 'type:contract'],
    bannedExternalImports: serverOnly,
  },
  {
    sourceTag: 'type:app-api',
    onlyDependOnLibsWithTags: [
      'type:api-domain',
      'type:api-platform',
      'type:api-data',
      'type:words',
      'type:contract',
      'type:pure',
    ],
    bannedExternalImports: clientOnly,
  },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: ['type:e2e', 'type:contract'],
    // SQL makes the accounts that no screen can make.
    bannedExternalImports: [...clientOnly, ...serverOnly.filter((name) => name !== 'pg')],
  },
  {
    sourceTag: 'type:web-domain',
    onlyDependOnLibsWithTags: [
      'type:web-domain',
      'type:kit',
      'type:words',
      'type:contract',
      'type:pure',
    ],
    bannedExternalImports: serverOnly,
  },
  {
    sourceTag: 'type:api-domain',
    onlyDependOnLibsWithTags: [
      'type:api-domain',
      'type:api-platform',
      'type:api-data',
      'type:words',
      'type:contract',
      'type:pure',
    ],
    bannedExternalImports: clientOnly,
  },
  {
    sourceTag: 'type:api-platform',
    onlyDependOnLibsWithTags: ['type:api-data', 'type:words', 'type:contract', 'type:pure'],
    bannedExternalImports: clientOnly,
  },
  {
    sourceTag: 'type:api-data',
    onlyDependOnLibsWithTags: ['type:contract'],
    bannedExternalImports: [...clientOnly, 'fastify', '@fastify/*', 'nodemailer'],
  },
  {
    sourceTag: 'type:kit',
    onlyDependOnLibsWithTags: ['type:kit', 'type:words', 'type:contract'],
    bannedExternalImports: serverOnly,
  },
  {
    // Visitors and learners load it: antd's bytes are for management screens alone.
    sourceTag: 'kit:public',
    notDependOnLibsWithTags: ['kit:management'],
    bannedExternalImports: ['antd', 'antd/*', '@ant-design/*'],
  },
  {
    sourceTag: 'type:words',
    onlyDependOnLibsWithTags: ['type:contract'],
    bannedExternalImports: [...clientOnly, ...serverOnly],
  },
  {
    sourceTag: 'type:pure',
    onlyDependOnLibsWithTags: ['type:contract'],
    bannedExternalImports: [...clientOnly, ...serverOnly],
  },
  {
    sourceTag: 'type:contract',
    onlyDependOnLibsWithTags: ['type:contract'],
    bannedExternalImports: [...clientOnly, ...serverOnly],
  },
  {
    sourceTag: 'type:testing',
    onlyDependOnLibsWithTags: [
      'type:web-domain',
      'type:kit',
      'type:api-platform',
      'type:api-data',
      'type:words',
      'type:contract',
      'type:pure',
    ],
  },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:tool', 'type:contract'] },
];

const ground = ['scope:shared', 'scope:assessment'];

const byScope = [
  {
    sourceTag: 'scope:app',
    onlyDependOnLibsWithTags: ['scope:app', 'scope:server', ...ground, ...scopes(domains)],
  },
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  {
    // Tables hold what the domains' contracts describe; their tags let them reach nothing else of a domain.
    allSourceTags: ['scope:server', 'type:api-data'],
    onlyDependOnLibsWithTags: ['scope:server', 'scope:shared', ...scopes(domains)],
  },
  ...['type:api-platform', 'type:testing'].map((type) => ({
    allSourceTags: ['scope:server', type],
    // Spreadsheets and rich texts are read by the parsers of questions.
    onlyDependOnLibsWithTags: ['scope:server', ...ground],
  })),
  { sourceTag: 'scope:assessment', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:tools', 'scope:shared'] },
  ...domains.flatMap((domain) => [
    {
      allSourceTags: [`scope:${domain}`, 'type:web-domain'],
      onlyDependOnLibsWithTags: [`scope:${domain}`, 'scope:auth', ...ground],
    },
    {
      allSourceTags: [`scope:${domain}`, 'type:api-domain'],
      onlyDependOnLibsWithTags: [
        `scope:${domain}`,
        'scope:server',
        ...ground,
        ...scopes(below(domain)),
      ],
    },
    {
      allSourceTags: [`scope:${domain}`, 'type:contract'],
      onlyDependOnLibsWithTags: [`scope:${domain}`, 'scope:shared', ...scopes(below(domain))],
    },
  ]),
];

export const boundaries = {
  enforceBuildableLibDependency: false,
  // The tests of the two lower floors use the support that stands on them; no file is in a circle.
  ignoredCircularDependencies: [
    ['server-database', 'server-testing'],
    ['server-platform', 'server-testing'],
    ['server-platform', 'server-database'],
  ],
  depConstraints: [...types, ...byScope],
};

/** Tests, and what stands in a folder `testing` beside them, may use what is made for tests as well. */
export const testBoundaries = {
  ...boundaries,
  depConstraints: boundaries.depConstraints.map((row) =>
    row.sourceTag?.startsWith('type:')
      ? { ...row, onlyDependOnLibsWithTags: [...row.onlyDependOnLibsWithTags, 'type:testing'] }
      : row,
  ),
};
