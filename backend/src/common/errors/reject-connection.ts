import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { AppError } from './app-error.js';
import { MalformedRequest, RequestTooLarge } from './common.errors.js';
import { problemOf } from './problem.js';
import { PROBLEM_TYPE } from './send-problem.js';

const BY_CODE: Record<string, { status: string; makeError: () => AppError }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    makeError: () => new RequestTooLarge({}, 'The headers of the request are too large.'),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    makeError: () => new MalformedRequest({}, 'The request took too long to arrive.'),
  },
};

const UNREADABLE = { status: '400 Bad Request', makeError: (): AppError => new MalformedRequest() };

/**
 * Responds to input that is not HTTP, or too slow or too large to become a request, and closes the
 * connection.
 */
export function rejectConnection(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const { status, makeError } = BY_CODE[error.code ?? ''] ?? UNREADABLE;
  const problem = { ...problemOf(makeError(), randomUUID()), status: Number.parseInt(status, 10) };
  const body = JSON.stringify({ ...problem, title: status.slice(4) });
  const lines = Object.entries({
    ...headers,
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': problem.requestId,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
}
