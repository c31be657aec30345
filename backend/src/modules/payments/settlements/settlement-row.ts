export type SettlementRowKind = 'payment' | 'refund' | 'chargeback' | 'chargeback-return';

/** A row of a settlement file, whichever gateway wrote it. */
export interface SettlementRow {
  line: number;
  kind: SettlementRowKind;
  /** The gateway's id of the row: a row that occurs in two files counts once. */
  rowReference: string;
  /** Our reference of the payment, or the gateway's number of it. */
  reference: string;
  paisa: number;
  feePaisa: number;
  at: Date;
}
