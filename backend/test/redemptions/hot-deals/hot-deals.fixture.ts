import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Answer } from '../../support/api/api-client.js';
import { until } from '../../support/processes/until.js';
import type { Person } from '../../support/world.js';

export interface Outcome {
  id?: string;
  code: string;
  message: string;
  waiting: number;
}

/** Requests of one customer for one deal, all with the same key. */
export class Press {
  private readonly key = randomUUID();

  constructor(
    readonly person: Person,
    private readonly dealId: number,
    private readonly path = '/api/redemptions',
  ) {}

  async send(url = this.person.client.url, signal?: AbortSignal): Promise<Answer<Outcome>> {
    const { client } = this.person;
    const isOrder = this.path === '/api/orders';
    const body = isOrder ? { items: [{ dealId: this.dealId, quantity: 1 }] } : { dealId: this.dealId };
    const response = await fetch(url + this.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        cookie: client.cookie,
        'idempotency-key': this.key,
      },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
    const text = await response.text();
    const { status, headers } = response;
    return { status, headers, text, body: JSON.parse(text) as Outcome };
  }

  get idempotencyKey(): string {
    return this.key;
  }
}

/** Locks the capacity of a deal, so that issuing waits until `release`. */
export async function lockPlaces(database: pg.Pool, dealId: number): Promise<() => Promise<void>> {
  const holder = await database.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM deal_capacities WHERE deal_id = $1 FOR UPDATE', [dealId]);
  return async () => {
    await holder.query('ROLLBACK');
    holder.release();
  };
}

/** Value of a metric of the gate of deals. */
export async function gateMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = new RegExp(`^gate_${name}\\{gate="deal"\\} (\\d+)$`, 'm').exec(text);
  return Number(line?.[1]);
}

/** Waits until the metric has this value. */
export const untilGate = (url: string, name: string, value: number): Promise<void> =>
  until(async () => (await gateMetric(url, name)) === value);
