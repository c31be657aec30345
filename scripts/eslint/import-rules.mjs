import fs from 'node:fs';
import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';

const SOURCES_OF_SHARED_UI = [
  { regex: '(^|/)shared-ui/src/', message: 'Import shared-ui through its entry points.' },
];

/** Layers of shared-ui, lowest first. */
const uiLayers = ['format', 'store', 'platform', 'ui', 'dashboard'];

/** Allowed import directions. The most specific pattern comes first. */
const elements = [
  { type: 'module', pattern: 'backend/src/modules/*', capture: ['module'], partialMatch: false },
  { type: 'common', pattern: 'backend/src/(common|config)', partialMatch: false },
  { type: 'database', pattern: 'backend/src/database', partialMatch: false },
  { type: 'backend-root', pattern: 'backend/src', partialMatch: false },
  { type: 'backend-test', pattern: 'backend/test', partialMatch: false },
  { type: 'feature', pattern: '*/src/features/*', capture: ['workspace', 'feature'], partialMatch: false },
  { type: 'shared', pattern: '*/src/shared', capture: ['workspace'], partialMatch: false },
  { type: 'app', pattern: '*/src/app', capture: ['workspace'], partialMatch: false },
  ...uiLayers.map((layer) => ({ type: layer, pattern: `shared-ui/src/${layer}`, partialMatch: false })),
  ...['testing', 'assets'].map((type) => ({ type, pattern: `shared-ui/src/${type}`, partialMatch: false })),
  { type: 'shell-server', pattern: 'shell/server', partialMatch: false },
  { type: 'sdk', pattern: 'sdk/src', partialMatch: false },
  { type: 'front-root', pattern: '*/src', capture: ['workspace'], partialMatch: false },
];

const own = (type) => ({
  to: { element: { type, captured: { workspace: '{{ from.element.captured.workspace }}' } } },
});
const anyOf = (...types) => ({ to: { element: { types: { anyOf: types } } } });
const publicModule = { to: { element: { type: 'module' }, file: { categories: 'module-index' } } };
const door = {
  to: { element: { types: { anyOf: [...uiLayers, 'testing', 'assets'] } }, file: { categories: 'door' } },
};
const shellApp = { to: { element: { type: 'app', captured: { workspace: 'shell' } } } };
const from = (type, ...allow) => ({ from: { element: { type } }, allow });

const policies = [
  ...uiLayers.map((layer, n) => from(layer, anyOf(...uiLayers.slice(0, n), 'assets'))),
  {
    from: { element: { types: { anyOf: uiLayers } }, file: { categories: 'spec' } },
    allow: anyOf('testing'),
  },
  from('testing', anyOf(...uiLayers)),
  from('common', anyOf('common', 'database')),
  from('database', anyOf('common'), publicModule),
  from('module', anyOf('common', 'database'), publicModule),
  from('backend-root', anyOf('common', 'database'), publicModule),
  from('sdk', anyOf('sdk')),
  from('backend-test', anyOf('sdk', 'common', 'database', 'module', 'backend-root')),
  from('shared', door),
  from('feature', own('shared'), door),
  from('app', own('feature'), own('shared'), own('front-root'), door),
  from('shell-server', shellApp, door),
  from('front-root', own('app'), own('feature'), door),
];

/**
 * Import rules for a checkout or a fixture of the same shape. Backend modules import each other through their index.ts, and
 * `common` imports no module. Imports go from app to features to shared to shared-ui. Features and workspaces do not import
 * each other. No workspace imports the backend, the SDK imports no workspace, and shared-ui is imported through its entry points.
 */
export function importRules(rootDir) {
  return {
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        typescript: { project: path.join(rootDir, '*/tsconfig.json'), noWarnOnMultipleProjects: true },
      },
      'boundaries/root-path': rootDir,
      'boundaries/elements': elements,
      'boundaries/files': [
        { pattern: 'backend/src/modules/*/index.ts', category: 'module-index' },
        { pattern: '**/*.spec.{ts,tsx}', category: 'spec' },
        ...doorsOf(rootDir).map((pattern) => ({ pattern, category: 'door' })),
      ],
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'no-restricted-imports': ['error', { patterns: SOURCES_OF_SHARED_UI }],
    },
  };
}

/**
 * Requires relative imports inside shared-ui, except for the two singletons: Module Federation shares them by their entry
 * point.
 */
export const sharedUiImports = {
  files: ['shared-ui/src/**/*.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^shared-ui/(?!(store|router)$)',
            message:
              'Inside shared-ui, import by a relative path. Only shared-ui/store and shared-ui/router have one instance.',
          },
          {
            regex: '^\\.\\.?/(.*/)?(store|router)(/(?!api/).*)?$',
            message:
              'Import shared-ui/store and shared-ui/router by their entry points: each exists once in a page.',
          },
        ],
      },
    ],
  },
};

const TIMED_WORK =
  'Put @Job of common/jobs on the method: it gives the work a trace, metrics and a log of its failures.';

/** Work of the backend that begins by itself is a job, so that each has a trace and metrics. Heartbeats of connections are no work. */
export const jobImports = {
  files: ['backend/src/**/*.ts'],
  ignores: [
    'backend/src/common/jobs/**',
    'backend/src/app.module.ts',
    'backend/src/common/http-cache/cache-changes.controller.ts',
    'backend/src/common/http-cache/silent-connection.ts',
  ],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: [
          ...['@nestjs/schedule', 'cron'].map((name) => ({ name, message: TIMED_WORK })),
          ...['node:timers', 'node:timers/promises'].map((name) => ({
            ...{ name, importNames: ['setInterval'], message: TIMED_WORK },
          })),
        ],
        patterns: SOURCES_OF_SHARED_UI,
      },
    ],
    'no-restricted-globals': ['error', { name: 'setInterval', message: TIMED_WORK }],
  },
};

/** Returns the entry points of shared-ui: the exports of its package.json. */
function doorsOf(rootDir) {
  const { exports } = JSON.parse(fs.readFileSync(path.join(rootDir, 'shared-ui/package.json'), 'utf8'));
  return Object.values(exports).map((target) => path.posix.join('shared-ui', target).replace(/\/\*$/, '/**'));
}
