import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { allManifests, manifestFiles, parseManifests, readManifest } from '../kubernetes/manifests.mjs';
import { unknownFields } from '../kubernetes/unknown-fields.mjs';
import { schemaErrors } from '../kubernetes/validate.mjs';
import { rootDir } from '../run/settings.mjs';

const isOfKubernetes = ({ apiVersion }) => !apiVersion.includes('cnpg.io/');
const typed = (manifest) => ({ type: `${manifest.apiVersion}/${manifest.kind}`, data: manifest });
const first = (file) => parseManifests(readManifest(file))[0];

test('the kustomization lists every manifest', () => {
  const files = fs
    .readdirSync(path.join(rootDir, 'deploy/kubernetes'))
    .filter((name) => name !== 'kustomization.yaml');
  assert.deepEqual([...manifestFiles()].sort(), files.sort());
});

for (const file of manifestFiles())
  test(`${file} has the schema of Kubernetes and its operators`, () => {
    const manifests = parseManifests(readManifest(file));
    assert.ok(manifests.length > 0);
    assert.deepEqual(manifests.flatMap(schemaErrors), []);
  });

test('no manifest has a field that its kind does not know', () => {
  const manifests = allManifests();
  const templates = manifests
    .filter(({ kind }) => kind === 'Pooler')
    .map(({ spec }) => ({ type: 'v1/PodTemplateSpec', data: spec.template }));
  assert.ok(templates.length > 0);
  assert.deepEqual(unknownFields([...manifests.filter(isOfKubernetes).map(typed), ...templates]), []);
});

test('a wrong type, an unknown kind and a missing field are found', () => {
  const backend = first('backend.yaml');
  assert.match(
    schemaErrors({ ...backend, spec: { ...backend.spec, replicas: 'two' } }).join(),
    /Deployment backend: .*replicas must be integer/,
  );
  assert.notDeepEqual(schemaErrors({ ...backend, kind: 'Deploymint' }), []);
  assert.match(schemaErrors({ ...backend, spec: { template: {} } }).join(), /selector/);
});

test('a misspelled field is found', () => {
  const { spec, ...backend } = first('backend.yaml');
  const misspelled = { ...backend, spec: { ...spec, revisionHistoryLimits: 3 } };
  assert.match(unknownFields([typed(misspelled)]).join(), /revisionHistoryLimits/);
});

test('a wrong or unknown field of an operator is found', () => {
  const cluster = first('database.yaml');
  const withSpec = (change) => schemaErrors({ ...cluster, spec: { ...cluster.spec, ...change } }).join();
  assert.match(withSpec({ instances: '3' }), /instances should be integer/);
  assert.match(withSpec({ instancez: 3 }), /additional properties/);
  assert.match(withSpec({ storage: { size: '50 GB' } }), /pattern/);
});

test('a key that is named twice is found', () => {
  assert.throws(() => parseManifests('kind: Pod\nkind: Pod\n'), /unique/i);
});
