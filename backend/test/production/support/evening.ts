import { randomUUID } from 'node:crypto';
import type { Business, Person } from '../../support/world.js';
import type { Shape } from './shape.js';

interface Pass {
  id: string;
  code: string;
}

interface Attempt {
  status: number;
  body: unknown;
}

const REPEAT_MS = 100;
const CUSTOMERS = 16;
const SHOPS = 4;

/**
 * Simulates a busy evening: customers get codes and shops accept them, sixteen at once, without end. A failed
 * request is repeated with the same key until it has an outcome, as in the product's own client.
 */
export class Evening {
  /** Passes whose issue was acknowledged, and those whose acceptance was. */
  readonly issued: string[] = [];
  readonly accepted: string[] = [];
  /** First attempts without a response or with a 5xx. */
  readonly failures: string[] = [];
  /** Unexpected responses. */
  readonly oddities: string[] = [];
  private isOver = false;
  private readonly running: Promise<void>[] = [];

  private constructor(
    private readonly shape: Shape,
    private readonly tables: { customer: Person; shop: Business; dealId: number }[],
  ) {}

  static async begin(shape: Shape): Promise<Evening> {
    const { world } = shape;
    const tables: Evening['tables'] = [];
    const shops: { shop: Business; dealId: number }[] = [];
    for (let n = 0; n < SHOPS; n++) {
      const shop = await world.business();
      shops.push({
        shop,
        dealId: await world.deal(shop, { total_limit: 1_000_000, daily_limit: 1_000_000 }),
      });
    }
    for (let n = 0; n < CUSTOMERS; n++)
      tables.push({ customer: await world.person(), ...(shops[n % SHOPS] as (typeof shops)[number]) });
    const evening = new Evening(shape, tables);
    evening.running.push(...tables.map((table) => evening.serve(table)));
    return evening;
  }

  /** Resolves when this number of further codes has been accepted; rejects after an unexpected response. */
  async goesOn(count: number): Promise<void> {
    const goal = this.accepted.length + count;
    while (this.accepted.length < goal) {
      if (this.oddities.length > 0) throw new Error(this.oddities.join('\n'));
      await new Promise((resume) => setTimeout(resume, REPEAT_MS));
    }
  }

  /** Waits until all running requests have ended. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  /**
   * Acknowledged effects that are missing in the database or occurred twice.
   * @returns descriptions; empty if there are none
   */
  async losses(): Promise<string[]> {
    const { rows } = await this.shape.database.query<{ id: string; state: string }>(
      'SELECT public_id AS id, state FROM passes WHERE public_id = ANY($1)',
      [this.issued],
    );
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    const losses = this.issued.filter((id) => !states.has(id)).map((id) => `${id} was issued and is gone`);
    for (const id of this.accepted)
      if (states.get(id) !== 'redeemed') losses.push(`${id} was accepted and is ${states.get(id)}`);
    if (new Set(this.accepted).size !== this.accepted.length) losses.push('a code was accepted twice');
    for (const broken of await this.shape.brokenInvariants()) losses.push(JSON.stringify(broken));
    return [...losses, ...this.oddities];
  }

  private async serve({ customer, shop, dealId }: Evening['tables'][number]): Promise<void> {
    while (!this.isOver) {
      const issue = await this.insist(customer, '/api/redemptions', { dealId });
      const pass = issue.body as Pass;
      if (issue.status >= 300) {
        this.oddities.push(`issue: ${issue.status} ${JSON.stringify(issue.body)}`);
        return;
      }
      this.issued.push(pass.id);
      const accept = await this.insist(shop.owner, '/api/counter/accept', { code: pass.code });
      if (accept.status !== 200) {
        this.oddities.push(`accept: ${accept.status} ${JSON.stringify(accept.body)}`);
        return;
      }
      this.accepted.push(pass.id);
    }
  }

  private async insist({ client }: Person, path: string, body: object): Promise<Attempt> {
    const key = randomUUID();
    for (;;) {
      const attempt = await client
        .sendOnce('POST', path, body, { 'idempotency-key': key })
        .catch((error: unknown) => ({ status: 0, body: String((error as Error).cause ?? error) }));
      const isInProgress = (attempt.body as { code?: string } | undefined)?.code === 'request.in-progress';
      if (attempt.status > 0 && attempt.status < 500 && !isInProgress) return attempt;
      if (!isInProgress) this.failures.push(`${path}: ${attempt.status} ${JSON.stringify(attempt.body)}`);
      await new Promise((resume) => setTimeout(resume, REPEAT_MS));
    }
  }
}
