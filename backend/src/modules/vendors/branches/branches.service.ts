import { Injectable } from '@nestjs/common';
import type { StaffOf } from '../../../common/access/session-user.js';
import { isStillReferred } from '../../../common/errors/constraint.js';
import { CacheDrops } from '../../../common/http-cache/cache-drops.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Branch } from './branch.entity.js';
import type { BranchDto, UpdateBranchDto } from '../vendor.dto.js';
import { assertOpeningHours, inOrder, type OpeningSpan } from './opening-hours.policy.js';
import { BranchInUse, BranchMissing } from '../vendor.errors.js';

/** Nothing where the form says nothing of them. */
function hoursOf({ hours }: UpdateBranchDto): { hours?: OpeningSpan[] | null } {
  if (!hours) return hours === null ? { hours } : {};
  assertOpeningHours(hours);
  return { hours: inOrder(hours) };
}

/** A business's places. */
@Injectable()
export class BranchesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly drops: CacheDrops,
  ) {}

  list(vendorId: number): Promise<Branch[]> {
    return this.transactions.of(Branch).find({ where: { vendorId }, order: { id: 'ASC' } });
  }

  /** Who stands at one branch sees that one alone (rule H3). */
  seenBy({ vendorId, branchId }: StaffOf): Promise<Branch[]> {
    return this.transactions
      .of(Branch)
      .find({ where: { vendorId, ...(branchId !== null && { id: branchId }) }, order: { id: 'ASC' } });
  }

  /** Refuses `branch.not-found` (404), also for a branch of somebody else. */
  async one(vendorId: number, id: number): Promise<Branch> {
    const branch = await this.transactions.of(Branch).findOneBy({ id, vendorId });
    if (!branch) throw new BranchMissing();
    return branch;
  }

  async add(vendorId: number, form: BranchDto): Promise<Branch> {
    const hours = hoursOf(form);
    return this.transactions.run(async () => {
      await this.drops.drop('deals', 'vendors');
      return this.transactions.of(Branch).save({ ...form, ...hours, vendorId });
    });
  }

  /** Refuses opening hours that overlap (400) and `branch.not-found`. */
  async update(vendorId: number, id: number, changes: UpdateBranchDto): Promise<Branch> {
    const hours = hoursOf(changes);
    return this.transactions.run(async () => {
      const branch = await this.one(vendorId, id);
      await this.drops.drop('deals', 'vendors');
      return this.transactions.of(Branch).save(Object.assign(branch, changes, hours));
    });
  }

  /** Refuses `branch.in-use` (409) while somebody works there. */
  async remove(vendorId: number, id: number): Promise<void> {
    await this.transactions.run(async () => {
      const branch = await this.one(vendorId, id);
      await this.drops.drop('deals', 'vendors');
      await this.transactions
        .of(Branch)
        .remove(branch)
        .catch((error: unknown) => {
          throw isStillReferred(error) ? new BranchInUse() : error;
        });
    });
  }
}
