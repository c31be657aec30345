import { jest } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { CaseDeadlinesJob, HonourQuestionsJob } from '../../src/modules/honour/index.js';
import { Clock } from '../../src/common/time/clock.js';
import { PaymentSetup, type PaymentSummary } from '../support/money/payment-setup.js';
import type { RunningApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

export interface CaseBody {
  id: string;
  code: string;
  state: string;
  currentState?: string;
  dueAt: string | null;
  dueBy: string | null;
  paid: number | null;
  promised: number;
  mostAmount: number;
  part: string;
  customer: string;
  offer: { kind: string; amount: number | null } | null;
  decision: { for: string; isFinal: boolean; isSecond: boolean } | null;
  remedy: { kind: string; amount: number | null; passId: string | null } | null;
  history: { kind: string; by: string; state: string }[];
  messages: { text: string | null; photos: string[] }[];
  allowed: string[];
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** The application with a business, and the test's clock. */
export class Honour {
  private aheadMs = 0;

  private constructor(
    readonly setup: PaymentSetup,
    readonly world: World,
    readonly admin: Person,
    readonly secondAdmin: Person,
  ) {
    this.mockClock();
  }

  mockClock(): void {
    const clock = this.setup.running.app.get(Clock);
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + this.aheadMs));
  }

  static async start(env: NodeJS.ProcessEnv = {}): Promise<Honour> {
    const setup = await PaymentSetup.start(env);
    const world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    return new Honour(setup, world, await world.admin('moderator'), await world.admin('moderator'));
  }

  get running(): RunningApp {
    return this.setup.running;
  }

  stop(): Promise<void> {
    return this.setup.stop();
  }

  /** Moves the test's clock, and runs the jobs. */
  async later(ms: number): Promise<void> {
    this.aheadMs += ms;
    await this.running.app.get(CaseDeadlinesJob).runDue();
    await this.running.app.get(HonourQuestionsJob).runDue();
  }

  resetClock(): void {
    this.aheadMs = 0;
  }

  /** A customer with a phone number of their own. */
  async customer(name = 'Aarati'): Promise<Person> {
    const person = await this.world.person({ firstName: name, lastName: 'Shrestha' });
    await this.running.database.query('UPDATE users SET phone = $2 WHERE id = $1', [
      person.id,
      `98${String(randomInt(10_000_000, 99_999_999))}`,
    ]);
    return person;
  }

  async used(shop: Business, person: Person, dealId: number, amount?: number): Promise<string> {
    const { body } = await person.client.post<{ id: string; code: string }>('/api/redemptions', { dealId });
    const { status, text } = await shop.owner.client.post('/api/counter/accept', { code: body.code, amount });
    if (status !== 200) throw new Error(text);
    return body.id;
  }

  /** A pass of a prepaid deal, paid through the mock gateway. */
  async bought(person: Person, dealId: number): Promise<{ id: string; code: string }> {
    const [pass] = await this.boughtTogether(person, dealId, 1);
    if (!pass) throw new Error('Nothing was bought.');
    return pass;
  }

  /** Passes of one order. */
  async boughtTogether(
    person: Person,
    dealId: number,
    quantity: number,
  ): Promise<{ id: string; code: string }[]> {
    const { body: order } = await person.client.post<{ id: string }>('/api/orders', {
      items: [{ dealId, quantity }],
    });
    const { body: payment } = await person.client.post<PaymentSummary>(`/api/orders/${order.id}/payments`, {
      gateway: 'khalti',
    });
    await person.client.post(
      `/api/payments/${payment.id}/confirm`,
      (await this.setup.choose(payment, 'pay')) ?? {},
    );
    const { body } =
      await person.client.get<{ id: string; code: string; dealId: number }[]>('/api/redemptions/me');
    return body.filter((one) => one.dealId === dealId);
  }

  open(person: Person, passId: string, more: object = {}) {
    return person.client.post<CaseBody>('/api/honour/cases', {
      passId,
      reason: 'charged-more',
      wants: 'money',
      paid: 700,
      text: 'They asked for more.',
      ...more,
    });
  }

  step(person: Person, id: string, step: string, body: object = {}) {
    return person.client.post<CaseBody>(`/api/honour/cases/${id}/${step}`, body);
  }

  read(person: Person, id: string) {
    return person.client.get<CaseBody>(`/api/honour/cases/${id}`);
  }

  /** A use of three weeks ago with its answer, which counts. @returns the row of the pass */
  async answered(shop: Business, dealId: number, person: Person, answer: 'yes' | 'no'): Promise<string> {
    const { rows } = await this.running.database.query<{ id: string }>(
      `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount)
       VALUES (gen_random_uuid(), $1, $2, $3, sha256(gen_random_uuid()::text::bytea), 'redeemed', now() - interval '30 days', now(),
         now() - interval '21 days', $4, 500) RETURNING id`,
      [person.id, dealId, shop.id, shop.owner.id],
    );
    await this.running.database.query(
      `INSERT INTO honour_answers (pass_id, user_id, vendor_id, deal_id, used_at, answer, answered_at, counts_at)
       VALUES ($1, $2, $3, $4, now() - interval '21 days', $5, now() - interval '21 days', now() - interval '14 days')`,
      [rows[0]?.id, person.id, shop.id, dealId, answer],
    );
    return rows[0]?.id as string;
  }

  /** A case whose decision took effect that many days ago. */
  async decided(
    shop: Business,
    dealId: number,
    person: Person,
    decidedFor: 'customer' | 'business',
    daysAgo: number,
  ): Promise<void> {
    const passRow = await this.answered(shop, dealId, person, 'no');
    await this.running.database.query(
      `INSERT INTO honour_cases (public_id, pass_id, user_id, vendor_id, deal_id, is_refusal, is_bought, reason, wants, promised, most_amount, state,
         opened_at, decided_for, decided_by, decided_at, closed_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, false, false, 'gave-less', 'money', 500, 500, 'decided', now() - make_interval(days => $6 + 8),
         $5, $7, now() - make_interval(days => $6 + 7), now() - make_interval(days => $6))`,
      [passRow, person.id, shop.id, dealId, decidedFor, daysAgo, this.admin.id],
    );
  }

  async slugOf(shop: Business): Promise<string> {
    const { rows } = await this.running.database.query<{ slug: string }>(
      'SELECT slug FROM vendors WHERE id = $1',
      [shop.id],
    );
    return rows[0]?.slug as string;
  }

  async count(table: string, where: string, values: unknown[]): Promise<number> {
    const { rows } = await this.running.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${where}`,
      values,
    );
    return rows[0]?.count ?? 0;
  }

  async figures(shop: Business, person: Person) {
    const { rows } = await this.running.database.query<{
      owed: number;
      held: number;
      points: number;
      given: number;
      counted: number;
    }>(
      `SELECT coalesce(b.owed_paisa, 0)::int AS owed, coalesce(b.held_paisa, 0)::int AS held, u.loyalty_points AS points, v.honour_given AS given,
         v.honour_counted AS counted
       FROM vendors v LEFT JOIN vendor_balances b ON b.vendor_id = v.id, users u WHERE v.id = $1 AND u.id = $2`,
      [shop.id, person.id],
    );
    return rows[0];
  }
}
