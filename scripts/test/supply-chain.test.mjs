import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../run/settings.mjs';
import { judgeAudit } from '../supply-chain/audit.mjs';
import { lockedPackages, productionPackages, readLockfile } from '../supply-chain/lockfile.mjs';
import { noticeText } from '../supply-chain/notice.mjs';
import { makeSbom } from '../supply-chain/sbom.mjs';

const answerOf = (name) =>
  fs.readFileSync(path.join(import.meta.dirname, `audit-answers/${name}.json`), 'utf8');

for (const [name, code, sentence] of [
  ['not-offered', 2, 'The audit service is not reachable (status 405). Nothing was checked.'],
  ['no-network', 2, 'The audit service is not reachable (ENOTFOUND). Nothing was checked.'],
  ['clean', 0, '410 packages checked, 0 with known vulnerabilities, 0 of them high or critical.'],
  ['moderate', 0, '410 packages checked, 1 with known vulnerabilities, 0 of them high or critical.'],
  ['critical', 1, '410 packages checked, 2 with known vulnerabilities, 2 of them high or critical.'],
])
  test(`the audit answer "${name}" ends with ${code}`, () => {
    const judged = judgeAudit(answerOf(name));
    assert.equal(judged.code, code);
    assert.equal(judged.lines[0], sentence);
  });

test('an audit that prints nothing, or no report, counts as not reachable', () => {
  for (const output of ['', '<html>', '{}', '{"vulnerabilities":{}}'])
    assert.equal(judgeAudit(output).code, 2, output);
});

test('the audit names each package, its advisory and its fix, and no address that it called', () => {
  const { lines } = judgeAudit(answerOf('critical'));
  assert.match(
    lines[1],
    /critical example-parser <3\.0\.0: Code execution \(.*0002\); fixed by example-server/,
  );
  assert.match(lines[2], /high +example-server .*through example-parser; no fix is known/);
  for (const name of ['not-offered', 'no-network'])
    assert.doesNotMatch(judgeAudit(answerOf(name)).lines.join(), /registry/);
});

test('NOTICE is what `npm run notice` writes', () => {
  assert.equal(fs.readFileSync(path.join(rootDir, 'NOTICE'), 'utf8'), noticeText());
});

test('NOTICE names every LGPL package and where its source is', () => {
  const notice = noticeText();
  const lgpl = productionPackages(readLockfile(rootDir)).filter(({ license }) => license?.includes('LGPL'));
  assert.ok(lgpl.length > 0);
  for (const { name, version } of lgpl) assert.ok(notice.includes(`${name}@${version}`), name);
  assert.match(notice, /https:\/\/github\.com\/lovell\/sharp-libvips/);
});

test('a package without a stated license is rejected', () => {
  const lockfile = { packages: { 'node_modules/unlicensed-thing': { version: '1.0.0' } } };
  assert.throws(() => noticeText(lockfile), /unlicensed-thing states no license/);
});

test('the SBOM names each package of the product with its version, and none that only builds or tests it', () => {
  const lockfile = readLockfile(rootDir);
  const { bomFormat, metadata, components } = makeSbom();
  assert.equal(bomFormat, 'CycloneDX');
  assert.equal(metadata.component.name, 'dobbar');
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  const purlOf = ({ name, version }) => `pkg:npm/${name}@${version}`;
  const production = new Set(productionPackages(lockfile).map(purlOf));
  // A package that the backend runs with and the root only tests with.
  assert.ok([...production].some((purl) => purl.startsWith('pkg:npm/pg@')));
  assert.deepEqual(
    [...production].filter((purl) => !listed.has(purl)),
    [],
  );
  const development = lockedPackages(lockfile)
    .filter(({ dev }) => dev)
    .map(purlOf);
  assert.deepEqual(
    development.filter((purl) => !production.has(purl) && listed.has(purl)),
    [],
  );
});
