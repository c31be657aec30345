import { Injectable } from '@nestjs/common';
import { withClockShift } from '../../../common/time/clock-shift.js';
import { AcceptPass, TestCodes } from '../../redemptions/index.js';
import type { OpenedBusiness } from './opened-business.js';

/** Longer than a code of the deal is valid. */
const EXPIRED_SECONDS = 45 * 86_400;

/** Gives a business of the sandbox its three codes. */
@Injectable()
export class SandboxCodes {
  constructor(
    private readonly codes: TestCodes,
    private readonly acceptPass: AcceptPass,
  ) {}

  /** The first code is valid, the second one used, the third one expired. */
  async issue({ vendorId, branchId, dealIds, owner, guest }: OpenedBusiness): Promise<void> {
    const [dealId] = dealIds;
    if (dealId === undefined) throw new Error('A business of the sandbox has no deal.');
    await withClockShift(-EXPIRED_SECONDS, () => this.codes.issue(guest, dealId, 'TEST-0003'));
    await this.codes.issue(guest, dealId, 'TEST-0002');
    const staff = {
      vendorId,
      businessName: '',
      nameNe: null,
      role: 'owner' as const,
      rights: [],
      branchId: null,
    };
    await this.acceptPass.run(
      { user: owner, staff, device: 'sandbox' },
      { code: 'TEST-0002', branchId, paidWith: 'cash' },
    );
    await this.codes.issue(guest, dealId, 'TEST-0001');
  }
}
