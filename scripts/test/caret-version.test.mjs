import assert from 'node:assert/strict';
import { test } from 'node:test';
import { satisfy } from '@module-federation/runtime-core';
import { isAccepted } from '../build/replaced/caret-version.mjs';

const versions = ['0.0.3', '0.1.0', '0.1.7', '0.2.0', '1.0.0', '1.2.3', '1.2.4', '1.10.0', '2.0.0', '19.3.1'];

test('the reader of versions in the browser decides as the federation’s own', () => {
  for (const version of versions)
    for (const edge of versions)
      assert.equal(isAccepted(version, `^${edge}`), satisfy(version, `^${edge}`), `${version} in ^${edge}`);
});

test('a range that it cannot read is not taken for one', () => {
  assert.throws(() => isAccepted('1.0.0', '~1.0.0'));
});
