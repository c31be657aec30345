import assert from 'node:assert/strict';
import { test } from 'node:test';
import { satisfy as whole } from '@module-federation/runtime-core';
import { satisfy } from '../build/replaced/semver.mjs';

const versions = ['0.0.3', '0.1.0', '0.1.7', '0.2.0', '1.0.0', '1.2.3', '1.2.4', '1.10.0', '2.0.0', '19.3.1'];
const ranges = versions.flatMap((version) => [`^${version}`, `<=${version}`]);

test('the reader of versions in the browser decides as the federation’s own', () => {
  for (const version of versions)
    for (const range of ranges)
      assert.equal(satisfy(version, range), whole(version, range), `${version} in ${range}`);
  assert.equal(satisfy(undefined, '^1.0.0'), false);
});

test('a range that it cannot read is not taken for one', () => {
  assert.throws(() => satisfy('1.0.0', '~1.0.0'));
});
