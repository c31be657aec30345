/** Calls our server as a gateway does. What it answers is its own affair. */
export class Callbacks {
  private readonly underWay = new Set<Promise<unknown>>();

  /** @param backendUrl where our server is, without a slash at the end */
  constructor(public backendUrl: string) {}

  send(gateway: string, body: string, headers: Readonly<Record<string, string>> = {}): void {
    const call = fetch(`${this.backendUrl}/api/payments/callbacks/${gateway}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    this.underWay.add(call);
    void call.finally(() => this.underWay.delete(call));
  }

  /** Until all that were sent are answered. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
