import { Random } from '../../src/database/seeds/random.js';
import type { Outcome } from '../../src/mock-gateways/outcomes.js';

export type SoakGateway = 'esewa' | 'khalti' | 'stripe' | 'bank-transfer';

/** One visit to a gateway. */
export interface PayingScript {
  gateway: SoakGateway;
  /** Outcome chosen on its page; null for an abandoned page. */
  outcome: Outcome | null;
  /** True to pay only after the order has expired. */
  isLate: boolean;
  /** Number of deliveries of each webhook. */
  deliveries: number;
  /** True to deliver its webhooks at the end, after everything else. */
  isReordered: boolean;
  /** Number of requests of the return page. */
  returns: number;
  /** True to send a forged signature, and to repeat another payment's return. */
  isForged: boolean;
}

/** Actions of one customer on one order. */
export interface OrderScript {
  number: number;
  customer: number;
  deal: number;
  quantity: number;
  usesPoints: boolean;
  /** Number of concurrent requests that place the order with one key. */
  placings: number;
  paying: readonly PayingScript[];
  /** True to cancel another open order, false to wait until it has expired. */
  cancelsOpen: boolean;
  /** True to pay all opened payments, abandoned ones included. */
  paysOldPages: boolean;
  usesOne: boolean;
  /** Refund: one by one, all at once, by an admin, or by the customer and an admin concurrently. */
  refund: 'none' | 'one' | 'all' | 'admin' | 'everybody-at-once';
}

interface Size {
  seed: number;
  orders: number;
  customers: number;
  deals: number;
}

const OUTCOMES: readonly [Outcome | null, number][] = [
  ['pay', 10],
  ['twice', 8],
  ['lost', 5],
  ['delay', 3],
  ['fail', 2],
  ['cancel', 2],
  ['wrong-amount', 2],
  [null, 2],
];
const GATEWAYS: readonly [SoakGateway, number][] = [
  ['khalti', 4],
  ['esewa', 4],
  ['stripe', 4],
  ['bank-transfer', 1],
];
const REFUNDS: readonly [OrderScript['refund'], number][] = [
  ['none', 6],
  ['one', 2],
  ['all', 2],
  ['admin', 1],
  ['everybody-at-once', 2],
];

/** Scripts of a seed; the same seed gives the same scripts. */
export function orderScripts({ seed, orders, customers, deals }: Size): OrderScript[] {
  const random = new Random(seed);
  const oneOf = <T>(choices: readonly [T, number][]): T =>
    random.weighted(choices, ([, weight]) => weight)[0];
  const paying = (): PayingScript => ({
    gateway: oneOf(GATEWAYS),
    outcome: oneOf(OUTCOMES),
    isLate: random.chance(0.1),
    deliveries: random.int(1, 3),
    isReordered: random.chance(0.3),
    returns: random.int(0, 3),
    isForged: random.chance(0.1),
  });
  return Array.from({ length: orders }, (_, number) => ({
    number,
    customer: random.int(0, customers - 1),
    deal: random.int(0, deals - 1),
    quantity: random.int(1, 3),
    usesPoints: random.chance(0.3),
    placings: random.chance(0.2) ? 3 : 1,
    paying: Array.from({ length: random.weighted([1, 2, 3], (count) => 4 - count) }, paying),
    cancelsOpen: random.chance(0.5),
    paysOldPages: random.chance(0.15),
    usesOne: random.chance(0.2),
    refund: oneOf(REFUNDS),
  }));
}

/** Numbers of finished orders after which a backend is killed. */
export function killPoints(seed: number, orders: number, kills: number): number[] {
  const random = new Random(seed + 1);
  return Array.from({ length: kills }, () => random.int(1, orders - 1)).sort((a, b) => a - b);
}
