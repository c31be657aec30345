import { Reconciler } from '../../../src/modules/payments/index.js';
import type { Outcome } from '../../../src/mock-gateways/outcomes.js';
import { MockGateways } from '../../../src/mock-gateways/mock-gateways.js';
import { type RunningApp, startApp } from '../start-app.js';

export interface PaymentSummary {
  id: string;
  state: string;
  amount: number;
  orderId: string | null;
  reference: string | null;
  redirect: { method: 'GET' | 'POST'; url: string; fields: Record<string, string> | null } | null;
}

/** The application with the mock gateways and a paying customer. */
export class PaymentSetup {
  private constructor(
    readonly running: RunningApp,
    readonly mockGateways: MockGateways,
  ) {}

  /** @param delayMs duration of a delayed payment */
  static async start(env: NodeJS.ProcessEnv = {}, delayMs = 60_000): Promise<PaymentSetup> {
    const mockGateways = new MockGateways({ backendUrl: '', delayMs });
    await mockGateways.start(0);
    const running = await startApp({ PAYMENTS_STANDIN_URL: mockGateways.url, ...env });
    mockGateways.callbacks.backendUrl = running.url;
    return new PaymentSetup(running, mockGateways);
  }

  async stop(): Promise<void> {
    await this.mockGateways.callbacks.settled();
    await this.mockGateways.stop();
    await this.running.stop();
  }

  /**
   * Opens the gateway's page and presses a button.
   * @param card fingerprint of the card at Stripe; a new card by default
   * @returns the query of the browser's return, null without one; webhooks have been delivered by then
   */
  async choose(
    { redirect }: PaymentSummary,
    outcome: Outcome,
    card?: string,
  ): Promise<Record<string, string> | null> {
    if (!redirect) throw new Error('The payment leads nowhere.');
    const page = await fetch(redirect.url, {
      method: redirect.method,
      ...(redirect.fields ? { body: new URLSearchParams(redirect.fields) } : {}),
    });
    const html = await page.text();
    const action = /action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    if (!action) throw new Error(`The gateway responded with ${page.status}: ${html}`);
    const answer = await fetch(new URL(action, this.mockGateways.url), {
      method: 'POST',
      body: new URLSearchParams({ outcome, ...(card && { card }) }),
      redirect: 'manual',
    });
    await this.mockGateways.callbacks.settled();
    const location = answer.headers.get('location');
    return location === null ? null : Object.fromEntries(new URL(location).searchParams);
  }

  /** Moves all payments back by this number of minutes and runs the reconciler. */
  async reconcileAfter(minutes: number): Promise<void> {
    await this.running.database.query(
      `UPDATE payments SET created_at = created_at - make_interval(mins => $1), expires_at = expires_at - make_interval(mins => $1),
         look_at = look_at - make_interval(mins => $1)`,
      [minutes],
    );
    await this.reconcile();
  }

  async reconcile(): Promise<void> {
    await this.running.app.get(Reconciler).run();
  }
}
