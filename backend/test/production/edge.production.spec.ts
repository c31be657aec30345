import { spawn } from 'node:child_process';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../shell/edge');

/** @returns the output of the file's tests if one failed, else nothing */
const failuresOf = (file: string): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--test', path.join(folder, file)], {
      env: {
        ...process.env,
        EDGE_URL: process.env['SHELL_URL'],
        EDGE_ORIGIN: process.env['SITE_URL'],
        EDGE_DATABASE_URL: process.env['DATABASE_MIGRATION_URL'],
      },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += String(text)));
    child.stderr.on('data', (text) => (output += String(text)));
    child.once('exit', (code) => resolve(code === 0 ? '' : output));
  });

describe('bytes that are sent to a shell in production', () => {
  it.each(['smuggling.edge.mjs', 'bodies.edge.mjs', 'paths.edge.mjs', 'headers.edge.mjs'])(
    '%s holds',
    async (file) => {
      expect(await failuresOf(file)).toBe('');
    },
  );
});
