import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { target } from './target.mjs';

const RESPONSE_TIMEOUT_MS = 10_000;

/** Raw connection: bytes are sent unchanged, responses are read one by one. */
export class Connection {
  #received = Buffer.alloc(0);
  #isOpen = true;
  #wake = () => {};

  static async open(url = target) {
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    const socket =
      url.protocol === 'https:'
        ? connectTls({ host: url.hostname, port, servername: url.hostname, rejectUnauthorized: false })
        : connectPlain(port, url.hostname);
    await once(socket, url.protocol === 'https:' ? 'secureConnect' : 'connect');
    return new Connection(socket);
  }

  constructor(socket) {
    this.socket = socket;
    socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#wake();
    });
    for (const event of ['close', 'end', 'error'])
      socket.on(event, () => {
        this.#isOpen = false;
        this.#wake();
      });
  }

  get isOpen() {
    return this.#isOpen;
  }

  send(bytes) {
    if (this.socket.writable) this.socket.write(bytes);
    return this;
  }

  close() {
    this.socket.destroy();
  }

  /** Returns the next response, or undefined if the connection closes without one. Interim responses are skipped. */
  async response({ isHead = false, timeoutMs = RESPONSE_TIMEOUT_MS } = {}) {
    const deadline = AbortSignal.timeout(timeoutMs);
    for (;;) {
      const parsed = parse(this.#received, isHead, !this.#isOpen);
      if (parsed) {
        this.#received = this.#received.subarray(parsed.length);
        if (parsed.status >= 200) return parsed;
        continue;
      }
      if (!this.#isOpen) return undefined;
      await this.#change(deadline);
    }
  }

  #change(deadline) {
    return new Promise((resolve, reject) => {
      const onTimeout = () =>
        reject(new Error(`no response in time; received: ${this.#received.subarray(0, 500)}`));
      if (deadline.aborted) return onTimeout();
      deadline.addEventListener('abort', onTimeout, { once: true });
      this.#wake = () => {
        deadline.removeEventListener('abort', onTimeout);
        resolve();
      };
    });
  }

  /** Resolves when the server has closed the connection. */
  async closed(timeoutMs = RESPONSE_TIMEOUT_MS) {
    const deadline = AbortSignal.timeout(timeoutMs);
    while (this.#isOpen) await this.#change(deadline);
  }
}

function readChunks(bytes) {
  const parts = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    const end = lineEnd + 2 + size + 2;
    if (Number.isNaN(size) || end > bytes.length) return undefined;
    if (size === 0) return { body: Buffer.concat(parts), length: end };
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = end;
  }
}

function parse(bytes, isHead, hasEnded) {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n');
  const match = /^HTTP\/1\.[01] (\d{3})/.exec(statusLine);
  if (!match) throw new Error(`not a response: ${statusLine.slice(0, 200)}`);
  const status = Number(match[1]);
  const headers = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers[name] =
      name in headers ? `${headers[name]}, ${line.slice(colon + 1).trim()}` : line.slice(colon + 1).trim();
  }
  const rest = bytes.subarray(headEnd + 4);
  const withBody = (body, length) => ({
    status,
    headers,
    body: body.toString('utf8'),
    length: headEnd + 4 + length,
  });
  if (isHead || status < 200 || status === 204 || status === 304) return withBody(Buffer.alloc(0), 0);
  if (/chunked/i.test(headers['transfer-encoding'] ?? '')) {
    const chunks = readChunks(rest);
    return chunks && withBody(chunks.body, chunks.length);
  }
  if (headers['content-length'] === undefined) return hasEnded ? withBody(rest, rest.length) : undefined;
  const size = Number(headers['content-length']);
  return rest.length >= size ? withBody(rest.subarray(0, size), size) : undefined;
}
