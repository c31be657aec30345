import path from 'node:path';
import { BuiltProgram } from './built-program.js';
import { findFreePort } from '../../../../scripts/run/ports.mjs';

const SHIFTED_CLOCK = path.resolve(import.meta.dirname, '../shifted-clock.mjs');
const MAIN = path.resolve(import.meta.dirname, '../../../dist/main.js');

/** A built backend in a separate process. */
export class BackendProcess extends BuiltProgram {
  static async start(changes: NodeJS.ProcessEnv = {}): Promise<BackendProcess> {
    const port = await findFreePort();
    const env = {
      ...process.env,
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'error',
      ...changes,
      BACKEND_PORT: String(port),
    };
    const url = `http://127.0.0.1:${port}`;
    return new BackendProcess({ main: MAIN, env, url, health: '/health/ready' }).untilReady();
  }

  /** @param shiftMs offset of the clock of its machine */
  static withShiftedClock(shiftMs: number, env: NodeJS.ProcessEnv = {}): Promise<BackendProcess> {
    return BackendProcess.start({
      ...env,
      NODE_OPTIONS: `--import=${SHIFTED_CLOCK}`,
      CLOCK_SHIFT_MS: String(shiftMs),
    });
  }
}
