import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomBytes } from 'node:crypto';
import type { GatewayName } from '../common/payments/gateway-names.js';

const LARGEST_BODY = 100_000;

/** A request as the protocols below read it. */
export interface MockRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingMessage['headers'];
}

/** A response: a status with a body, or a redirect. */
export type MockResponse =
  | { status: number; json: unknown }
  | { status: number; rawJson: string }
  | { status: number; html: string }
  | { location: string };

/** A gateway as a tester and our server see it. */
export interface MockGateway {
  readonly name: GatewayName;
  /** Paths of the calls between servers, which tests can count and hold; the other paths are pages for browsers. */
  readonly serverCalls: RegExp;
  /** Returns null for a path that belongs to another gateway. */
  answer(asked: MockRequest): MockResponse | null;
}

export async function readRequest(request: IncomingMessage): Promise<MockRequest> {
  const url = new URL(request.url ?? '/', 'http://mock-gateways.invalid');
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > LARGEST_BODY) throw new Error('The body is too large.');
  }
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body,
    headers: request.headers,
  };
}

export function sendResponse(response: ServerResponse, told: MockResponse): void {
  if ('location' in told) return void response.writeHead(303, { location: told.location }).end();
  const [type, body] =
    'html' in told
      ? ['text/html; charset=utf-8', told.html]
      : ['application/json', 'json' in told ? JSON.stringify(told.json) : told.rawJson];
  response.writeHead(told.status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

export const newId = (length: number): string =>
  randomBytes(length * 2)
    .toString('base64url')
    .replaceAll(/[-_]/g, '')
    .slice(0, length);

export const withQuery = (url: string, fields: Readonly<Record<string, string>>): string => {
  const address = new URL(url);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
};
