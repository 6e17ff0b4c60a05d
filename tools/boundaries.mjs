/**
 * Allowed imports between projects: options of `@nx/enforce-module-boundaries`. There is no `*`
 * row, so a project without tags may import nothing.
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
  'prom-client',
  '@opentelemetry/*',
];

/** Domains of the server by floor, the lowest first: each may import from lower floors. */
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
    onlyDependOnLibsWithTags: ['type:e2e', 'type:words', 'type:contract'],
    // Specs create by SQL the accounts that no screen can create.
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
    // Visitors and learners load it; antd is for management screens only.
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
    // Columns hold the types of the domains' contracts.
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

/** Tests, and the folders `testing` beside them, may also import test support. */
export const testBoundaries = {
  ...boundaries,
  depConstraints: boundaries.depConstraints.map((row) =>
    row.sourceTag?.startsWith('type:')
      ? { ...row, onlyDependOnLibsWithTags: [...row.onlyDependOnLibsWithTags, 'type:testing'] }
      : row,
  ),
};

/** Management screens, which are made of antd's parts (`docs/decisions/0009`). */
export const management = {
  files: [
    'libs/{course-management,org-management,reports,dashboard}/web/**/*.tsx',
    'libs/shared/{admin-ui,spreadsheet-import-ui,rich-text-editor-ui}/**/*.tsx',
    'libs/learning/web/src/{marking,moderation,enrolments,certificates}/**/*.tsx',
    'libs/learning/web/src/ratings/rating-list-page.tsx',
    'libs/cart/web/src/sales/**/*.tsx',
  ],
  /** Screens of visitors and learners beside them, and what antd's parts are put into. */
  ignores: [
    'libs/org-management/web/src/{registration,fellow-learners}/**',
    'libs/dashboard/web/src/{learner-panels,deadlines}.tsx',
    'libs/shared/admin-ui/src/{form,notice}/**',
  ],
  imports: {
    name: '@lms/ui',
    importNames: [
      'Alert',
      'Button',
      'ButtonLink',
      'Check',
      'CheckboxField',
      'Dialog',
      'DialogActions',
      'EmptyList',
      'EmptyState',
      'ErrorState',
      'FileInput',
      'Form',
      'Input',
      'NumberField',
      'Offcanvas',
      'ProblemAlert',
      'Select',
      'SelectField',
      'SubmitButton',
      'TextArea',
      'TextAreaField',
      'TextField',
      'UnsavedDialog',
      'UnsavedGuard',
    ],
    message: "Management screens take antd's, or the one of `@lms/admin-ui` that binds it.",
  },
};
