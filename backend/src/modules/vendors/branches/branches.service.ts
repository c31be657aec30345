import { Injectable } from '@nestjs/common';
import type { StaffOf } from '../../../common/access/session-user.js';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { isStillReferred } from '../../../common/errors/constraint.js';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Branch } from './branch.entity.js';
import type { BranchDto, UpdateBranchDto } from '../vendor.dto.js';
import { assertOpeningHours, inOrder, type OpeningSpan } from './opening-hours.policy.js';
import { AREA_OF_CITY } from './branch-areas.sql.js';
import { BranchInUse, BranchMissing } from '../vendor.errors.js';

/** Returns no key if the form does not contain the hours, so that they stay unchanged. */
function hoursOf({ hours }: UpdateBranchDto): { hours?: OpeningSpan[] | null } {
  if (!hours) return hours === null ? { hours } : {};
  assertOpeningHours(hours);
  return { hours: inOrder(hours) };
}

/** Branches of a business. */
@Injectable()
export class BranchesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  list(vendorId: number): Promise<Branch[]> {
    return this.transactions.of(Branch).find({ where: { vendorId }, order: { id: 'ASC' } });
  }

  /** Staff of one branch see that branch only (rule H3). */
  seenBy({ vendorId, branchId }: StaffOf): Promise<Branch[]> {
    return this.transactions
      .of(Branch)
      .find({ where: { vendorId, ...(branchId !== null && { id: branchId }) }, order: { id: 'ASC' } });
  }

  /** Rejects `branch.not-found` (404), also for a branch of another business. */
  async one(vendorId: number, id: number): Promise<Branch> {
    const branch = await this.transactions.of(Branch).findOneBy({ id, vendorId });
    if (!branch) throw new BranchMissing();
    return branch;
  }

  /** @throws request.invalid (400) for opening hours that overlap and for an area of another city */
  async add(vendorId: number, form: BranchDto): Promise<Branch> {
    const hours = hoursOf(form);
    return this.transactions.run(async () => {
      await this.assertArea(form.areaId, form.city);
      await this.cacheInvalidation.invalidate('deals', 'vendors');
      return this.transactions.of(Branch).save({ ...form, ...hours, vendorId });
    });
  }

  /** @throws branch.not-found (404); request.invalid (400) for opening hours that overlap and for an area of another city */
  async update(vendorId: number, id: number, changes: UpdateBranchDto): Promise<Branch> {
    const hours = hoursOf(changes);
    return this.transactions.run(async () => {
      const branch = await this.one(vendorId, id);
      const area = await this.areaOf(branch, changes);
      await this.cacheInvalidation.invalidate('deals', 'vendors');
      return this.transactions.of(Branch).save(Object.assign(branch, changes, hours, area));
    });
  }

  /** A branch that moves to another city loses its area, unless the form names one. */
  private async areaOf(
    branch: Branch,
    { areaId, city }: UpdateBranchDto,
  ): Promise<{ areaId?: number | null }> {
    if (areaId !== undefined) await this.assertArea(areaId, city ?? branch.city);
    const isMoved = city !== undefined && city !== branch.city;
    return areaId === undefined && isMoved ? { areaId: null } : {};
  }

  private async assertArea(areaId: number | null | undefined, city: string): Promise<void> {
    if (areaId === undefined || areaId === null) return;
    const rows = await this.transactions.query<{ id: number }>(AREA_OF_CITY, [areaId, city]);
    if (rows.length === 0)
      throw new InvalidRequest({ errors: [{ field: 'areaId', message: 'Choose an area of this city.' }] });
  }

  /** Rejects `branch.in-use` (409) while staff are assigned to it. */
  async remove(vendorId: number, id: number): Promise<void> {
    await this.transactions.run(async () => {
      const branch = await this.one(vendorId, id);
      await this.cacheInvalidation.invalidate('deals', 'vendors');
      await this.transactions
        .of(Branch)
        .remove(branch)
        .catch((error: unknown) => {
          throw isStillReferred(error) ? new BranchInUse() : error;
        });
    });
  }
}
