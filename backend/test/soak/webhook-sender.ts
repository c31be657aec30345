/** A webhook that was not delivered yet. */
export interface Webhook {
  gateway: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** Delivers the calls of gateways: twice, late, to a backend that is just dying. Gateways call again until they are heard. */
export class WebhookSender {
  /** Webhooks to be delivered at the end. */
  readonly kept: Webhook[] = [];

  constructor(private readonly urlOf: () => string) {}

  async deliver(letter: Webhook, times: number): Promise<void> {
    await Promise.all(Array.from({ length: times }, () => this.send(letter)));
  }

  async deliverKept(): Promise<void> {
    for (const letter of this.kept.splice(0).reverse()) await this.deliver(letter, 2);
  }

  private async send({ gateway, body, headers }: Webhook): Promise<void> {
    await fetch(`${this.urlOf()}/api/payments/callbacks/${gateway}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }).catch(() => undefined);
  }
}
