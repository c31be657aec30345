import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { AddressNotPublic, assertPublicHost, publicLookup } from './public-address.js';

export type Failure = 'status' | 'redirect' | 'timeout' | 'unreachable' | 'address' | 'certificate';

/** The outcome of one attempt. */
export interface Outcome {
  /** Null if the receiver took it. */
  failure: Failure | null;
  /** Null without an answer. */
  status: number | null;
  /** The first part of the answer. */
  answer: string | null;
  durationMs: number;
}

/** Maximum number of bytes that are read of an answer. */
const MAX_ANSWER = 16_384;
const STORED_ANSWER = 2_000;

interface Call {
  url: URL;
  headers: OutgoingHttpHeaders;
  body: string;
  /** True for a receiver of a test or the sandbox. */
  isLocal: boolean;
  /** Limit from the connection to the end of the answer, in milliseconds (rule WH5). */
  timeoutMs: number;
  /** Resolves names; for tests of the check. */
  lookup?: LookupFunction;
}

/** Error of a receiver whose certificate has ended, is of another name, or has an issuer that nobody trusts. */
class CertificateNotValid extends Error {
  override readonly name = 'CertificateNotValid';
}

/** Sends one request. Redirects are not followed, and addresses that are not public fail at the connection. */
export async function sendWebhook(call: Call): Promise<Outcome> {
  const start = performance.now();
  const durationMs = (): number => Math.round(performance.now() - start);
  const signal = AbortSignal.timeout(call.timeoutMs);
  let status: number | null = null;
  try {
    const response = await request(call, signal);
    status = response.statusCode ?? null;
    const answer = await firstPart(response);
    return { failure: failureOf(status), status, answer, durationMs: durationMs() };
  } catch (error) {
    const failure = connectionFailureOf(error, signal);
    return { failure, status, answer: null, durationMs: durationMs() };
  }
}

function request(
  { url, headers, body, isLocal, lookup }: Call,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    if (!isLocal) {
      if (url.protocol !== 'https:') throw new AddressNotPublic(url.protocol);
      assertPublicHost(url);
    }
    const { request: open } = url.protocol === 'https:' ? https : http;
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
      // A connection of its own, so that the check of the address belongs to this request.
      agent: false,
      ...(isLocal ? {} : { lookup: lookup ?? publicLookup() }),
    };
    const outgoing = open(url, options, resolve);
    outgoing.on('error', (error) => reject(isRejected(outgoing.socket) ? new CertificateNotValid() : error));
    outgoing.end(body);
  });
}

/** Node sets the error of a certificate before it ends the connection. */
const isRejected = (socket: Socket | null): boolean =>
  Boolean((socket as TLSSocket | null)?.authorizationError);

function connectionFailureOf(error: unknown, { aborted }: AbortSignal): Failure {
  if (error instanceof AddressNotPublic) return 'address';
  if (error instanceof CertificateNotValid) return 'certificate';
  return aborted ? 'timeout' : 'unreachable';
}

/** Reads until the end or the limit. @throws if the receiver ends the connection before the end of its answer */
async function firstPart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= MAX_ANSWER) break;
  }
  response.destroy();
  const text = Buffer.concat(parts).subarray(0, MAX_ANSWER).toString('utf8').replaceAll('\0', '');
  return [...text].slice(0, STORED_ANSWER).join('');
}

function failureOf(status: number | null): Failure | null {
  if (status !== null && status >= 200 && status < 300) return null;
  return status !== null && status >= 300 && status < 400 ? 'redirect' : 'status';
}
