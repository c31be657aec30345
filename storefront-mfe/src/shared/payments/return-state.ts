import type { ApiFailure } from 'shared-ui/store';
import type { PaymentView } from 'shared-ui/api/payments';

export interface Look {
  /** As it was last seen; nothing before the first answer. */
  payment?: PaymentView;
  /** Why the last look brought nothing. */
  failure?: ApiFailure;
  /** How often was looked. */
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
/** After so many looks nobody is told that it takes a moment. */
const MAX_LOOKS = 4;
/** So often the server asks the gateway for us; after that it does so at its own times. */
const MAX_CONFIRMS = 8;

/** How long to wait after so many looks, in milliseconds. */
export const delayAfterMs = (looks: number): number => POLL_DELAYS_MS[looks - 1] ?? MAX_POLL_DELAY_MS;

/** Whether the next look has the gateway asked. What the address brought was rejected: it only looks. */
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
 * What is said to who came back from a gateway.
 * @param isSilent whether the gateway said nothing on the way back, as when its page was left
 */
export function returnStateOf({ payment, failure, looks }: Look, isSilent: boolean): ReturnState {
  if (failure?.status === 401) return 'signed-out';
  if (failure?.status === 404 && !payment) return 'missing';
  if (payment) return stateOf(payment, looks, isSilent);
  return looks === 0 ? 'asking' : 'checking';
}

/** Whether there is nothing more to wait for. */
export const isOver = (state: ReturnState): boolean =>
  !['asking', 'waiting', 'left', 'checking', 'transfer'].includes(state);
