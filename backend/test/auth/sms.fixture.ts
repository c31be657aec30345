import { expect } from '@jest/globals';
import type { ApiClient } from '../support/api/api-client.js';
import { MockSmsGateway } from '../support/sms-gateway.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

export interface Verified {
  state: string;
  ticket?: string;
  user?: { id: number; email: string | null; verifiedPhone: string | null; firstName: string };
  code?: string;
  triesLeft?: number;
  errors?: { field: string; message: string }[];
}

export const SITE = 'http://localhost:4200';

let counter = 0;
/** A number that no other test of the file uses. */
export const nextNumber = (): string => `98${String(10_000_000 + counter++)}`;

/** An application with an SMS gateway, and the steps of a sign-in by SMS. */
export class SmsWorld {
  private constructor(
    readonly running: RunningApp,
    readonly world: World,
    readonly gateway: MockSmsGateway,
  ) {}

  static async start(env: NodeJS.ProcessEnv = {}): Promise<SmsWorld> {
    const gateway = await MockSmsGateway.start();
    const running = await startApp({
      PUBLIC_URL: SITE,
      SMS_URL: gateway.url,
      SMS_TOKEN: 'secret-token',
      SMS_SENDER: 'Dobbar',
      ...env,
    });
    const world = new World(running.database, running.url);
    await world.catalog();
    return new SmsWorld(running, world, gateway);
  }

  async stop(): Promise<void> {
    await this.running.stop();
    await this.gateway.stop();
  }

  query(sql: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
    return this.running.database.query(sql, values);
  }

  request(to: string, client = this.running.client(), more: object = {}) {
    return client.post<{ resendAt: string; expiresAt: string; code?: string }>('/api/auth/otp', {
      to,
      ...more,
    });
  }

  verify(to: string, digits: string, client = this.running.client()) {
    return client.post<Verified>('/api/auth/otp/verify', { to, digits });
  }

  complete(form: object, client = this.running.client()) {
    return client.post<Verified>('/api/auth/otp/complete', form);
  }

  async later(): Promise<void> {
    await this.query(`UPDATE sign_in_codes SET requested_at = requested_at - interval '31 seconds'`);
  }

  /** Requests digits and reads them from the gateway. */
  async digitsFor(to: string): Promise<string> {
    const { status } = await this.request(to);
    expect(status).toBe(202);
    await this.running.deliverEvents();
    return this.gateway.digitsFor(to.slice(-10));
  }

  /** Opens an account without an e-mail. */
  async phoneAccount(
    phone = nextNumber(),
    firstName = 'Sita',
  ): Promise<{ id: number; phone: string; client: ApiClient }> {
    const client = this.running.client();
    const { body } = await this.verify(phone, await this.digitsFor(phone), client);
    const opened = await this.complete({ ticket: body.ticket, firstName }, client);
    expect(opened.status).toBe(201);
    return { id: opened.body.user?.id ?? 0, phone, client };
  }

  /** Lets an account appear unused: no session, and the last proof long ago. */
  async unused(userId: number, days = 181): Promise<void> {
    await this.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
    await this.query(`UPDATE users SET phone_proven_at = now() - make_interval(days => $2) WHERE id = $1`, [
      userId,
      days,
    ]);
  }
}

/** Other digits than the given ones. */
export const otherThan = (digits: string): string =>
  String((Number(digits) + 1) % 1_000_000).padStart(6, '0');

export const isSignedIn = async (client: ApiClient): Promise<boolean> =>
  (await client.get('/api/auth/user')).status === 200;
