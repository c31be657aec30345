import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { breakingChanges } from '../../api/breaking-changes.mjs';
import { promiseOf } from '../../api/promise.mjs';
import { readDocument, versionDocument } from '../../api/version-document.mjs';
import { rootDir } from '../../run/settings.mjs';

const document = readDocument();
const promise = promiseOf(document);
const USE = 'VendorRedemptionView';
const HISTORY = '/api/vendors/me/redemptions';
const LOOKUP = '/api/counter/lookup';
const WEBHOOKS = '/api/vendors/me/webhooks';
const EVENT = 'PassRedeemedEventView';
const FACTS = 'PassFactsView';

/** The breaking changes after a change of a copy of the present document. */
function after(change) {
  const copy = structuredClone(document);
  change(copy, copy.components.schemas);
  return breakingChanges(promise, promiseOf(copy));
}

const bodyOf = ({ paths, components }, address) => {
  const { $ref } = paths[address].post.requestBody.content['application/json'].schema;
  return components.schemas[$ref.split('/').at(-1)];
};
const callbacksOf = ({ paths }) => paths[WEBHOOKS].post.callbacks;
const parameterOf = ({ paths }, name) => paths[HISTORY].get.parameters.find((one) => one.name === name);

describe('a breaking change is refused', () => {
  const planted = {
    'a removed operation': [
      (doc) => delete doc.paths[LOOKUP],
      /^POST \/api\/counter\/lookup: it was removed/,
    ],
    'a removed field of an answer': [
      (doc, schemas) => {
        delete schemas[USE].properties.usedBy;
        schemas[USE].required = schemas[USE].required.filter((name) => name !== 'usedBy');
      },
      /200\[\]\.usedBy: it was removed$/,
    ],
    'another type of a field of an answer': [
      (doc, schemas) => (schemas[USE].properties.amount.type = 'string'),
      /200\[\]\.amount: its type was integer and is string$/,
    ],
    'a new required field of a body': [
      (doc) => {
        const body = bodyOf(doc, LOOKUP);
        body.properties.tillId = { type: 'string' };
        body.required = [...(body.required ?? []), 'tillId'];
      },
      /body\.tillId: it is required$/,
    ],
    'a value that is no longer taken': [
      (doc) => void parameterOf(doc, 'state').schema.enum.pop(),
      /query state: it no longer takes /,
    ],
    'a stricter limit': [
      (doc) => (parameterOf(doc, 'limit').schema.maximum = 10),
      /query limit: its maximum is stricter$/,
    ],
    'a removed scope': [
      (doc) => (doc.paths[HISTORY].get['x-scopes'] = ['payouts:read']),
      /redemptions:read no longer opens it$/,
    ],
    'a removed event': [
      (doc) => delete callbacksOf(doc)['pass.redeemed'],
      /^event pass\.redeemed: it is no longer sent$/,
    ],
    'a removed field of an event': [
      (doc, schemas) => {
        delete schemas[FACTS].properties.amount;
        schemas[FACTS].required = schemas[FACTS].required.filter((name) => name !== 'amount');
      },
      /^event pass\.issued\.data\.amount: it was removed$/,
    ],
    'another type of a field of an event': [
      (doc, schemas) => (schemas[EVENT].properties.timestamp.type = 'integer'),
      /^event pass\.redeemed\.timestamp: its type was string and is integer$/,
    ],
    'a field of an event that can be null': [
      (doc, schemas) => (schemas[FACTS].properties.dealId.nullable = true),
      /^event pass\.issued\.data\.dealId: it can be null$/,
    ],
    'a removed scope of test keys': [
      (doc) => (doc.paths[WEBHOOKS].get['x-test-scopes'] = ['deals:read']),
      /^GET \/api\/vendors\/me\/webhooks: webhooks:write no longer opens it$/,
    ],
    'a field of an answer that can be missing': [
      (doc, schemas) => (schemas[USE].required = schemas[USE].required.filter((name) => name !== 'id')),
      /200\[\]\.id: it can be missing$/,
    ],
  };
  for (const [name, [change, sentence]] of Object.entries(planted))
    test(name, () => {
      const found = after(change);
      assert.ok(found.length > 0, 'nothing was found');
      assert.ok(
        found.some((one) => sentence.test(one)),
        found.join('\n'),
      );
    });
});

describe('a compatible change passes', () => {
  const planted = {
    'a new operation': (doc) => (doc.paths['/api/new'] = { get: structuredClone(doc.paths[HISTORY].get) }),
    'a new field of an answer': (doc, schemas) => {
      schemas[USE].properties.tip = { type: 'integer' };
      schemas[USE].required.push('tip');
    },
    'a new optional field of a body': (doc) => (bodyOf(doc, LOOKUP).properties.tillId = { type: 'string' }),
    'a new event': (doc) =>
      (callbacksOf(doc)['pass.expired'] = structuredClone(callbacksOf(doc)['pass.issued'])),
    'a new field of an event': (doc, schemas) => {
      schemas[FACTS].properties.guests = { type: 'integer' };
      schemas[FACTS].required.push('guests');
    },
    'another text of an event': (doc, schemas) => {
      schemas[FACTS].properties.amount.description = 'The bill.';
      callbacksOf(doc)['pass.issued']['{$request.body#/url}'].post.summary = 'A code was issued';
    },
    'a new optional parameter': (doc) =>
      doc.paths[HISTORY].get.parameters.push({ name: 'till', in: 'query', schema: { type: 'string' } }),
    'another text': (doc, schemas) => {
      doc.paths[HISTORY].get.summary = 'Uses.';
      schemas[USE].properties.usedBy.description = 'Who.';
    },
    'a looser limit': (doc) => (parameterOf(doc, 'limit').schema.maximum = 1_000),
    'a change of what no key can call': (doc) => delete doc.paths['/api/vendors/me/staff'],
  };
  for (const [name, change] of Object.entries(planted)) test(name, () => assert.deepEqual(after(change), []));
});

test('openapi.json keeps what its version promises, and the promise is committed', () => {
  const { file, breaking, isCurrent } = versionDocument(document);
  assert.deepEqual(breaking, [], 'a breaking change needs a new version: see "Versions" in docs/api.md');
  assert.ok(isCurrent, `${file} is not up to date: npm run generate:api`);
});

test('a new version may break, and begins with a promise of its own', () => {
  const copy = structuredClone(document);
  delete copy.paths[LOOKUP];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-versions-'));
  const name = `${promise.info.version}.json`;
  fs.copyFileSync(path.join(rootDir, 'backend/api-versions', name), path.join(folder, name));
  assert.equal(versionDocument(copy, folder).breaking.length, 1);
  copy.info.version = '2099-01-01';
  assert.deepEqual(versionDocument(copy, folder).breaking, []);
  assert.equal(path.basename(versionDocument(copy, folder).file), '2099-01-01.json');
  fs.rmSync(folder, { recursive: true });
});

test('the versions of the code, their documents and the changelog are the same', () => {
  const source = fs.readFileSync(
    path.join(rootDir, 'backend/src/common/api-versions/api-versions.ts'),
    'utf8',
  );
  const versions = [...source.matchAll(/name: '(\d{4}-\d{2}-\d{2})'/g)].map(([, version]) => version);
  const files = fs.readdirSync(path.join(rootDir, 'backend/api-versions')).sort().reverse();
  const changelog = fs.readFileSync(path.join(rootDir, 'docs/api-changelog.md'), 'utf8');
  const headings = [...changelog.matchAll(/^## (\d{4}-\d{2}-\d{2})$/gm)].map(([, version]) => version);
  assert.equal(document.info.version, versions[0]);
  assert.deepEqual(
    files,
    versions.map((version) => `${version}.json`),
  );
  assert.deepEqual(headings, versions);
});
