import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { BranchesService } from '../branches/branches.service.js';

/** Branches to which staff can be assigned. */
@Injectable()
export class StaffBranches {
  constructor(private readonly branches: BranchesService) {}

  /** Rejects `request.invalid` with the field for a branch of another business. */
  async assertOwn(vendorId: number, branchId: number | null): Promise<void> {
    if (branchId === null) return;
    const own = await this.branches.list(vendorId);
    if (!own.some(({ id }) => id === branchId))
      throw new InvalidRequest({
        errors: [{ field: 'branchId', message: 'Please choose a branch of your business.' }],
      });
  }
}
