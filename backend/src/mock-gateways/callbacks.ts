/** Sends webhooks to our server; the response is ignored. */
export class Callbacks {
  /** Statuses of our server's responses so far; 0 without a response. */
  readonly statuses: number[] = [];
  private readonly underWay = new Set<Promise<unknown>>();

  /** @param backendUrl URL of our server, without a trailing slash */
  constructor(public backendUrl: string) {}

  send(gateway: string, body: string, headers: Readonly<Record<string, string>> = {}): void {
    const call = fetch(`${this.backendUrl}/api/payments/callbacks/${gateway}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ status }) => this.statuses.push(status),
      () => this.statuses.push(0),
    );
    this.underWay.add(call);
    void call.finally(() => this.underWay.delete(call));
  }

  /** Resolves when all sent webhooks have a response. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
