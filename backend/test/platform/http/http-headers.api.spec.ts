import { BackendProcess } from '../../support/processes/backend-process.js';
import { openApiDocument } from '../../support/api/openapi-document.js';
import { rawRequest, type RawResponse } from '../../support/api/raw-request.js';

const API_POLICY = "default-src 'none';frame-ancestors 'none'";

/** Routes that are no part of the described API, and requests that reach no route. */
const OTHERS: [name: string, bytes: string, status: number][] = [
  ['docs', 'GET /api/docs HTTP/1.1', 200],
  ['a file of the docs', 'GET /api/docs/swagger-ui.css HTTP/1.1', 200],
  ['the script of the docs', 'GET /api/docs/swagger-ui-init.js HTTP/1.1', 200],
  ['the docs for businesses', 'GET /api/docs/business HTTP/1.1', 200],
  ['the script of the docs for admins', 'GET /api/docs/admin/swagger-ui-init.js HTTP/1.1', 200],
  ['the docs as a document', 'GET /api/docs/public.json HTTP/1.1', 200],
  ['the page of errors', 'GET /api/docs/errors HTTP/1.1', 200],
  ['the document', 'GET /api/docs-json HTTP/1.1', 200],
  ['liveness', 'GET /health/live HTTP/1.1', 200],
  ['readiness', 'GET /health/ready HTTP/1.1', 200],
  ['metrics', 'GET /metrics HTTP/1.1', 200],
  ['a picture', 'GET /media/0199a0b0-0000-7000-8000-000000000000/400.webp HTTP/1.1', 404],
  ['nothing', 'GET /nothing HTTP/1.1', 404],
  ['a method without a route', 'OPTIONS /api/deals HTTP/1.1', 404],
  ['a malformed address', 'GET /api/deals/%zz HTTP/1.1', 400],
  ['a long parameter', `GET /api/deals/${'x'.repeat(300)} HTTP/1.1`, 404],
  ['no HTTP', 'GARBAGE', 400],
  ['large headers', `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}`, 431],
  [
    'a large body',
    'POST /api/contact HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 900000',
    413,
  ],
  ['a slow body', 'POST /api/contact HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 9', 408],
];

describe('the headers of every response', () => {
  let plain: BackendProcess;
  let secure: BackendProcess;

  beforeAll(async () => {
    const env = { BACKGROUND_WORK: 'off', RECEIVE_TIMEOUT_MS: '2000' };
    [plain, secure] = await Promise.all([
      BackendProcess.start(env),
      BackendProcess.start({ ...env, PUBLIC_URL: 'https://dobbar.example' }),
    ]);
  });

  afterAll(() => Promise.all([plain.stop(), secure.stop()]));

  const missing = (what: string, { status, headers, body }: RawResponse, isSecure: boolean): string[] => {
    const policy = headers['content-security-policy'] ?? '';
    const isDocs = headers['content-type']?.startsWith('text/html') || /docs/.test(what);
    const errors = [
      headers['x-content-type-options'] === 'nosniff' || 'nosniff',
      headers['referrer-policy'] === 'no-referrer' || 'referrer-policy',
      headers['x-frame-options'] === 'DENY' || 'x-frame-options',
      /^camera=\(\), /.test(headers['permissions-policy'] ?? '') || 'permissions-policy',
      (isDocs ? policy.includes("default-src 'none'") : policy === API_POLICY) || `policy ${policy}`,
      !/unsafe-eval|script-src[^;]*unsafe-inline/.test(policy) || 'unsafe scripts',
      (headers['strict-transport-security'] ?? '').startsWith(isSecure ? 'max-age=31536000' : '') ||
        'strict-transport-security',
      isSecure || !('strict-transport-security' in headers) || 'strict-transport-security without TLS',
      !('x-powered-by' in headers) || 'x-powered-by',
      body === '' ||
        /charset=utf-8/i.test(headers['content-type'] ?? '') ||
        `charset ${headers['content-type']}`,
    ];
    return errors.filter((error) => error !== true).map((error) => `${what} (${status}): ${String(error)}`);
  };

  it('are the same on every route of the description, without an account', async () => {
    const errors: string[] = [];
    for (const [path, item] of Object.entries(openApiDocument().paths)) {
      for (const method of Object.keys(item)) {
        const address = path.replaceAll(/\{\w+\}/g, '1');
        const bytes = `${method.toUpperCase()} ${address} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
        errors.push(...missing(`${method} ${path}`, await rawRequest(secure.url, bytes), true));
      }
    }
    expect(errors).toEqual([]);
  });

  it.each(OTHERS)('are the same for %s', async (name, bytes, status) => {
    const closing = status === 413 || status === 408 ? '' : '\r\nconnection: close';
    for (const backend of [plain, secure]) {
      const response = await rawRequest(
        backend.url,
        `${bytes}${bytes === 'GARBAGE' ? '' : '\r\nhost: a'}${closing}\r\n\r\n`,
      );
      expect(response.status).toBe(status);
      expect(missing(name, response, backend === secure)).toEqual([]);
    }
  });

  it('are the same on public responses from memory and on 304', async () => {
    for (const condition of ['', '', 'if-none-match: *\r\n']) {
      const bytes = `GET /api/categories HTTP/1.1\r\nhost: a\r\n${condition}connection: close\r\n\r\n`;
      expect(missing('categories', await rawRequest(plain.url, bytes), false)).toEqual([]);
    }
  });
});

describe('requests that arrive slowly or are too large', () => {
  let backend: BackendProcess;

  beforeAll(async () => {
    backend = await BackendProcess.start({ BACKGROUND_WORK: 'off', RECEIVE_TIMEOUT_MS: '1000' });
  });

  afterAll(() => backend.stop());

  it.each([
    ['headers', 'GET /api/deals HTTP/1.1\r\nhost: a\r\nx-slow: 1'],
    [
      'a body',
      'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"name":',
    ],
    [
      'an upload',
      'POST /api/uploads HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 90\r\n\r\n--b\r\n',
    ],
  ])('cuts off %s that do not end in time', async (_what, bytes) => {
    const began = Date.now();
    const { headers, text } = await rawRequest(backend.url, bytes);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(text).toMatch(/HTTP\/1.1 (408 Request Timeout|401 Unauthorized)/);
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  it.each([
    ['a length', 'content-length: 3000000\r\n\r\n', Array.from({ length: 60 }, () => 'x'.repeat(50_000))],
    [
      'chunks',
      'transfer-encoding: chunked\r\n\r\n',
      [
        ...Array.from({ length: 60 }, () => `${(50_000).toString(16)}\r\n${'x'.repeat(50_000)}\r\n`),
        '0\r\n\r\n',
      ],
    ],
  ])(
    'answers 413 to a body with %s while the client still sends, and serves the next request',
    async (_name, framing, rest) => {
      for (let attempt = 0; attempt < 10; attempt++) {
        const head = `POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${framing}`;
        const next = 'GET /health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
        const { status, text } = await rawRequest(backend.url, head, [...rest, next]);
        expect(status).toBe(413);
        expect(text).toContain('"code":"request.too-large"');
        expect(text).toContain('HTTP/1.1 200 OK');
      }
    },
  );

  it('closes the connection of a body without end', async () => {
    const head =
      'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900000000\r\n\r\n';
    let sent = 0;
    const piece = 'x'.repeat(1_000_000);
    const endless = {
      *[Symbol.iterator]() {
        for (; sent < 900; sent++) yield piece;
      },
    };
    await rawRequest(backend.url, head, endless).catch(() => undefined);
    expect(sent).toBeLessThan(100);
  });
});
