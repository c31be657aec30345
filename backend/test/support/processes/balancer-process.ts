import path from 'node:path';
import { BuiltProgram } from './built-program.js';
import { findFreePort } from '../../../../scripts/run/ports.mjs';

const MAIN = path.resolve(import.meta.dirname, '../../../../scripts/run/production/balancer.mjs');

/** The load balancer of the production setup in front of programs of a test. */
export class BalancerProcess extends BuiltProgram {
  /** @param upstreams addresses of the backends */
  static async before(upstreams: readonly string[]): Promise<BalancerProcess> {
    const port = await findFreePort();
    const env = {
      ...process.env,
      PORT: String(port),
      UPSTREAMS: upstreams.join(','),
      HEALTH_PATH: '/health/ready',
    };
    const url = `http://127.0.0.1:${port}`;
    return new BalancerProcess({ main: MAIN, env, url, health: '/balancer/health' }).untilReady();
  }
}
