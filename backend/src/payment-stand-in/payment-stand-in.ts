import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { STAND_IN } from '../config/stand-in-keys.js';
import { Callbacks } from './callbacks.js';
import { StandInEsewa } from './stand-in-esewa.js';
import { StandInKhalti } from './stand-in-khalti.js';
import { StandInStripe } from './stand-in-stripe.js';
import { type Asked, readRequest, tell, type Told } from './wire.js';

export interface StandInOptions {
  /** Where our server is, for the calls of gateways; without a slash at the end. */
  backendUrl: string;
  /** How long a delayed payment takes, in milliseconds. */
  delayMs: number;
  /** What browsers reach it by; its own address unless said. */
  publicUrl?: string;
}

/** A small server that speaks the protocols of eSewa, Khalti and Stripe. Nobody pays anything; whoever tries it out chooses the end. */
export class PaymentStandIn {
  readonly callbacks: Callbacks;
  private readonly server: Server;
  private readonly protocols: { answer: (asked: Asked) => Told | null }[];

  constructor(private readonly options: StandInOptions) {
    this.callbacks = new Callbacks(options.backendUrl);
    const ownUrl = (): string => options.publicUrl ?? this.url;
    this.protocols = [
      new StandInEsewa(STAND_IN.esewa, this.callbacks, options.delayMs),
      new StandInKhalti(STAND_IN.khalti.secret, this.callbacks, options.delayMs, ownUrl),
      new StandInStripe(STAND_IN.stripe, this.callbacks, options.delayMs, ownUrl),
    ];
    this.server = createServer((request, response) => void this.serve(request, response));
    // Longer than callers keep a connection: none is closed under a request on its way.
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
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const asked = await readRequest(request);
      tell(response, this.answer(asked));
    } catch {
      tell(response, { status: 400, json: { detail: 'The request could not be read.' } });
    }
  }

  private answer(asked: Asked): Told {
    if (asked.path === '/health') return { status: 200, json: { is: 'a stand-in for payments' } };
    for (const protocol of this.protocols) {
      const told = protocol.answer(asked);
      if (told) return told;
    }
    return { status: 404, json: { detail: 'Not found.' } };
  }
}
