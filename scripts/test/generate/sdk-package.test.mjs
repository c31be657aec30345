import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { rootDir } from '../../run/settings.mjs';

const run = promisify(execFile);
const sdk = path.join(rootDir, 'sdk');
const tsc = path.join(rootDir, 'node_modules/typescript-native/bin/tsc');
const { dependencies } = JSON.parse(fs.readFileSync(path.join(sdk, 'package.json'), 'utf8'));
const project = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-sdk-'));
const installed = path.join(project, 'node_modules/@dobbar/sdk');

/** Links a package of this checkout, with those that it needs, into the project of the test. */
function link(name) {
  const target = path.join(project, 'node_modules', name);
  if (fs.existsSync(target)) return;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.symlinkSync(path.join(rootDir, 'node_modules', name), target);
}

/** Packs the SDK as for its publication, and unpacks it where npm would install it. */
before(async () => {
  const { stdout } = await run(
    'npm',
    ['pack', '--json', '--offline', '--ignore-scripts=false', '--pack-destination', project],
    {
      cwd: sdk,
    },
  );
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[')));
  fs.mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', path.join(project, filename), '-C', installed, '--strip-components=1']);
  for (const name of Object.keys(dependencies)) link(name);
});

after(() => fs.rmSync(project, { recursive: true, force: true }));

const write = (name, content) => fs.writeFileSync(path.join(project, name), content);

const compile = (files, compilerOptions) => {
  const strict = { strict: true, noUncheckedIndexedAccess: true, noEmit: true, skipLibCheck: true };
  write('tsconfig.json', JSON.stringify({ compilerOptions: { ...strict, ...compilerOptions }, files }));
  return run(process.execPath, [tsc, '-p', path.join(project, 'tsconfig.json'), '--pretty', 'false']).then(
    () => '',
    ({ stdout }) => stdout,
  );
};

test('the package has the built files, their types, the text and the license', () => {
  const files = fs.readdirSync(installed, { recursive: true }).map(String).sort();
  for (const name of ['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts', 'dist/webhooks.js'])
    assert.ok(files.includes(name), name);
  assert.deepEqual(
    files.filter((name) => /spec|fixture|codegen|^src/.test(name)),
    [],
  );
});

test('the examples of its text compile in a project for Node', async () => {
  const readme = fs.readFileSync(path.join(installed, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);
  assert.ok(examples.length >= 5);
  const names = examples.map((code, index) => {
    write(`example-${index}.mts`, code);
    return `example-${index}.mts`;
  });
  fs.mkdirSync(path.join(project, 'node_modules/@types'), { recursive: true });
  for (const name of ['@types/node', 'undici-types']) link(name);
  const options = { module: 'NodeNext', target: 'ES2022', lib: ['ES2023', 'DOM'], types: ['node'] };
  assert.equal(await compile(names, options), '');
});

test('a program for browsers compiles without the types of Node, and wrong paths, parameters and fields do not', async () => {
  const program = (call) =>
    `import { createDobbar } from '@dobbar/sdk';\nimport { verifyWebhook, type WebhookEvent } from '@dobbar/sdk/webhooks';\nconst dobbar = createDobbar({ url: location.origin });\nexport const answer = await dobbar.${call};\nexport { verifyWebhook, type WebhookEvent };\n`;
  const options = {
    ...{ module: 'ESNext', moduleResolution: 'Bundler', target: 'ES2022', types: [] },
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  };
  const wrong = [
    "get('/api/dealz')",
    "get('/api/deals', { params: { query: { limit: 'two' } } })",
    "get('/api/deals/{id}')",
    "post('/api/counter/accept', { body: { branchId: 1 } })",
    "get('/api/deals').then(([deal]) => deal?.colour)",
    "post('/api/vendors/me/webhooks', { body: { url: location.origin, eventTypes: ['pass.lost'] } })",
    "get('/api/deals').then(() => (event: WebhookEvent) => event.type === 'order.paid' && event.data.passId)",
  ];
  write('right.ts', program("get('/api/deals').then(([deal]) => deal?.title.length)"));
  write(
    'sandbox.ts',
    program(
      "post('/api/vendors/me/webhooks', { body: { url: 'https://till.example.com/', eventTypes: ['pass.redeemed'] } }).then(({ secret }) => secret?.length)",
    ) +
      "await dobbar.post('/api/sandbox/clock', { body: { time: '2027-01-01T00:00:00Z' } }).then(({ aheadSeconds }) => aheadSeconds + 1);\n" +
      "export const amount = (event: WebhookEvent) => (event.type === 'pass.redeemed' ? event.data.amount : null);\n",
  );
  wrong.forEach((call, index) => write(`wrong-${index}.ts`, program(call)));
  const found = await compile(
    ['right.ts', 'sandbox.ts', ...wrong.map((_call, index) => `wrong-${index}.ts`)],
    options,
  );
  const files = new Set([...found.matchAll(/^(?:.*\/)?([a-z]+-?\d*)\.ts\(/gm)].map(([, name]) => name));
  assert.deepEqual(
    [...files].sort(),
    wrong.map((_call, index) => `wrong-${index}`),
    found,
  );
});

test('a program of Node uses the installed package', async (context) => {
  const server = http.createServer((request, response) => {
    const isFirst = !request.url.includes('cursor');
    const next = isFirst ? { link: '</api/deals?cursor=abc>; rel="next"' } : {};
    response.writeHead(200, { 'content-type': 'application/json', ...next });
    response.end(JSON.stringify([{ id: isFirst ? 1 : 2 }]));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => server.close());
  write(
    'program.mjs',
    `import { createDobbar } from '@dobbar/sdk';
const dobbar = createDobbar({ url: process.argv[2], key: 'dob_live_0' });
for await (const { id } of dobbar.list('/api/deals')) process.stdout.write(String(id) + "\\n");`,
  );
  const { port } = server.address();
  const { stdout } = await run(process.execPath, ['program.mjs', `http://127.0.0.1:${port}`], {
    cwd: project,
  });
  assert.equal(stdout, '1\n2\n');
});
