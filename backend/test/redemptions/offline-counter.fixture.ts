import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { ApiClient } from '../support/api/api-client.js';
import type { Business } from '../support/world.js';
import { running, shop } from './passes.fixture.js';

export interface Synced {
  number: number;
  outcome: string;
  message: string;
  passId: string | null;
  customer: string | null;
  amount: number | null;
  saves: number | null;
  points: number;
  at: string | null;
  first: { at: string; branch: string | null; person: string | null } | null;
  expected: number | null;
}

export interface SignedEntry {
  body: string;
  signature: string;
}

export const minute = 60_000;

export const tokenOf = ({ qrCode }: { qrCode: string }): string => qrCode.split('#')[1] as string;

export const newKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
  return { jwk: { kty, crv, x, y }, privateKey };
};

export const signed = (json: unknown, key: KeyObject): SignedEntry => {
  const body = Buffer.from(JSON.stringify(json));
  const signature = sign('sha256', Buffer.concat([Buffer.from('counter-entry-v1\0'), body]), {
    key,
    dsaEncoding: 'ieee-p1363',
  });
  return { body: body.toString('base64url'), signature: signature.toString('base64url') };
};

/** Before each test: ten more devices can be enrolled. */
export const freePlaces = (): Promise<unknown> =>
  running.database.query('UPDATE counter_devices SET withdrawn_at = now() WHERE withdrawn_at IS NULL');

const hashOf = ({ body }: SignedEntry): string =>
  createHash('sha256').update(Buffer.from(body, 'base64url')).digest('base64url');

/** An enrolled device with its queue, whose last contact is a day ago. */
export class Device {
  readonly queue: SignedEntry[] = [];
  readonly contactAt = Date.now() - 24 * 60 * minute;
  private previous = '';

  private constructor(
    readonly id: number,
    private readonly key: KeyObject,
    private readonly person: number,
    readonly client: ApiClient,
  ) {}

  static async enrol(business: Business = shop, branchId = business.branchId): Promise<Device> {
    const { jwk, privateKey } = newKey();
    const { client, id: person } = business.owner;
    const { body, status, text } = await client.post<{ id: number }>('/api/counter/devices', {
      name: 'Phone at the bar',
      branchId,
      publicKey: jwk,
    });
    if (status !== 201) throw new Error(text);
    await running.database.query(
      `UPDATE counter_devices SET enrolled_at = now() - interval '2 days', last_contact_at = now() - interval '1 day' WHERE id = $1`,
      [body.id],
    );
    return new Device(body.id, privateKey, person, client);
  }

  /** Hash of the last entry. */
  get lastHash(): string {
    return this.previous;
  }

  /** Adds an acceptance to the queue. @param ago in milliseconds */
  accept(token: string, ago = 0, more: object = {}): SignedEntry {
    return this.add(
      { kind: 'accept', token, amount: null, guests: null, paidWith: 'cash', override: null, ...more },
      ago,
    );
  }

  undo(number: number, ago = 0): SignedEntry {
    return this.add({ kind: 'undo', undoes: number }, ago);
  }

  add(part: object, ago: number): SignedEntry {
    const entry = signed(
      {
        v: 1,
        deviceId: this.id,
        number: this.queue.length + 1,
        previous: this.previous,
        person: this.person,
        branchId: shop.branchId,
        at: Date.now() - ago,
        offset: 0,
        contactAt: this.contactAt,
        ...part,
      },
      this.key,
    );
    this.queue.push(entry);
    this.previous = hashOf(entry);
    return entry;
  }

  /** Sends entries, by default the whole queue. Like the real device it repeats the request while the server is busy. */
  async sync(entries: readonly SignedEntry[] = this.queue): Promise<Synced[]> {
    for (;;) {
      const { body, status, text } = await this.client.post<Synced[]>('/api/counter/sync', {
        deviceId: this.id,
        entries,
      });
      if (status === 200) return body;
      if (status !== 503) throw new Error(text);
    }
  }

  /** Sends the queue and returns what became of its last entry. */
  async last(): Promise<Synced> {
    return (await this.sync()).at(-1) as Synced;
  }
}
