import path from 'node:path';
import { BuiltProgram } from './built-program.js';
import { findFreePort } from '../../../../scripts/run/ports.mjs';

const MAIN = path.resolve(import.meta.dirname, '../../../../shell/dist/server/main.js');

/** A built shell in a separate process, without remotes: it forwards calls of the API. */
export class ShellProcess extends BuiltProgram {
  static async start(backendUrl: string, changes: NodeJS.ProcessEnv = {}): Promise<ShellProcess> {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const own = { SHELL_PORT: String(port), PUBLIC_URL: url, BACKEND_URL: backendUrl };
    const env = { ...process.env, ...changes, ...own };
    return new ShellProcess({ main: MAIN, env, url, health: '/health' }).untilReady();
  }
}
