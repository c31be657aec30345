import { spawn } from 'node:child_process';
import path from 'node:path';
import { type RunningApp, startApp } from '../support/start-app.js';

const command = path.join(import.meta.dirname, '../../dist/create-admin.js');

interface Ended {
  code: number | null;
  said: string;
}

const run = (args: string[], password: string): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [command, ...args], { env: process.env });
    let said = '';
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    child.on('close', (code) => resolve({ code, said }));
    child.stdin.end(`${password}\n`);
  });

describe('the first admin of a new database', () => {
  const password = 'a long walk to Namche';
  const who = ['--email', 'asmita@example.com', '--name', 'Asmita Devi Rai'];
  let running: RunningApp;

  beforeAll(async () => {
    running = await startApp();
  });

  afterAll(() => running.stop());

  it('is made by a command that asks for the password, and can sign in', async () => {
    const { code, said } = await run(who, password);
    expect([code, said]).toEqual([0, expect.stringContaining('asmita@example.com is an admin.')]);
    expect(said).not.toContain(password);
    const answer = await running
      .client()
      .post('/api/auth/admin/login', { username: 'asmita@example.com', password });
    expect(answer.body).toMatchObject({
      success: true,
      user: { role: 'admin', adminRole: 'owner', firstName: 'Asmita', lastName: 'Devi Rai' },
    });
    const { rows } = await running.database.query(
      "SELECT action FROM audit_log WHERE action = 'admin.created'",
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    [
      'an e-mail that has an account',
      ['--email', 'ASMITA@example.com', '--name', 'A'],
      password,
      'There is an account of',
    ],
    ['a short password', ['--email', 'b@example.com', '--name', 'B'], 'short', 'at least 12 characters'],
    ['no address', ['--email', 'nowhere', '--name', 'B'], password, 'is not an e-mail address'],
    ['no name', ['--email', 'b@example.com', '--name', ' '], password, 'Please give a name'],
  ])('is rejected for %s', async (_, args, typed, sentence) => {
    const { code, said } = await run(args, typed);
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    expect(said).not.toContain('    at ');
  });
});
