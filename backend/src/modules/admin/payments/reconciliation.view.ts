import type { GatewayName } from '../../payments/index.js';

export class GatewaySumsView {
  capturedPaisa: number;
  /** What the gateway kept. */
  feesPaisa: number;
  refundedPaisa: number;
  /** Captured less fees and refunds. */
  netPaisa: number;
}

export class ReconciledDayView {
  gateway: GatewayName;
  /** In Nepal. */
  day: string;
  /** As payments and refunds say. */
  payments: GatewaySumsView;
  /** As the ledger says. */
  ledger: GatewaySumsView;
  /** What the two differ by, each figure by itself; 0 when all is well. */
  differencePaisa: number;
}

export class OpenPaymentsView {
  gateway: GatewayName;
  count: number;
  paisa: number;
  oldestAt: string;
}

export class ReconciliationView {
  from: string;
  to: string;
  /** Days on which something moved, the newest first. */
  days: ReconciledDayView[];
  /** What is open now. */
  open: OpenPaymentsView[];
}
