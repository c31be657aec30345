import type { ApiFailure } from 'shared-ui/store';
import type { PaymentView } from 'shared-ui/api/payments';

export interface Look {
  /** Last known state; undefined before the first response. */
  payment?: PaymentView;
  /** Failure of the last poll. */
  failure?: ApiFailure;
  /** Number of polls. */
  looks: number;
}

export type ReturnState =
  | 'asking'
  | 'waiting'
  | 'left'
  | 'checking'
  | 'transfer'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'refunded'
  | 'missing'
  | 'signed-out';

const POLL_DELAYS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000];
const MAX_POLL_DELAY_MS = 30_000;
/** Number of polls after which the page no longer says that it takes a moment. */
const MAX_LOOKS = 4;
/** Number of polls in which the server queries the gateway; later it does so on its own schedule. */
const MAX_CONFIRMS = 8;

/** Returns the delay after this number of polls, in milliseconds. */
export const delayAfterMs = (looks: number): number => POLL_DELAYS_MS[looks - 1] ?? MAX_POLL_DELAY_MS;

/** Returns true if the next poll queries the gateway. After a rejection of the redirect's query it only reads the state. */
export const isQuerying = ({ looks, failure }: Look): boolean =>
  looks < MAX_CONFIRMS && !(failure && [400, 409, 429].includes(failure.status));

function stateOf(payment: PaymentView, looks: number, isSilent: boolean): ReturnState {
  switch (payment.state) {
    case 'completed':
    case 'partially_refunded':
      return 'paid';
    case 'pending':
      if (payment.gateway === 'bank-transfer') return 'transfer';
      if (isSilent && payment.redirect) return 'left';
      return looks > MAX_LOOKS ? 'checking' : 'waiting';
    default:
      return payment.state;
  }
}

/**
 * Returns the state to show to a customer who returned from a gateway.
 * @param isSilent true if the redirect contained no result, as when the customer left the gateway's page
 */
export function returnStateOf({ payment, failure, looks }: Look, isSilent: boolean): ReturnState {
  if (failure?.status === 401) return 'signed-out';
  if (failure?.status === 404 && !payment) return 'missing';
  if (payment) return stateOf(payment, looks, isSilent);
  return looks === 0 ? 'asking' : 'checking';
}

/** Returns true if the state is final. */
export const isOver = (state: ReturnState): boolean =>
  !['asking', 'waiting', 'left', 'checking', 'transfer'].includes(state);
