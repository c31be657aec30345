import { Injectable } from '@nestjs/common';
import { withClockShift } from '../../../common/time/clock-shift.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { SandboxOwner } from '../../api-keys/index.js';
import { BranchesService, VendorsService, VendorVerificationService } from '../../vendors/index.js';
import { FIRST_PLACES, type FirstPlaces } from './first-places.sql.js';
import type { OpenedBusiness } from './opened-business.js';
import { SandboxCodes } from './sandbox-codes.use-case.js';
import { SandboxDeals } from './sandbox-deals.service.js';
import { SandboxPeople } from './sandbox-people.service.js';

/** The business begins in the past, so that a code can have expired. */
const BEGAN_SECONDS_AGO = 60 * 86_400;

const BUSINESS = {
  businessName: 'Test Kitchen',
  description: 'A business of the sandbox. Nothing here is real.',
};
const BRANCH = { name: 'Test branch', address: 'Test Marg 1' };

/** Creates the business of a test key through the same services as a real one: verified, with a branch, live deals and three codes. */
@Injectable()
export class SandboxBusiness {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: SandboxPeople,
    private readonly vendors: VendorsService,
    private readonly verification: VendorVerificationService,
    private readonly branches: BranchesService,
    private readonly deals: SandboxDeals,
    private readonly codes: SandboxCodes,
  ) {}

  async open(): Promise<SandboxOwner> {
    const [places] = await this.transactions.query<FirstPlaces>(FIRST_PLACES);
    if (!places)
      throw new Error('The sandbox has no category or city: run seed.js --catalog for its database.');
    const opened = await withClockShift(-BEGAN_SECONDS_AGO, () => this.begin(places));
    await this.codes.issue(opened);
    const { vendorId, owner } = opened;
    return { vendorId, personId: owner.id };
  }

  private async begin(places: FirstPlaces): Promise<OpenedBusiness> {
    const owner = await this.people.add('Test', 'Owner');
    const guest = await this.people.add('Asha', 'Test');
    return this.transactions.run(async () => {
      const { categoryName: category, city, latitude, longitude } = places;
      const { id: vendorId } = await this.vendors.register(owner, { ...BUSINESS, category, city });
      await this.verification.verify(vendorId, owner.id);
      const branch = await this.branches.add(vendorId, { ...BRANCH, city, latitude, longitude });
      const dealIds = await this.deals.add(owner.id, vendorId, places);
      return { vendorId, branchId: branch.id, dealIds, owner, guest };
    });
  }
}
