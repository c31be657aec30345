import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { step } from '../../scripts/run/terminal.mjs';
import { findFreePort } from '../../scripts/run/ports.mjs';
import { cpuOf } from '../lib/cpu.mjs';
import { assertAnswered, load } from '../lib/load.mjs';
import { median } from '../lib/median.mjs';

const ROUNDS = 3;
const headers = { accept: 'text/html', 'accept-encoding': 'br' };
const seenBar = { atMost: 2 };
const shellBar = { atMost: 4 };
const restBar = { atMost: 1 };

/** Reads a page as it travels. */
const bytesOf = (url) =>
  new Promise((resolve, reject) => {
    http.get(url, { headers }, (answer) => resolve(buffer(answer))).on('error', reject);
  });

/**
 * Measures the processor time of pages: asked before, in turns with a static file of the same bytes; and never asked before, by
 * the shell and by the rest (backend and PostgreSQL).
 */
export async function measurePageWork(product, report, { requests, profile }) {
  const { settings, programs, parts, postgres } = product;
  const pids = {};
  await step(['Starting the site', 'Started the site'], async () => {
    for (const part of parts) pids[part.name] = (await programs.start(profiled(part, profile))).pid;
  });
  const address = `http://127.0.0.1:${settings.ports.SHELL_PORT}`;
  const shell = { address, serverPid: pids.shell, postgresPid: postgres.pid };
  const amount = Number(requests);
  const ids = await dealIds(address);
  const pages = [
    { name: 'home', path: '/', unseen: (number) => `/?again=${number}` },
    { name: 'explore', path: '/deals', unseen: (number) => `/deals?maxPrice=${100_000 + number}` },
    { name: 'deal', path: `/deals/${ids.pop()}`, unseen: () => `/deals/${ids.pop()}` },
    { name: 'brands', path: '/brands' },
    { name: 'home in Nepali', path: '/ne' },
    { name: 'sign-in', path: '/login' },
  ];
  const files = await startFiles(product, address, pages);
  for (const page of pages) {
    await measureSeen(page, { shell, files, report, amount: amount * 5 });
    if (page.unseen) await measureUnseen(page, { shell, backendPid: pids.backend, report, amount });
  }
}

/** Writes a processor profile of the shell into a folder when it ends. */
const profiled = (part, folder) =>
  folder && part.name === 'shell'
    ? { ...part, script: ['--cpu-prof', `--cpu-prof-dir=${path.resolve(folder)}`, ...part.script] }
    : part;

async function dealIds(address) {
  const ids = [];
  for (let path = '/api/deals?limit=100'; path && ids.length < 8_000;) {
    const answer = await fetch(address + path);
    ids.push(...(await answer.json()).map(({ id }) => id));
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return ids;
}

async function startFiles({ settings, programs }, site, pages) {
  const folder = path.join(settings.runDir, 'static-files');
  fs.mkdirSync(folder, { recursive: true });
  for (const page of pages) {
    page.bytes = await bytesOf(site + page.path);
    fs.writeFileSync(path.join(folder, page.name.replaceAll(' ', '-')), page.bytes);
  }
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const { pid } = await programs.start({
    name: 'static files',
    script: ['bench/front/static-file.mjs', String(port), folder],
    readyUrl: `${address}/home`,
  });
  return { address, serverPid: pid };
}

async function measureSeen({ name, path: page, bytes }, { shell, files, report, amount }) {
  const file = { ...files, postgresPid: shell.postgresPid };
  const next = () => ({ path: page, headers });
  const nextFile = () => ({ path: `/${name.replaceAll(' ', '-')}`, headers });
  const own = [];
  const ratios = [];
  await load({ ...shell, amount: Math.ceil(amount / 4), next });
  await load({ ...file, amount: Math.ceil(amount / 4), next: nextFile });
  for (let round = 0; round < ROUNDS; round++) {
    const least = await load({ ...file, amount, next: nextFile });
    const seen = await load({ ...shell, amount, next });
    assertAnswered(seen, 200, name);
    own.push(seen.server);
    ratios.push(seen.server / least.server);
  }
  report.add(`${name}, asked before: CPU of the shell`, median(own), { unit: `ms, ${bytes.length} bytes` });
  report.add(`${name}, asked before: CPU / static file`, median(ratios), { unit: '×', bar: seenBar });
}

async function measureUnseen({ name, unseen }, { shell, backendPid, report, amount }) {
  let number = 0;
  const next = () => ({ path: unseen((number += 1)), headers });
  const own = [];
  await load({ ...shell, amount: Math.ceil(amount / 4), next });
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuOf(backendPid);
    const seen = await load({ ...shell, amount, next });
    assertAnswered(seen, 200, name);
    own.push({ ...seen, backend: (cpuOf(backendPid) - before) / amount });
  }
  const of = (key) => median(own.map((one) => one[key]));
  report.add(`${name}, never asked: CPU of the shell`, of('server'), { unit: 'ms', bar: shellBar });
  report.add(`${name}, never asked: CPU of the rest`, of('backend') + of('database'), {
    unit: `ms (backend ${of('backend').toFixed(2)}, PostgreSQL ${of('database').toFixed(2)})`,
    bar: restBar,
  });
}
