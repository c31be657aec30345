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

export const WALLET_KINDS = {
  payment: 'payment',
  refund: 'refund',
  chargeback: 'chargeback',
  'chargeback reversal': 'chargeback-return',
} as const;

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
