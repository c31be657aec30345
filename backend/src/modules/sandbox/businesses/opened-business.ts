import type { SessionUser } from '../../../common/access/session-user.js';

/** The business of a test key before it has codes. */
export interface OpenedBusiness {
  vendorId: number;
  branchId: number;
  dealIds: number[];
  owner: SessionUser;
  guest: SessionUser;
}
