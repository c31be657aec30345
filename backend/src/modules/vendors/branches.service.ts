import { Injectable } from '@nestjs/common';
import { isStillReferred } from '../../common/errors/constraint.js';
import { CacheDrops } from '../../common/http-cache/cache-drops.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Branch } from './branch.entity.js';
import type { BranchDto, UpdateBranchDto } from './dto/vendor.dto.js';
import { BranchInUse, BranchMissing } from './vendor.errors.js';

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

  /** Refuses `branch.not-found` (404), also for a branch of somebody else. */
  async one(vendorId: number, id: number): Promise<Branch> {
    const branch = await this.transactions.of(Branch).findOneBy({ id, vendorId });
    if (!branch) throw new BranchMissing();
    return branch;
  }

  async add(vendorId: number, form: BranchDto): Promise<Branch> {
    return this.transactions.run(async () => {
      await this.drops.drop('deals');
      return this.transactions.of(Branch).save({ ...form, vendorId });
    });
  }

  async update(vendorId: number, id: number, changes: UpdateBranchDto): Promise<Branch> {
    return this.transactions.run(async () => {
      const branch = await this.one(vendorId, id);
      await this.drops.drop('deals');
      return this.transactions.of(Branch).save(Object.assign(branch, changes));
    });
  }

  /** Refuses `branch.in-use` (409) while somebody works there. */
  async remove(vendorId: number, id: number): Promise<void> {
    await this.transactions.run(async () => {
      const branch = await this.one(vendorId, id);
      await this.drops.drop('deals');
      await this.transactions
        .of(Branch)
        .remove(branch)
        .catch((error: unknown) => {
          throw isStillReferred(error) ? new BranchInUse() : error;
        });
    });
  }
}
