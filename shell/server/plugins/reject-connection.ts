import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_TYPE, problemText } from './problem';
import { MALFORMED_PATH } from './request-target';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Rejects bytes that are not HTTP, or that are too slow or too large for a request, and closes the connection. */
export class ConnectionRejecter {
  /** Unfinished response, by connection. */
  readonly #unfinished = new WeakMap<Socket, ServerResponse>();
  /** Headers of every response; set when the server is ready. */
  headerLines = '';

  watch(server: Server): void {
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) =>
      this.#unfinished.set(socket, response),
    );
    // Node's own response would lack the headers of every response.
    server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
      request.url = MALFORMED_PATH;
      server.emit('request', request, response);
    });
    server.on('connect', (_request: IncomingMessage, socket: Socket) => this.#end(socket, 405));
  }

  reject(error: Error & { code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
    const response = this.#unfinished.get(socket);
    if (!response || response.writableFinished)
      return this.#end(socket, STATUS_BY_CODE[error.code ?? ''] ?? 400);
    // The error belongs to a later request, so the response to this one is completed first.
    if (response.req.complete) return void response.once('close', () => socket.destroy());
    if (response.headersSent) return void socket.destroy();
    this.#end(socket, STATUS_BY_CODE[error.code ?? ''] ?? 400);
  }

  #end(socket: Socket, status: number): void {
    const body = problemText(status, { requestId: randomUUID() });
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: ${PROBLEM_TYPE}\r\ncache-control: no-store\r\n` +
        `${this.headerLines}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
}
