import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { compareContracts, nextVersion } from '../../releases/contract/compare-contracts.mjs';
import { committedContract, currentContract } from '../../releases/contract/host-contract.mjs';
import { contractFailures } from '../../releases/contract/test-contract.mjs';

const contract = committedContract();
const changed = (change) => {
  const copy = structuredClone(contract);
  change(copy);
  return copy;
};
const manifest = {
  exposes: [{ name: 'remote' }],
  shared: [{ name: 'react', requiredVersion: `^${contract.libraries.react}` }],
  metaData: {
    remote: {
      name: 'vendor',
      ssr: false,
      areas: [{ path: '/', frame: 'site' }],
      menu: [],
      failureText: { en: 'It did not load.', ne: 'खुलेन।' },
    },
  },
};

describe('the committed contract', () => {
  let current;
  before(() => (current = currentContract()));

  test('is that of the sources; npm run generate:contract writes it', () => {
    assert.deepEqual(contract, current);
  });

  test('names the slices of the store, the router and what a remote exposes', () => {
    assert.deepEqual(Object.keys(contract.surface.store.AppState.members), [
      'api',
      'language',
      'place',
      'session',
      'toasts',
    ]);
    assert.ok(contract.surface.router.useNavigate);
    assert.deepEqual(Object.keys(contract.surface.host.RemoteModule.members), [
      'contractVersion',
      'prefetch',
      'routes',
      'tools',
    ]);
  });
});

const breaking = {
  'a removed export': ({ surface }) => delete surface.store.toastShown,
  'another type of an export': ({ surface }) => (surface.router.useNavigate.type = '() => void'),
  'a removed slice of the store': ({ surface }) => delete surface.store.AppState.members.place,
  'a removed cache tag': ({ surface }) => surface.store.TagType.values.pop(),
  'another field that a remote has to provide': ({ surface }) =>
    (surface.host.Screen.members.icon = { optional: false, type: 'string' }),
  'a field of the description that is required now': ({ description }) => description.required.push('tools'),
  'the next major version of React': ({ libraries }) => (libraries.react = '20.0.0'),
};
const compatible = {
  'another export': ({ surface }) => (surface.store.added = { kind: 'value', type: 'string' }),
  'another slice of the store': ({ surface }) =>
    (surface.store.AppState.members.added = { optional: false, type: 'string' }),
  'another cache tag': ({ surface }) => surface.store.TagType.values.push('Added'),
  'a field that a remote may provide': ({ surface }) =>
    (surface.host.Screen.members.icon = { optional: true, type: 'string' }),
  'a field of the description that may be left out': ({ description }) =>
    (description.properties.added = { type: 'string' }),
};

for (const [what, change] of Object.entries(breaking))
  test(`${what} needs a higher contractVersion`, () => {
    const changes = compareContracts(contract, changed(change));
    assert.equal(changes.breaking.length, 1);
    const [major] = contract.version.split('.').map(Number);
    assert.throws(() => nextVersion(contract, changes, major), /Raise contractVersion/);
    assert.equal(nextVersion(contract, changes, major + 1), `${major + 1}.0.0`);
  });

for (const [what, change] of Object.entries(compatible))
  test(`${what} is compatible and raises the second number`, () => {
    const changes = compareContracts(contract, changed(change));
    assert.deepEqual([changes.breaking, changes.additions.length], [[], 1]);
    const [major, minor] = contract.version.split('.').map(Number);
    assert.equal(nextVersion(contract, changes, major), `${major}.${minor + 1}.0`);
  });

test('a newer React of the same major version raises the third number, no change none', () => {
  const newer = compareContracts(
    contract,
    changed(({ libraries }) => (libraries.react = '19.99.0')),
  );
  assert.match(nextVersion(contract, newer, 1), /^1\.\d+\.[1-9]\d*$/);
  assert.equal(nextVersion(contract, compareContracts(contract, contract), 1), contract.version);
});

test('another name of a parameter is compatible and raises the third number', () => {
  const renamed = compareContracts(
    contract,
    changed(({ surface }) => (surface.store.isApiFailure.type = '(value: unknown) => value is ApiFailure')),
  );
  assert.deepEqual([renamed.breaking, renamed.additions, renamed.fixes.length], [[], [], 1]);
  const [major, minor, patch] = contract.version.split('.').map(Number);
  assert.equal(nextVersion(contract, renamed, major), `${major}.${minor}.${patch + 1}`);
});

describe('a remote', () => {
  test('works in the shell of its sources, and in one that offers more', () => {
    assert.deepEqual(contractFailures(contract, contract, manifest), []);
    assert.deepEqual(contractFailures(changed(compatible['another export']), contract, manifest), []);
  });

  test('does not work in a shell that offers less', () => {
    const [failure] = contractFailures(changed(breaking['a removed export']), contract, manifest);
    assert.match(failure, /store\.toastShown was removed/);
  });

  test('does not work in a shell of another contractVersion, with another React, or with an unknown field', () => {
    const other = changed((copy) => (copy.version = '2.0.0'));
    assert.match(contractFailures(other, contract, manifest)[0], /version 2\.0\.0 of the contract/);
    const newReact = { ...manifest, shared: [{ name: 'react', requiredVersion: '^20.0.0' }] };
    assert.match(contractFailures(contract, contract, newReact)[0], /shares react 19\.[\d.]+, not \^20/);
    const unknown = { ...manifest, metaData: { remote: { ...manifest.metaData.remote, unknown: 1 } } };
    assert.match(contractFailures(contract, contract, unknown)[0], /rejects the description/);
  });
});
