import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SmsSettings } from '../../../config/sms-settings.js';

export interface TextMessage {
  /** Ten digits of a Nepali mobile number. */
  to: string;
  text: string;
}

/** Sends one message; rejects if the gateway did not take it. */
export type SmsGateway = (message: TextMessage, id: string) => Promise<void>;

/** Shorter than the lease of a delivery in the outbox. */
const TIMEOUT_MS = 10_000;

/** Messages contain digits that sign users in, so only the product's account can read their files. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

type HttpSettings = SmsSettings & { url: URL };

/** Form of Sparrow SMS: errors have the status 403, or 200 with another `response_code`. */
const sparrow = ({ token, sender }: HttpSettings, { to, text }: TextMessage): RequestInit => ({
  headers: { accept: 'application/json' },
  body: new URLSearchParams({ token, from: sender, to, text }),
});

/** JSON with a bearer token; the key lets the gateway recognize a repeated message. */
const json = ({ token, sender }: HttpSettings, { to, text }: TextMessage, id: string): RequestInit => ({
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': id,
  },
  body: JSON.stringify({ from: sender, to: `+977${to}`, text }),
});

const FORMATS = { sparrow, json };

/** Returns false if the body of a response with status 2xx states an error. */
function isTaken(body: string): boolean {
  const code = /"response_code"\s*:\s*"?(\d+)/.exec(body)?.[1];
  return code === undefined || code === '200';
}

/** Sends over HTTP. Errors contain neither the message nor the token. */
export const httpGateway =
  (settings: HttpSettings): SmsGateway =>
  async (message, id) => {
    const response = await fetch(settings.url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...FORMATS[settings.format](settings, message, id),
    }).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new Error(isLate ? 'The gateway took too long.' : 'The gateway cannot be reached.');
    });
    const body = await response.text().catch(() => {
      throw new Error('The gateway took too long.');
    });
    if (!response.ok || !isTaken(body)) throw new Error(`The gateway answered ${response.status}.`);
  };

/** Writes each message into the folder of the mails, for development. */
export const fileGateway =
  (dataDir: string): SmsGateway =>
  async ({ to, text }, id) => {
    const folder = path.join(dataDir, 'mail');
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
    const draft = path.join(dataDir, `${randomUUID()}.sms`);
    await writeFile(draft, `To: ${to}\n\n${text}\n`, { mode: OWNER_ONLY.file });
    // Renaming is atomic, so that readers of the folder find only complete messages.
    await rename(draft, path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.sms`));
  };
