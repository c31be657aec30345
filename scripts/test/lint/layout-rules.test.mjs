import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compare, violationsOf } from '../../lint/exceptions.mjs';
import { layerOf, mayUse } from '../../lint/layers.mjs';
import { projectFile } from '../../lint/project.mjs';
import { constructorDependencies } from '../../lint/rules/constructor-dependencies.mjs';
import { fileSize } from '../../lint/rules/file-size.mjs';
import { fileSuffix } from '../../lint/rules/file-suffix.mjs';
import { folderSize } from '../../lint/rules/folder-size.mjs';
import { functionLength } from '../../lint/rules/function-length.mjs';
import { sharedUiUsers } from '../../lint/rules/shared-ui-users.mjs';
import { sqlOutsideSqlFile } from '../../lint/rules/sql-outside-sql-file.mjs';
import { foreignTable, foreignWrite, upwardRead } from '../../lint/rules/table-access.mjs';
import { upwardImport } from '../../lint/rules/upward-import.mjs';

/** Returns the violations of a rule for files given by path and text. */
const subjectsOf = (rule, texts) =>
  rule.subjects({
    files: Object.entries(texts).map(([path, text]) => projectFile(path, () => text)),
    paths: Object.keys(texts),
    tableAccess: [],
    entryPoints: { './ui': './src/ui/index.ts', './dashboard/*': './src/dashboard/*.ts' },
  });
const lines = (count, text = 'x();') => `${text}\n`.repeat(count);
const deals = 'backend/src/modules/deals';

describe('layers', () => {
  test('let a module use itself and lower layers alone', () => {
    assert.ok(mayUse('deals', 'vendors'));
    assert.ok(mayUse('deals', 'deals'));
    assert.ok(!mayUse('vendors', 'deals'));
    assert.ok(!mayUse('orders', 'reviews'), 'the same layer');
  });

  test('demand a layer for each module', () => assert.throws(() => layerOf('unheard'), /has no layer/));
});

describe('file-size', () => {
  test('allows 350 lines of source, 200 of CSS and 30 of a command', () =>
    assert.deepEqual(
      subjectsOf(fileSize, {
        'shell/src/a.ts': lines(350),
        'shell/src/b.ts': lines(351),
        'shell/src/b.spec.ts': lines(351),
        'shell/src/a.css': lines(200),
        'shell/src/b.css': lines(201),
        'scripts/start.mjs': lines(30),
        'scripts/stop.mjs': lines(31),
        'scripts/run/stop.mjs': lines(31),
      }),
      ['shell/src/b.ts', 'shell/src/b.spec.ts', 'shell/src/b.css', 'scripts/stop.mjs'],
    ));

  test('exempts migrations, seeds and translations', () =>
    assert.deepEqual(
      subjectsOf(fileSize, {
        'backend/src/database/migrations/1-a.ts': lines(400),
        'backend/src/database/seeds/a.ts': lines(400),
        'backend/src/modules/notifications/mails/texts.ne.ts': lines(400),
      }),
      [],
    ));
});

test('folder-size allows 25 files and counts those of a folder itself', () => {
  const files = (folder, count) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/${n}.ts`, '']));
  assert.deepEqual(
    subjectsOf(folderSize, {
      ...files('shell/src/a', 25),
      ...files('shell/src/b', 26),
      ...files('shell/src/c', 20),
      ...files('shell/src/c/inner', 20),
      ...files('backend/src/database/migrations', 70),
    }),
    ['shell/src/b'],
  );
});

describe('function-length', () => {
  const inFile = (text) => subjectsOf(functionLength, { 'shell/src/a.tsx': text });

  test('allows 60 lines of code in a function', () => {
    assert.deepEqual(inFile(`function fits() {\n${lines(58)}}\n`), []);
    assert.deepEqual(inFile(`function isLong() {\n${lines(59)}}\n`), ['shell/src/a.tsx: isLong']);
  });

  test('does not count blank lines and comments', () => {
    const filling = `${lines(30, '')}${lines(30, '// why')}/**\n${lines(30, ' * what')} */\n`;
    assert.deepEqual(inFile(`const fits = () => {\n${filling}${lines(58)}};\n`), []);
  });

  test('counts the lines of templates and JSX', () => {
    assert.deepEqual(inFile(`const sql = () => {\nreturn \`\n${lines(60, 'SELECT 1')}\`;\n};\n`), [
      'shell/src/a.tsx: sql',
    ]);
    assert.deepEqual(inFile(`const Page = () => (\n<p>\n${lines(60, 'text')}</p>\n);\n`), [
      'shell/src/a.tsx: Page',
    ]);
  });

  test('names methods, constructors and callbacks of tests', () => {
    const body = `{\n${lines(60)}}`;
    assert.deepEqual(
      inFile(`class A {\nconstructor() ${body}\nrun() ${body}\n}\nit('works', () => ${body});\n`),
      ['shell/src/a.tsx: A.constructor', 'shell/src/a.tsx: A.run', 'shell/src/a.tsx: it(works)'],
    );
  });

  test('exempts describe, and nothing within it', () => {
    const inner = `it('works', () => {\n${lines(60)}});\n`;
    assert.deepEqual(inFile(`describe('a', () => {\n${lines(70)}});\n`), []);
    assert.deepEqual(inFile(`test.describe.serial('a', () => {\n${lines(70)}});\n`), []);
    assert.deepEqual(inFile(`describe.each([1])('a', () => {\n${inner}});\n`), [
      'shell/src/a.tsx: it(works)',
    ]);
  });
});

test('constructor-dependencies allows eight in a class of the backend', () => {
  const classOf = (name, count) =>
    `class ${name} { constructor(${Array.from({ length: count }, (_, n) => `private a${n}: A`).join(', ')}) {} }\n`;
  assert.deepEqual(
    subjectsOf(constructorDependencies, {
      [`${deals}/a.service.ts`]: classOf('Fits', 8) + classOf('Crowded', 9),
    }),
    [`${deals}/a.service.ts: Crowded`],
  );
});

test('file-suffix knows the suffixes of the anatomy and lets pure code do without', () => {
  const files = {
    'index.ts': `export * from './deals.service.js';`,
    'deals.service.ts': '',
    'deal.policy.spec.ts': '',
    'typed-code.ts': `import type { Pool } from 'pg';\nimport { type Deal } from './deal.entity.js';\nimport { day } from '../time.js';`,
    'deals.query.ts': '',
    'rows.sql.query.ts': '',
    'rows.ts': `import { Transactions } from '../../common/transactions/transactions.js';`,
    'maker.ts': `import { Injectable } from '@nestjs/common';`,
    'caller.ts': `import { Deals } from './deals.service.js';`,
  };
  const found = subjectsOf(
    fileSuffix,
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${deals}/${name}`, text])),
  );
  assert.deepEqual(
    found,
    ['deals.query.ts', 'rows.sql.query.ts', 'rows.ts', 'maker.ts', 'caller.ts'].map(
      (name) => `${deals}/${name}`,
    ),
  );
});

test('sql-outside-sql-file finds statements in literals and templates', () => {
  const statement = 'const rows = `UPDATE deals\n  SET title = ${title}`;';
  assert.deepEqual(
    subjectsOf(sqlOutsideSqlFile, {
      [`${deals}/deals.service.ts`]: statement,
      [`${deals}/deals.sql.ts`]: statement,
      [`${deals}/deals.spec.ts`]: statement,
      [`${deals}/deal.errors.ts`]: `// SELECT 1\nconst text = 'Update the deal and set a price.';`,
      'backend/src/database/migrations/1-a.ts': statement,
      'backend/src/common/outbox/outbox.ts': `const sql = 'DELETE FROM outbox';`,
    }),
    [`${deals}/deals.service.ts`, 'backend/src/common/outbox/outbox.ts'],
  );
});

test('upward-import finds imports, types and late imports of the same or a higher layer', () => {
  assert.deepEqual(
    subjectsOf(upwardImport, {
      [`${deals}/a.ts`]: `import { V } from '../vendors/index.js';\nimport type { P } from '../redemptions/index.js';`,
      [`${deals}/moderation/b.ts`]: `const late = await import('../../orders/index.js');\nimport './c.js';`,
      'backend/src/modules/vendors/staff/a.ts': `export { V } from '../../vendors/index.js';`,
      'backend/src/common/a.ts': `import { V } from '../modules/vendors/index.js';`,
    }),
    [
      `${deals}/a.ts imports redemptions`,
      `${deals}/moderation/b.ts imports orders`,
      'backend/src/common/a.ts imports vendors',
    ],
  );
});

describe('table access', () => {
  const tableAccess = [
    'deals calls common.iso',
    'deals reads deals.deals',
    'deals reads redemptions.passes',
    'deals reads subscriptions.vendor_entitlements',
    'deals reads vendors.vendors',
    'deals writes vendors.vendors',
    'vendors calls deals.search_rename',
  ];

  test('is a foreign write on a table of another module', () =>
    assert.deepEqual(foreignWrite.subjects({ tableAccess }), ['deals writes vendors.vendors']));

  test('is an upward read or call on a higher layer', () =>
    assert.deepEqual(upwardRead.subjects({ tableAccess }), [
      'deals reads redemptions.passes',
      'vendors calls deals.search_rename',
    ]));

  test('is a foreign table below, a view is not', () =>
    assert.deepEqual(foreignTable.subjects({ tableAccess }), ['deals reads vendors.vendors']));
});

describe('exceptions', () => {
  const rule = { name: 'rule', hint: '', subjects: () => ['b', 'a', 'a'] };

  test('list each violation once, sorted', () =>
    assert.deepEqual(violationsOf([rule], {}), ['rule a', 'rule b']));

  test('fail on a violation that is not listed and on a line that is no longer needed', () =>
    assert.deepEqual(compare(['rule a', 'rule b'], ['rule b', 'rule c']), {
      added: ['rule a'],
      unneeded: ['rule c'],
      isSorted: true,
    }));

  test('are sorted', () => assert.equal(compare([], ['rule b', 'rule a']).isSorted, false));
});

describe('shared-ui-users', () => {
  const ui = {
    'shared-ui/src/ui/index.ts': "export { Badge } from './badge';\nexport * from './rail';",
    'shared-ui/src/ui/badge.tsx': "import { cx } from './cx';\nexport const Badge = () => cx();",
    'shared-ui/src/ui/cx.ts': 'export const cx = () => 1;',
    'shared-ui/src/ui/rail.tsx': 'export const Rail = 1;',
    'vendor-mfe/src/features/deals/list.tsx': "import { Badge } from 'shared-ui/ui';",
  };

  test('finds a file that one workspace alone uses', () =>
    assert.deepEqual(
      subjectsOf(sharedUiUsers, {
        ...ui,
        'admin-mfe/src/features/deals/list.tsx': "import { Badge, Rail } from 'shared-ui/ui';",
      }),
      ['shared-ui/src/ui/rail.tsx'],
    ));

  test('follows the imports of a file that is used, types and imports at run time too', () =>
    assert.deepEqual(
      subjectsOf(sharedUiUsers, {
        ...ui,
        'shared-ui/src/dashboard/orders.ts': "import type { Rail } from '../ui';\nexport const page = 1;",
        'shell/src/app/a.ts':
          "import { type Badge } from 'shared-ui/ui';\nimport('shared-ui/dashboard/orders');",
        'vendor-mfe/src/app/routes.ts': "const load = () => import('shared-ui/dashboard/orders');",
      }),
      [],
    ));

  test('does not count tests as users', () =>
    assert.deepEqual(
      subjectsOf(sharedUiUsers, {
        ...ui,
        'admin-mfe/src/a.spec.tsx': "import { Badge, Rail } from 'shared-ui/ui';",
      }),
      ['shared-ui/src/ui/badge.tsx', 'shared-ui/src/ui/cx.ts', 'shared-ui/src/ui/rail.tsx'],
    ));
});
