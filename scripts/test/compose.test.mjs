import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { remotes, rootDir } from '../run/settings.mjs';

const text = fs.readFileSync(path.join(rootDir, 'docker-compose.yml'), 'utf8');
const { services, volumes } = parse(text, { merge: true });
const profiles = ['demo', 'production', 'sandbox'];
const composeTool = [['docker-compose'], ['docker', 'compose']].find(
  ([tool, ...words]) => spawnSync(tool, [...words, 'version']).status === 0,
);

const parts = ['postgres', 'migrate', 'backend', 'shell', ...remotes.map(({ name }) => name)];
const entriesOf = (profile) =>
  Object.entries(services).filter(([, service]) => service.profiles.includes(profile));
/** The folder or the name in front of the path in the container; a folder may come from a variable with a default. */
const sourceOf = (volume) => volume.replace(/:\/.*$/, '');
const needsOf = ({ depends_on: needs = [] }) => (Array.isArray(needs) ? needs : Object.keys(needs));
/** Third-party images, which start as root and switch to their own user. */
const foreign = new Set(['demo-postgres', 'postgres', 'sandbox-postgres', 'mail']);

describe('docker-compose.yml', () => {
  test('has each service in one profile', () => {
    for (const [name, service] of Object.entries(services)) assert.equal(service.profiles?.length, 1, name);
  });

  for (const [profile, expected] of [
    ['demo', parts.map((name) => `demo-${name}`).concat('mail')],
    ['production', parts],
    ['sandbox', ['sandbox-postgres', 'sandbox-migrate', 'sandbox-backend']],
  ])
    test(`has its parts in the profile ${profile}, which depends on no other`, () => {
      const names = entriesOf(profile).map(([name]) => name);
      assert.deepEqual([...names].sort(), [...expected].sort());
      for (const [name, service] of entriesOf(profile))
        assert.deepEqual(
          needsOf(service).filter((need) => !names.includes(need)),
          [],
          name,
        );
    });

  test('publishes ports on this machine alone', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    assert.ok(ports.length > 0);
    for (const port of ports) assert.match(port, /^127\.0\.0\.1:\d+:\d+$/);
  });

  test('gives our containers a read-only root, no capabilities and no new privileges', () => {
    for (const [name, service] of Object.entries(services)) {
      assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
      if (foreign.has(name)) continue;
      assert.equal(service.read_only, true, name);
      assert.deepEqual(service.cap_drop, ['ALL'], name);
    }
  });

  test('names the version of every image', () => {
    const images = Object.values(services).flatMap(({ image }) => image ?? []);
    const { version } = JSON.parse(fs.readFileSync(path.join(rootDir, 'package.json'), 'utf8'));
    for (const image of images) {
      assert.match(image, /:(v?\d+\.\d+[\w.-]*|\$\{DOBBAR_VERSION:-[\d.]+\})$/);
      if (image.startsWith('dobbar/')) assert.ok(image.endsWith(`:-${version}}`), image);
    }
  });

  test('has no password and no demo setting in production', () => {
    for (const [name, { environment = {}, build }] of entriesOf('production')) {
      assert.equal(build, undefined, name);
      const text = JSON.stringify(environment);
      assert.doesNotMatch(text, /demo|dobbar-(owner|app|superuser)|mail:1025|localhost/, name);
      for (const [variable, value] of Object.entries(environment))
        if (/PASSWORD|SECRET|KEY/.test(variable))
          assert.match(value ?? '', /^(\$\{\w+:-\})?$/, `${name} ${variable}`);
    }
    for (const name of ['migrate', 'backend', 'shell'])
      assert.equal(services[name].environment.APP_ENV, 'production');
  });

  test('gives the sandbox no password, no port, and nothing that reaches people or moves money', () => {
    for (const [name, { environment, build, ports }] of entriesOf('sandbox')) {
      assert.equal(build, undefined, name);
      assert.equal(ports, undefined, name);
      assert.doesNotMatch(Object.keys(environment).join(), /SMTP|SMS|GOOGLE|ESEWA|KHALTI|STRIPE|S3|REPLICA/);
      for (const [variable, value] of Object.entries(environment))
        if (/PASSWORD|SECRET/.test(variable)) assert.match(value ?? '', /^(\$\{SANDBOX_\w+:-\})?$/, name);
      if (!foreign.has(name)) assert.equal(environment.SANDBOX_MODE, 'on', name);
    }
  });

  test('keeps the data of the profiles apart', () => {
    const volumesOf = (profile) =>
      entriesOf(profile)
        .flatMap(([, service]) => service.volumes ?? [])
        .map(sourceOf)
        .filter((name) => !/^[.$]/.test(name));
    const used = profiles.flatMap((profile) => [...new Set(volumesOf(profile))]);
    assert.deepEqual(used.sort(), Object.keys(volumes).sort());
  });

  test('names Dockerfiles and files that exist', () => {
    const dockerfiles = Object.values(services).flatMap(({ build }) => build?.dockerfile ?? []);
    const files = Object.values(services)
      .flatMap((service) => service.volumes ?? [])
      .map(sourceOf)
      .filter((name) => name.startsWith('./'));
    assert.equal(new Set(dockerfiles).size, 3);
    for (const file of [...dockerfiles, ...files]) assert.ok(fs.existsSync(path.join(rootDir, file)), file);
  });

  test('builds an image for every remote of shell/remotes.json', () => {
    const built = Object.values(services).flatMap(({ build }) => build?.args?.REMOTE ?? []);
    assert.deepEqual(
      built,
      remotes.map(({ name }) => name),
    );
  });

  test('lets each origin in production read the releases of its remote, and no other container', () => {
    const target = '/usr/share/nginx/html/releases';
    const mounts = entriesOf('production').flatMap(([name, { volumes: all = [] }]) =>
      all.filter((volume) => volume.includes('RELEASES_DIR')).map((volume) => [name, volume]),
    );
    const expected = remotes.map(({ name }) => [
      name,
      `\${RELEASES_DIR:-./.data/releases}/${name}:${target}:ro`,
    ]);
    assert.deepEqual(mounts, expected);
  });

  test('gives the backend and the shell the secret of the reports of releases, and no other container', () => {
    const names = entriesOf('production')
      .filter(([, { environment = {} }]) => 'RELEASES_SECRET' in environment)
      .map(([name]) => name);
    assert.deepEqual(names, ['backend', 'shell']);
  });

  test('gives the token of the content delivery network to the backend alone', () => {
    const having = (setting) =>
      Object.entries(services)
        .filter(([, { environment = {} }]) => setting in environment)
        .map(([name]) => name);
    assert.deepEqual(having('CDN_PURGE_TOKEN'), ['backend']);
    assert.deepEqual(having('CDN_PROVIDER'), ['backend', 'shell']);
  });

  // Runs only if the tool is installed; otherwise no test is counted.
  for (const profile of composeTool ? profiles : [])
    test(`is accepted by docker-compose with the profile ${profile}`, () => {
      const [tool, ...words] = composeTool;
      const checked = spawnSync(tool, [...words, '--profile', profile, 'config', '-q'], {
        cwd: rootDir,
        encoding: 'utf8',
      });
      assert.equal(checked.status, 0, checked.stderr);
    });
});
