import type { Socket } from 'node:net';
import type pg from 'pg';
import { BEAT } from './cache-invalidation.sql.js';

const BEAT_MS = 250;
/** Longest time without an answer. Nothing that is shown may be older than a second. */
const SILENT_MS = 750;

/**
 * Ends a connection when its server is silent. A connection whose other end disappeared without closing it, for example after a
 * failover, otherwise looks open for minutes, until the operating system gives up.
 * @param socket of the connection
 */
export function endWhenSilent(client: pg.Client, socket: Socket): void {
  let answeredAt = performance.now();
  let waits = false;
  const isSilent = (): boolean => performance.now() - answeredAt > SILENT_MS;
  const ask = (): void => {
    if (waits) return;
    waits = true;
    client.query(BEAT).then(
      () => {
        answeredAt = performance.now();
        waits = false;
      },
      // The connection has ended.
      () => undefined,
    );
  };
  const beat = setInterval(() => {
    ask();
    // Looks twice, because an answer may wait to be read after this process itself was busy.
    if (isSilent()) setImmediate(() => isSilent() && socket.destroy());
  }, BEAT_MS);
  beat.unref();
  client.once('end', () => clearInterval(beat));
}
