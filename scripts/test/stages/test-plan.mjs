import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../run/settings.mjs';
import { browserTests, check, jestTests, nodeTests, productionTests } from './test-stages.mjs';

const workspaces = ['backend', 'shared-ui', 'shell', 'storefront-mfe', 'vendor-mfe', 'admin-mfe', 'sdk'];
const SOAK_ORDERS = '1000';
/** Timeout of a test file of the scripts: a file whose processes do not end fails instead of hanging. */
const SCRIPT_TEST_MS = 180_000;

/**
 * Returns the stages of `npm test` in order.
 * @param {{ isFast?: boolean, isLong?: boolean }} choice fast: without database and browser; long: with the soak test
 */
export function testStages({ isFast = false, isLong = false } = {}) {
  const scripts = isFast
    ? []
    : [
        nodeTests(
          'Tests of the scripts and of deployment',
          ['--test', `--test-timeout=${SCRIPT_TEST_MS}`],
          scriptFiles(),
        ),
      ];
  return [
    // The two longest parts start together; each uses one core.
    {
      title: 'Checks and build',
      parts: [
        check('Lint and import rules', 'npm', ['run', 'lint']),
        check('Types', 'npm', ['run', 'types', '--', '--parallel=1']),
        check('Lint of promises', 'npm', ['run', 'lint:promises']),
        check('Build', 'npm', ['run', 'build']),
        check('Format', 'npm', ['run', 'format:check']),
        check('Cycles', 'npm', ['run', 'cycles']),
        check('Layout and its listed exceptions', process.execPath, ['scripts/lint/check.mjs']),
        check('Words of documents and code', 'npm', ['run', 'words']),
      ],
    },
    // Writes the files that the unit tests read, so no other part runs at the same time.
    {
      title: 'API document and client',
      parts: [check('API document and client are fresh', process.execPath, ['scripts/check-generated.mjs'])],
    },
    {
      title: 'Unit tests and scripts',
      parts: [...workspaces.map(unitTestsOf), ...scripts],
    },
    ...(isFast ? [] : slowStages(isLong)),
  ];
}

function slowStages(isLong) {
  const soak = jestTests('Soak test', 'backend', 'test:api', ['--testPathPatterns', 'money-soak'], {
    SOAK_ORDERS,
  });
  return [
    { title: 'API tests', parts: [jestTests('API tests', 'backend', 'test:api')] },
    {
      // Each part starts its own product, and the tests of the production setup measure times.
      title: 'Production shape and edge',
      partsAtOnce: 1,
      parts: [
        productionTests('Production shape', 'scripts/production-tests.mjs'),
        nodeTests('Edge', ['scripts/edge.mjs']),
      ],
    },
    { title: 'Browser tests', parts: [browserTests('Browser tests')] },
    ...(isLong ? [{ title: 'Soak test', parts: [soak] }] : []),
  ];
}

/** Creates one Jest process with one worker per workspace; two workspaces run concurrently. */
function unitTestsOf(workspace) {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(rootDir, workspace, 'package.json'), 'utf8'));
  const script = scripts['test:unit'] ? 'test:unit' : 'test';
  return jestTests(`Unit tests of ${workspace}`, workspace, script, ['--maxWorkers=1']);
}

function scriptFiles() {
  const folder = 'scripts/test';
  const names = fs.readdirSync(path.join(rootDir, folder), { recursive: true });
  return names.filter((name) => name.endsWith('.test.mjs')).map((name) => path.join(folder, name));
}
