import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { runCommand } from '../support/run-command.js';
import { type PartName, Shape, until } from './support/shape.js';

interface Report {
  ok: boolean;
  failed: { name: string; part: string; reason: string } | null;
  steps: { name: string; ms: number }[];
}

const PROGRAM = path.resolve(import.meta.dirname, '../../../scripts/live-check/main.mjs');
/** Time limit of each request while a part is stopped. */
const SHORT_MS = 1_000;
/** Time after which a mail counts as lost. */
const LOST_MS = 300;

/** Processes that a program has started, and itself. PostgreSQL has one for each connection. */
const familyOf = (pid: number): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
];

describe('npm run check:live', () => {
  const shape = new Shape();
  const file = path.join(tmpdir(), `live-check-${randomUUID()}.json`);

  const check = (...args: string[]): Promise<{ code: number | null; said: string }> =>
    new Promise((resolve) => {
      const all = [PROGRAM, shape.url, '--credentials', file, ...args];
      const child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'inherit'] });
      let said = '';
      child.stdout.on('data', (chunk) => (said += String(chunk)));
      child.on('close', (code) => resolve({ code, said }));
    });

  const report = async (...args: string[]): Promise<Report> =>
    JSON.parse((await check('--json', ...args)).said) as Report;

  /** Stops a part and all its processes, and continues them after the work. */
  const whileStopped = async (part: PartName, work: () => Promise<void>): Promise<void> => {
    const family = familyOf(await shape.runningPid(part));
    for (const pid of family) process.kill(pid, 'SIGSTOP');
    try {
      await work();
    } finally {
      for (const pid of family) process.kill(pid, 'SIGCONT');
    }
  };

  beforeAll(async () => {
    await shape.world.catalog();
    await until(() => shape.isWhole());
    const { code, said } = await runCommand('test-business', [file]);
    expect([code, said]).toEqual([0, expect.stringContaining(file)]);
  });

  afterAll(() => shape.close());

  it('runs the main job on the site and leaves nothing', async () => {
    const { code, said } = await check();
    expect([code, said]).toEqual([0, expect.stringContaining(`${shape.url} works.`)]);
    expect(said).toMatch(/✔ the counter accepts the code \(\d+ ms\)/);
    const { rows } = await shape.database.query('SELECT state FROM passes WHERE is_test');
    expect(rows).toEqual([{ state: 'voided' }]);
    expect(await shape.brokenInvariants()).toEqual([]);
  });

  it.each<[PartName, string, string]>([
    ['TLS balancer', 'the site answers', 'shell'],
    ['backend balancer', 'the API answers', 'backend'],
    ['PostgreSQL', 'the database answers', 'database'],
    ['vendor remote', 'the files of the remotes answer', 'remote vendor'],
    ['mail server', 'mail leaves', 'mail server'],
  ])('names the step that fails while %s is stopped: %s', async (part, name, where) => {
    await whileStopped(part, async () => {
      const { ok, failed } = await report('--timeout', String(SHORT_MS));
      expect([ok, failed?.name, failed?.part]).toEqual([false, name, where]);
    });
    await until(() => shape.isWhole());
  });

  it('passes again afterwards, with a mail that arrives, and names the mail server when it took the mail and lost it', async () => {
    let isLost = false;
    const mailFolder = process.env['MAIL_DIR'] as string;
    const mailbox = createServer((_request, response) => {
      const names = isLost ? [] : readdirSync(mailFolder);
      response.end(names.map((name) => readFileSync(path.join(mailFolder, name), 'utf8')).join('\n'));
    });
    await new Promise<void>((resolve) => mailbox.listen(0, '127.0.0.1', resolve));
    const { port } = mailbox.address() as AddressInfo;
    const checkMail = (wait: string) =>
      report('--mailbox', `http://127.0.0.1:${port}/`, '--mail-timeout', wait);
    const whole = await checkMail('20000');
    expect(whole).toMatchObject({ ok: true, failed: null });
    expect(whole.steps.map(({ name }) => name)).toContain('mail arrives');
    isLost = true;
    const { ok, failed } = await checkMail(String(LOST_MS));
    expect([ok, failed?.name, failed?.part]).toEqual([false, 'mail arrives', 'mail server']);
    expect(failed?.reason).toContain('did not arrive within 0.3 s');
    mailbox.close();
  });
});
