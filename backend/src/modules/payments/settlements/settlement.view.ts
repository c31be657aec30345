import type { GatewayName } from '../../../common/payments/gateway-names.js';

export class SettlementImporterView {
  id: number;
  name: string;
}

/** An imported settlement file. */
export class SettlementView {
  id: string;
  /** @example 'stripe' */
  gateway: GatewayName;
  periodFrom: string;
  periodTo: string;
  /** Rows of payments, refunds and chargebacks in the file. */
  rows: number;
  /** Number of rows that an earlier file contained. */
  repeated: number;
  /** Number of rows that agree with our payments. */
  matched: number;
  differences: number;
  openDifferences: number;
  importedBy: SettlementImporterView;
  createdAt: string;
}

export class SettlementDifferenceView {
  id: string;
  /** Null for a dispute that a webhook reported. */
  settlementId: string | null;
  gateway: GatewayName;
  /** @example 'missing-here' */
  kind:
    | 'missing-here'
    | 'missing-there'
    | 'not-captured'
    | 'amount'
    | 'refund-missing-here'
    | 'refund-missing-there'
    | 'chargeback'
    | 'chargeback-return';
  /** The gateway's reference of the payment. */
  reference: string;
  /** Null for a payment that we do not have. */
  paymentId: string | null;
  ourPaisa: number | null;
  theirPaisa: number | null;
  resolvedAt: string | null;
  note: string | null;
  createdAt: string;
}
