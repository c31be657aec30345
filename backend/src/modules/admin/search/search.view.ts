import type { Role } from '../../../common/access/session-user.js';
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
  email: string;
  role: Role;
}

/** At most five results of each kind. */
export class AdminSearchView {
  deals: FoundDealView[];
  vendors: FoundVendorView[];
  users: FoundUserView[];
}
