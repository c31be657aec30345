import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { allowedConnections, allowedNamespaces } from '../kubernetes/connections.mjs';
import { allManifests, ofKind, readManifest } from '../kubernetes/manifests.mjs';
import { podRules } from '../kubernetes/pod-rules.mjs';
import { containersOf, podsOf } from '../kubernetes/pods.mjs';
import { remotes, rootDir } from '../run/settings.mjs';

const manifests = allManifests();
const pods = podsOf(manifests);
const podNamed = (name) => pods.find((pod) => pod.name === name);

test('every pod of the product is checked', () => {
  const expected = [
    'admin',
    'backend',
    'postgres',
    'postgres-pooler',
    'sandbox',
    'shell',
    'storefront',
    'vendor',
  ];
  assert.deepEqual(pods.map(({ name }) => name).sort(), expected);
  const others = ['StatefulSet', 'DaemonSet', 'Job', 'CronJob', 'Pod', 'ReplicaSet'];
  assert.deepEqual(
    manifests.filter(({ kind }) => others.includes(kind)),
    [],
  );
});

for (const pod of pods)
  describe(`the pod of ${pod.name}`, () => {
    for (const [rule, holds] of Object.entries(podRules))
      test(rule, () => assert.ok(holds(pod, manifests), `${pod.name}: ${rule}`));
  });

/** A change of the backend for each rule that violates it. */
const violations = {
  'does not run as root': (pod) => (pod.spec.securityContext.runAsUser = 0),
  'has a read-only root file system': (pod) =>
    delete pod.spec.initContainers[0].securityContext.readOnlyRootFilesystem,
  'has no capabilities and cannot gain any': (pod) =>
    (pod.spec.containers[0].securityContext.capabilities.add = ['NET_ADMIN']),
  'has the seccomp profile of the runtime': (pod) =>
    (pod.spec.containers[0].securityContext.seccompProfile = { type: 'Unconfined' }),
  'has no token of a service account': (pod) => delete pod.spec.automountServiceAccountToken,
  'shares nothing with its host': (pod) => pod.spec.volumes.push({ name: 'x', hostPath: { path: '/' } }),
  'has probes for start, readiness and life': (pod) => delete pod.spec.containers[0].startupProbe,
  'has requests and limits': (pod) => delete pod.spec.containers[0].resources.limits.memory,
  'has one disruption budget': (pod) => (pod.labels = { app: 'another' }),
  'runs at least twice': (pod) => (pod.name = 'another'),
  'has a network policy': (pod) => (pod.labels = { app: 'another' }),
  'names the version of its images': (pod) => (pod.spec.initContainers[0].image = 'dobbar/backend:latest'),
};

test('each rule finds a pod that breaks it', () => {
  assert.deepEqual(Object.keys(violations).sort(), Object.keys(podRules).sort());
  for (const [rule, breakIt] of Object.entries(violations)) {
    const pod = structuredClone(podNamed('backend'));
    breakIt(pod);
    assert.ok(!podRules[rule](pod, manifests), rule);
  }
});

test('images of the product have the version of the product', () => {
  const { version } = JSON.parse(fs.readFileSync(path.join(rootDir, 'package.json'), 'utf8'));
  const images = pods.flatMap(containersOf).map(({ image }) => image);
  const own = images.filter((image) => image.startsWith('dobbar/'));
  assert.equal(own.length, 8);
  for (const image of own) assert.ok(image.endsWith(`:${version}`), image);
});

test('pods reach each other only where the product needs it', () => {
  assert.deepEqual(allowedConnections(pods, manifests).sort(), [
    'backend -> postgres-pooler:5432',
    'backend -> postgres:5432',
    'backend -> sandbox:3000',
    'postgres -> postgres:5432',
    'postgres -> postgres:8000',
    'postgres-pooler -> postgres:5432',
    'sandbox -> postgres-pooler:5432',
    'sandbox -> postgres:5432',
    'shell -> admin:8080',
    'shell -> backend:3000',
    'shell -> sandbox:3000',
    'shell -> storefront:8080',
    'shell -> vendor:8080',
  ]);
});

test('visitors reach the shell and the remotes alone', () => {
  const open = pods.filter((pod) => allowedNamespaces(pod, manifests).includes('ingress-nginx'));
  assert.deepEqual(open.map(({ name }) => name).sort(), ['admin', 'shell', 'storefront', 'vendor']);
  assert.deepEqual(
    ofKind(manifests, 'Ingress')
      .map(({ metadata }) => metadata.name)
      .sort(),
    ['admin', 'shell', 'storefront', 'vendor'],
  );
});

test('the namespace enforces the restricted standard', () => {
  const [namespace] = ofKind(manifests, 'Namespace');
  assert.equal(namespace.metadata.labels['pod-security.kubernetes.io/enforce'], 'restricted');
});

test('every remote of shell/remotes.json has manifests, which differ in the name alone', () => {
  const storefront = readManifest('storefront.yaml');
  for (const { name } of remotes)
    assert.equal(readManifest(`${name}.yaml`), storefront.replaceAll('storefront', name));
  const deployments = ofKind(manifests, 'Deployment').map(({ metadata }) => metadata.name);
  const programs = ['backend', 'sandbox', 'shell', ...remotes.map(({ name }) => name)];
  assert.deepEqual(deployments.sort(), programs.sort());
});

test('the origin of each remote reads its releases from one volume, and none can write them', () => {
  const [claim] = ofKind(manifests, 'PersistentVolumeClaim').filter(
    ({ metadata }) => metadata.name === 'releases',
  );
  assert.deepEqual(claim.spec.accessModes, ['ReadWriteMany']);
  const mounts = pods.flatMap((pod) =>
    (pod.spec.volumes ?? [])
      .filter(({ persistentVolumeClaim: used }) => used?.claimName === 'releases')
      .flatMap(({ name }) =>
        containersOf(pod)
          .flatMap((container) => container.volumeMounts ?? [])
          .filter((mount) => mount.name === name),
      )
      .map(({ subPath, mountPath, readOnly }) => [pod.name, subPath, mountPath, readOnly]),
  );
  const expected = remotes.map(({ name }) => [name, name, '/usr/share/nginx/html/releases', true]);
  assert.deepEqual(mounts.sort(), expected.sort());
});

test('the backend and the shell alone get the secret of the reports of releases', () => {
  const holders = pods.filter((pod) =>
    containersOf(pod).some(({ envFrom = [] }) =>
      envFrom.some(({ secretRef }) => secretRef?.name === 'dobbar-releases'),
    ),
  );
  assert.deepEqual(holders.map(({ name }) => name).sort(), ['backend', 'shell']);
});

test('PostgreSQL has three instances, a pooler that knows prepared statements, and daily backups in a bucket', () => {
  const [cluster] = ofKind(manifests, 'Cluster');
  const [pooler] = ofKind(manifests, 'Pooler');
  const [backup] = ofKind(manifests, 'ScheduledBackup');
  const [store] = ofKind(manifests, 'ObjectStore');
  assert.equal(cluster.spec.instances, 3);
  const [, major, minor] = /pgbouncer:(\d+)\.(\d+)/.exec(pooler.spec.template.spec.containers[0].image);
  assert.ok(Number(major) > 1 || Number(minor) >= 21);
  assert.equal(pooler.spec.pgbouncer.poolMode, 'transaction');
  assert.ok(Number(pooler.spec.pgbouncer.parameters.max_prepared_statements) > 0);
  assert.deepEqual(
    [pooler, backup].map(({ spec }) => spec.cluster.name),
    [cluster.metadata.name, cluster.metadata.name],
  );
  const [plugin] = cluster.spec.plugins;
  assert.equal(plugin.isWALArchiver, true);
  assert.equal(plugin.parameters.barmanObjectName, store.metadata.name);
  assert.equal(backup.spec.pluginConfiguration.name, plugin.name);
  const poolers = pooler.spec.instances * Number(pooler.spec.pgbouncer.parameters.default_pool_size);
  assert.ok(poolers < Number(cluster.spec.postgresql.parameters.max_connections));
});

test('the configuration is that of production with several instances', () => {
  const { data } = ofKind(manifests, 'ConfigMap').find(({ metadata }) => metadata.name === 'dobbar');
  assert.equal(data.APP_ENV, 'production');
  assert.equal(data.RATE_LIMIT_STORE, 'postgres');
  assert.ok('REMOTES_PUBLIC_KEYS' in data);
  assert.match(data.PUBLIC_URL, /^https:/);
});

test('the sandbox has a database and secrets of its own, and reaches nothing else', () => {
  const [{ spec }] = ofKind(manifests, 'Database');
  assert.equal(spec.name, 'dobbar_sandbox');
  const sources = containersOf(podNamed('sandbox')).flatMap(({ envFrom = [] }) => envFrom);
  const names = sources.map(({ secretRef, configMapRef }) => (secretRef ?? configMapRef).name);
  assert.ok(names.length > 0 && names.every((name) => name.startsWith('dobbar-sandbox')), names.join());
  const { spec: policy } = ofKind(manifests, 'NetworkPolicy').find(
    ({ metadata }) => metadata.name === 'sandbox',
  );
  assert.ok(policy.egress.flatMap(({ to }) => to).every(({ ipBlock }) => !ipBlock));
});

test('no manifest holds a secret', () => {
  assert.deepEqual(ofKind(manifests, 'Secret'), []);
  const names = ofKind(manifests, 'ConfigMap').flatMap(({ data }) => Object.keys(data));
  assert.deepEqual(
    names.filter((name) => /SECRET|PASSWORD|SIGNING|SMTP_URL|DATABASE/.test(name)),
    [],
  );
});
