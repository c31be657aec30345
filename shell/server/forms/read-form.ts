import type { IncomingMessage } from 'node:http';

const largest = 40_000;

/** What keeps a form from being taken: an HTTP status. */
export class FormRefused extends Error {
  constructor(readonly status: 403 | 413 | 415) {
    super(`form refused with ${status}`);
  }
}

/** A form that another site sends in somebody's name is not taken. */
export function assertOwnForm({ headers }: IncomingMessage, publicUrl: string): void {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') throw new FormRefused(403);
  const isOwn = origin === undefined ? site === 'same-origin' : origin === new URL(publicUrl).origin;
  if (!isOwn) throw new FormRefused(403);
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim();
  if (type !== 'application/x-www-form-urlencoded') throw new FormRefused(415);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largest) throw new FormRefused(413);
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}
