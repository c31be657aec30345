import { Injectable } from '@nestjs/common';
import type { StaffRole } from '../../../common/access/session-user.js';

/** The position of a user in a business. */
export interface StaffPosition {
  vendorId: number;
  role: StaffRole;
}

/** Returns the position of a user; null for a user without a business. */
export type ReadStaffPosition = (userId: number) => Promise<StaffPosition | null>;

/**
 * Lets modules of higher layers take part in checks of a user's role. The vendors module registers positions
 * in businesses: an admin works for no business (rule Y3).
 */
@Injectable()
export class RoleChecks {
  private readonly registered: ReadStaffPosition[] = [];

  register(read: ReadStaffPosition): void {
    this.registered.push(read);
  }

  async staffPositionOf(userId: number): Promise<StaffPosition | null> {
    for (const read of this.registered) {
      const position = await read(userId);
      if (position) return position;
    }
    return null;
  }
}
