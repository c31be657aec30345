import type { Role } from '../../../common/access/session-user.js';
import type { GatewayName } from '../../payments/index.js';
import type { VendorStatus } from '../../vendors/index.js';

export class FoundDealView {
  id: number;
  title: string;
  titleNe: string | null;
  businessName: string;
  businessNameNe: string | null;
}

export class FoundVendorView {
  id: number;
  businessName: string;
  nameNe: string | null;
  status: VendorStatus;
}

export class FoundUserView {
  id: number;
  name: string;
  /** The phone number of an account without an e-mail. */
  email: string;
  role: Role;
}

export class FoundPaymentView {
  id: string;
  reference: string;
  gateway: GatewayName;
  state: string;
  /** Whole rupees. */
  amount: number;
  customer: string;
}

export class FoundOrderView {
  id: string;
  state: string;
  /** Whole rupees. */
  amount: number;
  createdAt: string;
  customer: string;
}

export class FoundInvoiceView {
  id: string;
  number: string;
  kind: 'invoice' | 'credit-note';
  /** Whole rupees. */
  amount: number;
}

/** At most five results of each kind. */
export class AdminSearchView {
  deals: FoundDealView[];
  vendors: FoundVendorView[];
  users: FoundUserView[];
  /** By reference, the gateway's number or id. */
  payments: FoundPaymentView[];
  /** By the first digits of the id. */
  orders: FoundOrderView[];
  /** By the number. */
  invoices: FoundInvoiceView[];
}
