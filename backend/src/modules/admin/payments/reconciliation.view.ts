import type { GatewayName } from '../../payments/index.js';

export class GatewaySumsView {
  capturedPaisa: number;
  /** Fees of the gateway. */
  feesPaisa: number;
  refundedPaisa: number;
  /** Captured amount less fees and refunds. */
  netPaisa: number;
}

export class ReconciledDayView {
  gateway: GatewayName;
  /** Day in Nepal. */
  day: string;
  /** Sums of payments and refunds. */
  payments: GatewaySumsView;
  /** Sums of the ledger. */
  ledger: GatewaySumsView;
  /** Absolute differences, added over all figures; 0 if everything matches. */
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
  /** Days with transactions, newest first. */
  days: ReconciledDayView[];
  /** Payments open now. */
  open: OpenPaymentsView[];
}
