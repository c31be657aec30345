import type { GatewayName } from '../gateways/gateway.port.js';

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
  /** Those that an earlier file had. */
  repeated: number;
  /** Those that agree with our payments. */
  matched: number;
  differences: number;
  openDifferences: number;
  importedBy: SettlementImporterView;
  createdAt: string;
}

export class SettlementDifferenceView {
  id: string;
  /** Null for a dispute that the gateway told of by itself. */
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
  /** What the gateway names the payment by. */
  reference: string;
  /** Null for what we do not know. */
  paymentId: string | null;
  ourPaisa: number | null;
  theirPaisa: number | null;
  resolvedAt: string | null;
  note: string | null;
  createdAt: string;
}
