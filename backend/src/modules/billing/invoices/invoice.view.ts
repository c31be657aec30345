import type { GatewayName } from '../../../common/payments/gateway-names.js';
import { OmitType } from '@nestjs/swagger';

/** Name and address of a party at the date of the invoice. */
export class InvoicePartyView {
  name: string;
  nameNe: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  /** The permanent account number. */
  pan: string | null;
}

export class InvoiceLineView {
  text: string;
  textNe: string | null;
  quantity: number;
  /** Paisa, VAT included. */
  unitPaisa: number;
}

export class InvoiceView {
  /** The public id. */
  id: string;
  kind: 'invoice' | 'credit-note';
  /** Such as `INV-2083/84-000042`. */
  number: string;
  fiscalYear: string;
  issuedAt: string;
  /** Subject of the invoice, such as `order:` and an order's id. */
  source: string;
  /** The invoice that a credit note corrects, in part or whole. */
  corrects: string | null;
  paidBy: GatewayName;
  seller: InvoicePartyView;
  buyer: InvoicePartyView;
  lines: InvoiceLineView[];
  /** Paisa that were paid with points. */
  pointsPaisa: number;
  netPaisa: number;
  vatPaisa: number;
  totalPaisa: number;
}

/** An invoice in a list. */
export class InvoiceRowView extends OmitType(InvoiceView, ['seller', 'buyer', 'lines'] as const) {}
