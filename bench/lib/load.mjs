import autocannon from 'autocannon';
import { cpuOf, cpuOfFamily } from './cpu.mjs';

const connections = 16;
const SAMPLE_MS = 50;
/** Long, because a baseline without counters answers slowly with a million deals. */
const SECONDS_TO_ANSWER = 120;

/**
 * Sends `amount` requests over 16 connections.
 * @param next returns each request: `{ path, method?, headers?, body? }`
 * @returns processor milliseconds per request of the server and of PostgreSQL, requests per second, responses by status
 */
export async function load({ address, serverPid, postgresPid, amount, next, onAnswer }) {
  const before = { server: cpuOf(serverPid), database: cpuOfFamily(postgresPid) };
  const started = performance.now();
  // autocannon itself ends on its next sample.
  let ended = started;
  const onResponse = (status, body) => {
    ended = performance.now();
    onAnswer?.(status, body);
  };
  const { statusCodeStats, errors } = await autocannon({
    url: address,
    connections: Math.min(connections, amount),
    sampleInt: SAMPLE_MS,
    timeout: SECONDS_TO_ANSWER,
    amount,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }), onResponse }],
  });
  const seconds = (ended - started) / 1000;
  if (errors > 0) throw new Error(`${errors} of ${amount} requests to ${address} failed`);
  const server = (cpuOf(serverPid) - before.server) / amount;
  const database = (cpuOfFamily(postgresPid) - before.database) / amount;
  const statuses = Object.fromEntries(
    Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]),
  );
  return { server, database, both: server + database, perSecond: amount / seconds, statuses };
}

/** Formats the processor time by process and the responses per second. */
export const shares = ({ server, database, perSecond }) =>
  `ms (server ${server.toFixed(3)}, PostgreSQL ${database.toFixed(3)}, ${Math.round(perSecond)}/s)`;

export function assertAnswered({ statuses }, expected, what) {
  const others = Object.keys(statuses).filter((status) => status !== String(expected));
  if (others.length > 0) throw new Error(`${what} answered ${JSON.stringify(statuses)}`);
}
