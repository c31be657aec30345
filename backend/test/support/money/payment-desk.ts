import { Reconciler } from '../../../src/modules/payments/index.js';
import type { Outcome } from '../../../src/payment-stand-in/outcomes.js';
import { PaymentStandIn } from '../../../src/payment-stand-in/payment-stand-in.js';
import { type RunningApp, startApp } from '../start-app.js';

export interface ShownPayment {
  id: string;
  state: string;
  amount: number;
  orderId: string | null;
  reference: string | null;
  redirect: { method: 'GET' | 'POST'; url: string; fields: Record<string, string> | null } | null;
}

/** The application with the payment stand-in beside it, and somebody who pays there. */
export class PaymentDesk {
  private constructor(
    readonly running: RunningApp,
    readonly standIn: PaymentStandIn,
  ) {}

  /** @param delayMs how long a delayed payment takes */
  static async start(env: NodeJS.ProcessEnv = {}, delayMs = 60_000): Promise<PaymentDesk> {
    const standIn = new PaymentStandIn({ backendUrl: '', delayMs });
    await standIn.start(0);
    const running = await startApp({ PAYMENTS_STANDIN_URL: standIn.url, ...env });
    standIn.callbacks.backendUrl = running.url;
    return new PaymentDesk(running, standIn);
  }

  async stop(): Promise<void> {
    await this.standIn.callbacks.settled();
    await this.standIn.stop();
    await this.running.stop();
  }

  /**
   * Goes to the gateway's page and presses a button there.
   * @returns the query that the browser comes back with, null when it does not come back; calls of the gateway are answered by then
   */
  async choose({ redirect }: ShownPayment, outcome: Outcome): Promise<Record<string, string> | null> {
    if (!redirect) throw new Error('The payment leads nowhere.');
    const page = await fetch(redirect.url, {
      method: redirect.method,
      ...(redirect.fields ? { body: new URLSearchParams(redirect.fields) } : {}),
    });
    const html = await page.text();
    const action = /action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    if (!action) throw new Error(`The gateway refused with ${page.status}: ${html}`);
    const answer = await fetch(new URL(action, this.standIn.url), {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    });
    await this.standIn.callbacks.settled();
    const location = answer.headers.get('location');
    return location === null ? null : Object.fromEntries(new URL(location).searchParams);
  }

  /** As if so many minutes had passed since: what is due then is looked at. */
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
