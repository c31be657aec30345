import type { GatewayName } from '../../../common/payments/gateway-names.js';
import type { SettlementRowKind } from './settlement-row.js';

/** Format of a gateway's settlement file (docs/operations.md, Settlement files). Headings are compared without case. */
export interface SettlementFormat {
  reference: string;
  /** The gateway's own number of the row. */
  rowReference: string;
  at: string;
  /** One column for the amount and one for the kind, or one column for credits and one for debits. */
  amount:
    | { amount: string; kind: string; kinds: Readonly<Record<string, SettlementRowKind>> }
    | { credit: string; debit: string };
  fee?: string;
  currency?: string;
  /** Times without a zone are of this one. */
  zone: '+05:45' | 'Z';
}

const WALLET_KINDS = {
  payment: 'payment',
  refund: 'refund',
  chargeback: 'chargeback',
  'chargeback reversal': 'chargeback-return',
} as const;

export const SETTLEMENT_FORMATS: Readonly<Record<GatewayName, SettlementFormat>> = {
  esewa: {
    reference: 'transaction uuid',
    rowReference: 'reference id',
    at: 'date',
    amount: { amount: 'amount', kind: 'type', kinds: WALLET_KINDS },
    fee: 'fee',
    zone: '+05:45',
  },
  khalti: {
    reference: 'pidx',
    rowReference: 'transaction id',
    at: 'date',
    amount: { amount: 'amount', kind: 'type', kinds: WALLET_KINDS },
    fee: 'fee',
    zone: '+05:45',
  },
  stripe: {
    reference: 'payment_intent_id',
    rowReference: 'balance_transaction_id',
    at: 'created',
    amount: {
      amount: 'gross',
      kind: 'reporting_category',
      kinds: {
        charge: 'payment',
        refund: 'refund',
        dispute: 'chargeback',
        dispute_reversal: 'chargeback-return',
      },
    },
    fee: 'fee',
    currency: 'currency',
    zone: 'Z',
  },
  'bank-transfer': {
    reference: 'reference',
    rowReference: 'transaction id',
    at: 'date',
    amount: { credit: 'credit', debit: 'debit' },
    zone: '+05:45',
  },
};

/** The headings that a file of the gateway must have. */
export const headingsOf = ({
  reference,
  rowReference,
  at,
  amount,
  fee,
  currency,
}: SettlementFormat): string[] =>
  [
    reference,
    rowReference,
    at,
    ...('kind' in amount ? [amount.amount, amount.kind] : [amount.credit, amount.debit]),
    fee,
    currency,
  ].filter((heading) => heading !== undefined);
