import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type Answer, ApiClient, type Problem } from './api-client.js';

/** A program: it sends its key, and neither a cookie nor an origin. */
export class KeyClient extends ApiClient {
  constructor(
    url: string,
    readonly key: string,
    readonly id: number,
  ) {
    super(url);
  }

  override async sendOnce<T = Problem>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${this.key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : undefined) as T,
    };
  }
}

interface Wanted {
  /** Left out for a key of the marketplace. */
  vendorId?: number;
  createdBy: number;
  scopes?: readonly string[];
  branchId?: number;
  allowedAddresses?: string[];
}

/** Adds a key straight to the table. */
export async function addKey(database: pg.Pool, url: string, wanted: Wanted): Promise<KeyClient> {
  const key = `dob_live_${randomBytes(24).toString('hex')}`;
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO api_keys (vendor_id, branch_id, name, secret_hash, last_four, scopes, allowed_addresses, version, created_by)
     VALUES ($1, $2, 'Till', $3, $4, $5, $6::inet[], '2026-11-22', $7) RETURNING id`,
    [
      wanted.vendorId ?? null,
      wanted.branchId ?? null,
      createHash('sha256').update(key).digest(),
      key.slice(-4),
      wanted.scopes ?? [],
      wanted.allowedAddresses ?? [],
      wanted.createdBy,
    ],
  );
  return new KeyClient(url, key, rows[0]?.id ?? 0);
}
