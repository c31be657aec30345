import type { GatewayName } from '../../common/payments/gateway-names.js';
import type { Redirect } from './gateways/gateway.port.js';
import type { PaymentState } from './payment.policy.js';
import type { PurposeName } from './capture/payment-purposes.service.js';

export interface PaymentRow {
  rowId: string;
  id: string;
  userId: number;
  purpose: PurposeName;
  purposeId: string;
  gateway: GatewayName;
  paisa: number;
  state: PaymentState;
  reference: string;
  redirect: Redirect | null;
  transactionId: string | null;
  refundedPaisa: number;
  expiresAt: Date;
  createdAt: Date;
  slipAt: Date | null;
}

/** Bigints within the exact range of JavaScript numbers: at most a crore of rupees in paisa. */
const COLUMNS = `id AS "rowId", public_id AS id, user_id AS "userId", purpose, purpose_id AS "purposeId", gateway, paisa::float8 AS paisa, state,
  reference, redirect, transaction_id AS "transactionId", refunded_paisa::float8 AS "refundedPaisa", expires_at AS "expiresAt", created_at AS "createdAt", slip_at AS "slipAt"`;

/** $1 the public id. */
export const PAYMENT = `SELECT ${COLUMNS} FROM payments WHERE public_id = $1`;
/** $1 the public id, $2 the owner. */
export const OWN_PAYMENT = `${PAYMENT} AND user_id = $2`;
/** $1 the public id. */
export const LOCKED_PAYMENT = `${PAYMENT} FOR UPDATE`;
/** $1 the gateway, $2 its reference. */
export const PAYMENT_BY_REFERENCE = `SELECT ${COLUMNS} FROM payments WHERE gateway = $1 AND reference = $2`;
/** $1 purpose, $2 its id. */
export const OPEN_PAYMENT = `SELECT ${COLUMNS} FROM payments WHERE purpose = $1 AND purpose_id = $2 AND state = 'pending' FOR UPDATE`;
