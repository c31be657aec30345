import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { remotes, rootDir } from '../run/settings.mjs';

const dockerfiles = fs
  .readdirSync(path.join(rootDir, 'deploy'))
  .filter((name) => name.endsWith('.Dockerfile'));

const instructionsOf = (name) =>
  fs
    .readFileSync(path.join(rootDir, 'deploy', name), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n');

/** Returns the files that a Dockerfile copies from the checkout, without copies between its stages. */
const copiedFromCheckout = (name) =>
  instructionsOf(name)
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));

/** Expands a path with the name of the remote to one path per remote. */
const eachRemote = (source) =>
  source.includes('${REMOTE}') ? remotes.map(({ name }) => source.replaceAll('${REMOTE}', name)) : [source];

test('there is a Dockerfile for the backend, the shell and the remotes', () => {
  const expected = ['backend', 'remote', 'shell'];
  assert.deepEqual(dockerfiles.map((name) => name.replace('.Dockerfile', '')).sort(), expected);
});

for (const name of dockerfiles) {
  test(`everything ${name} copies is in the checkout`, () => {
    const sources = copiedFromCheckout(name);
    assert.ok(sources.length > 0);
    assert.deepEqual(
      sources.flatMap(eachRemote).filter((source) => !fs.existsSync(path.join(rootDir, source))),
      [],
    );
  });

  test(`${name} installs with the package.json of every workspace, as the lockfile demands`, () => {
    const { workspaces } = JSON.parse(fs.readFileSync(path.join(rootDir, 'package.json'), 'utf8'));
    const copied = copiedFromCheckout(name);
    assert.deepEqual(
      workspaces.filter((workspace) => !copied.includes(`${workspace}/package.json`)),
      [],
    );
  });
}

for (const name of dockerfiles) {
  test(`${name} compares what each installation left with the lockfile`, () => {
    const steps = instructionsOf(name).filter((line) => line.startsWith('RUN '));
    const installations = steps.flatMap((step, at) => (step.includes('npm install') ? [at] : []));
    assert.ok(installations.length > 0);
    for (const at of installations) {
      const [installation, check] = [steps[at], steps[at + 1]];
      assert.match(check, /^RUN node scripts\/supply-chain\/check-installed\.mjs/);
      assert.deepEqual(check.match(/-w \S+/g), installation.match(/-w \S+/g));
      assert.equal(check.includes('--omit-dev'), installation.includes('--omit=dev'));
      assert.equal(check.includes('--root'), installation.includes('--include-workspace-root'));
    }
  });

  test(`${name} runs as another user than root and brings its licenses`, () => {
    const lastStage = instructionsOf(name).slice(
      instructionsOf(name).findLastIndex((line) => line.startsWith('FROM ')),
    );
    assert.ok(lastStage.some((line) => line === 'USER node') || lastStage[0].includes('nginx-unprivileged'));
    assert.ok(lastStage.some((line) => line.startsWith('COPY LICENSE NOTICE')));
    assert.doesNotMatch(instructionsOf(name).join(), /:latest/);
  });
}

test('the image of a remote signs what it built with a secret that stays out of the image', () => {
  const steps = instructionsOf('remote.Dockerfile');
  const built = steps.indexOf('RUN npm run build -w ${REMOTE}-mfe');
  const signed = steps.findIndex(
    (line) =>
      line.startsWith('RUN --mount=type=secret,id=remotes_signing_key ') &&
      line.endsWith('remotes-sign.mjs --key-file /run/secrets/remotes_signing_key ${REMOTE}-mfe'),
  );
  assert.ok(built > 0 && signed > built);
  assert.deepEqual(
    steps.filter((line) => /^(ARG|ENV).*(KEY|SECRET|PASSWORD)/.test(line)),
    [],
  );
});

test('images of shell and backend run in production unless they are told otherwise', () => {
  for (const name of ['shell', 'backend'])
    assert.ok(
      instructionsOf(`${name}.Dockerfile`).some(
        (line) => line.startsWith('ENV ') && line.includes('APP_ENV=production'),
      ),
    );
});
