import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readMockGateways } from '../config/payment-settings.js';
import { Callbacks } from './callbacks.js';
import { MockEsewa } from './mock-esewa.js';
import { MockKhalti } from './mock-khalti.js';
import { MockStripe } from './mock-stripe.js';
import { Traffic } from './traffic.js';
import { type MockGateway, type MockRequest, readRequest, sendResponse, type MockResponse } from './wire.js';

export interface MockGatewaysOptions {
  /** URL of our server for webhooks, without a trailing slash. */
  backendUrl: string;
  /** Duration of a delayed payment, in milliseconds. */
  delayMs: number;
  /** URL for browsers; default: its own address. */
  publicUrl?: string;
  /** Environment with the keys of our server; default: the published ones. */
  env?: Readonly<NodeJS.ProcessEnv>;
}

/** A small server with the protocols of eSewa, Khalti and Stripe. No money is paid; the tester chooses the outcome. */
export class MockGateways {
  readonly callbacks: Callbacks;
  readonly traffic = new Traffic();
  readonly stripe: MockStripe;
  private readonly server: Server;
  private readonly gateways: readonly MockGateway[];

  constructor(private readonly options: MockGatewaysOptions) {
    this.callbacks = new Callbacks(options.backendUrl);
    const ownUrl = (): string => options.publicUrl ?? this.url;
    const { esewa, khalti, stripe } = readMockGateways('http://127.0.0.1', options.env);
    this.stripe = new MockStripe(stripe, this.callbacks, options.delayMs, ownUrl);
    this.gateways = [
      new MockEsewa(esewa, this.callbacks, options.delayMs),
      new MockKhalti(khalti.secret, this.callbacks, options.delayMs, ownUrl),
      this.stripe,
    ];
    this.server = createServer((request, response) => void this.serve(request, response));
    // Longer than clients keep a connection open, so that no connection is closed during a request.
    this.server.keepAliveTimeout = 65_000;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** @param port 0 for any */
  start(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, '127.0.0.1', resolve);
    });
  }

  stop(): Promise<void> {
    this.traffic.release();
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const asked = await readRequest(request);
      const gateway = this.gateways.find(({ serverCalls }) => serverCalls.test(asked.path))?.name ?? null;
      if (gateway) this.traffic.calls.push({ gateway, method: asked.method, path: asked.path });
      await this.traffic.pass(gateway, 'before');
      const told = this.answer(asked);
      await this.traffic.pass(gateway, 'after');
      sendResponse(response, told);
    } catch {
      sendResponse(response, { status: 400, json: { detail: 'The request could not be read.' } });
    }
  }

  private answer(asked: MockRequest): MockResponse {
    if (asked.path === '/health') return { status: 200, json: { is: 'mock payment gateways' } };
    if (asked.path.startsWith('/control/') && asked.method === 'POST') return this.control(asked);
    for (const gateway of this.gateways) {
      const told = gateway.answer(asked);
      if (told) return told;
    }
    return { status: 404, json: { detail: 'Not found.' } };
  }

  /** `POST /control/hold?gateway=khalti&ms=30000&point=before` and `POST /control/release`, for tests with several processes. */
  private control({ path, query }: MockRequest): MockResponse {
    if (path === '/control/release') this.traffic.release();
    else if (path === '/control/hold') {
      const ms = Number(query.get('ms') ?? Infinity);
      this.traffic.hold(query.get('gateway') ?? '', ms, query.get('point') === 'after' ? 'after' : 'before');
    } else return { status: 404, json: { detail: 'Not found.' } };
    return { status: 200, json: { calls: this.traffic.calls.length } };
  }
}
