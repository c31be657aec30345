import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { rootDir } from '../../run/settings.mjs';
import { functionOwners, tableOwners, viewOwners } from '../../lint/relation-owners.mjs';
import { tableAccess } from '../../lint/sql/table-access.mjs';

/** Returns the access of a backend with these files. A path without a folder is a file of the module deals. */
function accessOf(texts) {
  const backendDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-access-'));
  try {
    for (const [name, text] of Object.entries(texts)) {
      const file = path.join(backendDir, name.includes('/') ? name : `src/modules/deals/${name}`);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
    const { lines, unresolved } = tableAccess(backendDir);
    return { lines, unresolved };
  } finally {
    fs.rmSync(backendDir, { recursive: true });
  }
}

const linesOf = (text) => accessOf({ 'a.ts': text }).lines;
const inSchema = (text) => accessOf({ './schema.sql': text });
// SQL with an interpolation, in a source that is itself written in a template.
const template = (text) => `\`${text.replaceAll('<', '${').replaceAll('>', '}')}\``;

describe('a statement', () => {
  test('reads, writes and calls what it names', () =>
    assert.deepEqual(
      linesOf(
        `const a = 'UPDATE deals d SET title = $1 FROM vendors v WHERE v.id = d.vendor_id RETURNING iso(d.end_date)';`,
      ),
      ['deals calls common.iso', 'deals reads vendors.vendors', 'deals writes deals.deals'],
    ));

  test('does not read its common table expressions, unless one reads the table whose name it takes', () => {
    assert.deepEqual(linesOf(`const a = 'WITH passes AS (SELECT 1) SELECT * FROM passes';`), []);
    assert.deepEqual(linesOf(`const a = 'WITH passes AS (SELECT * FROM passes) SELECT * FROM passes';`), [
      'deals reads redemptions.passes',
    ]);
  });

  test('is read in both parts of a union, in subqueries and in writing expressions', () =>
    assert.deepEqual(
      linesOf(
        `const a = 'WITH gone AS (DELETE FROM favorites RETURNING 1) SELECT (SELECT 1 FROM users) FROM gone UNION SELECT 1 FROM media';`,
      ),
      ['deals reads auth.users', 'deals reads media.media', 'deals writes favorites.favorites'],
    ));

  test('takes FOR UPDATE OF for an alias', () =>
    assert.deepEqual(accessOf({ 'a.ts': `const a = 'SELECT 1 FROM deals d FOR UPDATE OF d';` }), {
      lines: ['deals reads deals.deals'],
      unresolved: [],
    }));
});

describe('a statement in parts', () => {
  test('takes constants of its file and of other modules', () => {
    const { lines } = accessOf({
      'src/modules/vendors/index.ts': `export { BUSINESS } from './vendors.sql.js';`,
      'src/modules/vendors/vendors.sql.ts': `export const BUSINESS = 'JOIN vendors v ON v.id = d.vendor_id';`,
      'a.ts': `import { BUSINESS as OWNER } from '../vendors/index.js';\nconst FROM = 'deals d';\nconst a = ${template('SELECT 1 FROM <FROM> <OWNER>')};`,
    });
    assert.deepEqual(lines, [
      'deals reads deals.deals',
      'deals reads vendors.vendors',
      'vendors reads vendors.vendors',
    ]);
  });

  test('takes the arguments of functions, also of each call of the function around it', () =>
    assert.deepEqual(
      linesOf(`
        const oldest = (table: string) => ${template('DELETE FROM <table> WHERE id = 1')};
        function emptied({ name }: { name: string }) { return ${template('DELETE FROM <name>')}; }
        const all = [oldest('passes'), emptied({ name: 'deals' })];`),
      ['deals writes deals.deals', 'deals writes redemptions.passes'],
    ));

  test('takes both branches, and every member of an object and a list', () =>
    assert.deepEqual(
      linesOf(`
        const TABLES = { one: 'deals', two: 'vendors' };
        const one = (key: 'one') => ${template('SELECT 1 FROM <TABLES[key]>')};
        const two = (isPass: boolean) => ${template("SELECT 1 FROM <isPass ? 'passes' : 'reviews'>")};
        const three = ['users', isPass ? 'media' : 'faqs'].map((name) => ${template('SELECT 1 FROM <name>')}).join(' UNION ');`),
      [
        'deals reads auth.users',
        'deals reads deals.deals',
        'deals reads media.media',
        'deals reads redemptions.passes',
        'deals reads reviews.reviews',
        'deals reads support.faqs',
        'deals reads vendors.vendors',
      ],
    ));

  test('takes what is pushed to a list, and a property of an unknown object from the objects of its module', () =>
    assert.deepEqual(
      linesOf(`
        const joins = ['JOIN vendors v ON true'];
        joins.push('JOIN branches b ON true');
        const one = ${template("SELECT 1 FROM deals <joins.join(' ')>")};
        const kinds = [{ table: 'faqs' }];
        const two = (kind: Kind) => ${template('INSERT INTO <kind.table> (a) VALUES (1)')};`).filter(
        (line) => !line.endsWith('deals.deals'),
      ),
      [
        'deals reads support.faqs',
        'deals reads vendors.branches',
        'deals reads vendors.vendors',
        'deals writes support.faqs',
      ],
    ));

  test('parses around what is not known: values, conditions, columns, orders', () =>
    assert.deepEqual(
      accessOf({
        'a.ts': `const a = (x: X) => ${template("WITH <x.ctes> SELECT <x.columns>, '<x.kind>' FROM deals WHERE id = $<x.n> <x.more> ORDER BY <x.key> <x.way>")};`,
      }),
      { lines: ['deals reads deals.deals'], unresolved: [] },
    ));

  test('counts fragments as well', () =>
    assert.deepEqual(
      linesOf(`
        export const list = { from: 'deals d', joins: 'LEFT JOIN vendors v ON true', columns: 'iso(d.end_date)' };
        export const isUsed = 'EXISTS (SELECT 1 FROM passes p WHERE p.deal_id = d.id)';`),
      [
        'deals calls common.iso',
        'deals reads deals.deals',
        'deals reads redemptions.passes',
        'deals reads vendors.vendors',
      ],
    ));
});

describe('what is not known', () => {
  test('is a relation that nothing names', () =>
    assert.deepEqual(
      accessOf({ 'a.ts': `const a = (x: X) => ${template('DELETE FROM <x.table> WHERE id = 1')};` }),
      {
        lines: [],
        unresolved: ['src/modules/deals/a.ts: unknown relation: DELETE FROM ? WHERE id = 1'],
      },
    ));

  test('is a relation without an owner', () =>
    assert.deepEqual(accessOf({ 'a.ts': `const a = 'SELECT 1 FROM orphans';` }).unresolved, [
      'src/modules/deals/a.ts: unknown relation orphans: SELECT 1 FROM orphans',
    ]));

  test('is a statement that does not parse', () =>
    assert.deepEqual(accessOf({ 'a.ts': `const a = 'SELECT FROM WHERE deals';` }).unresolved, [
      'src/modules/deals/a.ts: does not parse: SELECT FROM WHERE deals',
    ]));
});

test('repositories and query builders access the table of their entity', () => {
  const { lines } = accessOf({
    'src/modules/vendors/vendor.entity.ts': `@Entity('vendors')\nexport class Vendor {}\n@Entity('branches')\nexport class Branch {}`,
    'a.ts': `
      transactions.of(Vendor).findOneBy({ id });
      transactions.of(Branch).createQueryBuilder().update().set({ name }).execute();`,
    'src/modules/orders/a.ts': `
      async function f() { const vendors = transactions.of(Vendor); await vendors.save(vendor); }
      class A { constructor(@InjectRepository(Branch) private readonly branches: B) {} f() { return this.branches.insert({}); } }`,
    'src/modules/reviews/a.ts':
      'manager.delete(Vendor, { id }); plainToInstance(Branch, {}); TypeOrmModule.forFeature([Branch]);',
  });
  assert.deepEqual(lines, [
    'deals reads vendors.vendors',
    'deals writes vendors.branches',
    'orders reads vendors.vendors',
    'orders writes vendors.branches',
    'orders writes vendors.vendors',
    'reviews writes vendors.vendors',
  ]);
});

describe('schema.sql', () => {
  test('gives the access of a trigger function to the owner of the table', () =>
    assert.deepEqual(
      inSchema(`
        CREATE FUNCTION followed() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE most integer := points_setting('most', 1);
        BEGIN
          most := (SELECT count(*) FROM changed JOIN users ON true);
          IF EXISTS (SELECT 1 FROM passes) THEN UPDATE deals SET title = NEW.name; END IF;
          RETURN NULL;
        END $$;
        CREATE TRIGGER vendors_followed AFTER UPDATE ON vendors REFERENCING NEW TABLE AS changed
          FOR EACH STATEMENT EXECUTE FUNCTION followed();`),
      {
        lines: [
          'vendors calls settings.points_setting',
          'vendors reads auth.users',
          'vendors reads redemptions.passes',
          'vendors writes deals.deals',
        ],
        unresolved: [],
      },
    ));

  test('does not count a trigger that keeps two columns in step for one release', () =>
    assert.deepEqual(
      inSchema(`
        CREATE FUNCTION users_muted_mail_copy() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM notification_preferences;
          RETURN NULL;
        END $$;
        CREATE TRIGGER users_copied AFTER UPDATE ON users FOR EACH ROW EXECUTE FUNCTION users_muted_mail_copy();`)
        .lines,
      [],
    ));

  test('gives the access of a listed trigger function to the module that is listed', () =>
    assert.deepEqual(
      inSchema(`
        CREATE FUNCTION vendors_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN UPDATE deals SET title = NEW.business_name; RETURN NULL; END $$;
        CREATE TRIGGER vendors_search_kept AFTER UPDATE ON vendors FOR EACH ROW EXECUTE FUNCTION vendors_renamed();`)
        .lines,
      ['deals writes deals.deals'],
    ));

  test('gives the access of functions and views to their owner, and calls of a table to its owner', () =>
    assert.deepEqual(
      inSchema(`
        CREATE FUNCTION tax_percent(name text) RETURNS integer LANGUAGE sql AS $$ SELECT 1 FROM vendors $$;
        CREATE VIEW listed_deals AS SELECT d.* FROM deals d JOIN vendors v ON true;
        CREATE TABLE branches (hours jsonb, CHECK (are_opening_hours(hours)));`).lines,
      [
        'deals reads deals.deals',
        'deals reads vendors.vendors',
        'settings reads vendors.vendors',
        'vendors calls vendors.are_opening_hours',
      ],
    ));
});

test('every relation with an owner is in schema.sql', () => {
  const schema = fs.readFileSync(path.join(rootDir, 'backend/schema.sql'), 'utf8');
  const missing = [
    ...[...tableOwners.keys()].filter((name) => !schema.includes(`CREATE TABLE ${name} (`)),
    ...[...viewOwners.keys()].filter((name) => !schema.includes(`VIEW ${name} AS`)),
    ...[...functionOwners.keys()].filter((name) => !schema.includes(`FUNCTION ${name}(`)),
  ];
  assert.deepEqual(missing, []);
});

test('a retention rule reads and writes the table whose rows it deletes', () => {
  const text = `retention.register({ name: 'old', table: 'sessions', condition: 'expire < now()' });`;
  assert.deepEqual(accessOf({ 'a.retention.ts': text, 'b.ts': text }).lines, [
    'deals reads auth.sessions',
    'deals writes auth.sessions',
  ]);
});
