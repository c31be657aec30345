import { Injectable } from '@nestjs/common';
import { translateError } from '../../../common/errors/translate-error.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SettingsService } from '../../settings/index.js';
import { type LeftOut, type WorkDecision, WorkKinds } from '../../worklist/index.js';
import { VendorChangesService } from '../vendor-changes.service.js';
import { VendorVerificationService } from './vendor-verification.service.js';
import { LOCKED_VENDOR_VERSION, WAITING_NAMES, WAITING_VENDORS } from './waiting-vendors.sql.js';

/** Deal in the version that the admin saw. */
export interface SeenDeal {
  id: number;
  version: number;
}

/** Error that leaves out a deal without failing the verification. The deal stays ready and shows the error. */
const LEAVES_OUT = 'plan.limit-reached';

/** Registers pending businesses and name changes as work items (rule WB1). */
@Injectable()
export class VendorsWork {
  constructor(
    private readonly kinds: WorkKinds,
    private readonly transactions: Transactions,
    private readonly verification: VendorVerificationService,
    changes: VendorChangesService,
    settings: SettingsService,
  ) {
    const dueAmount = (): Promise<number> => settings.value('site.verificationDaysTo');
    const reasonOf = ({ request }: WorkDecision): string => String(request['reason']);
    kinds.register(
      {
        kind: 'vendor',
        right: 'businesses',
        items: WAITING_VENDORS,
        dueAmount,
        lockedVersion: LOCKED_VENDOR_VERSION,
        acts: {
          verify: (decision) => this.verify(decision),
          reject: async (decision) => {
            const { subject, adminId, version } = decision;
            await verification.reject(Number(subject), adminId, reasonOf(decision), version);
          },
        },
      },
      {
        kind: 'name-change',
        right: 'businesses',
        items: WAITING_NAMES,
        dueAmount,
        lockedVersion: LOCKED_VENDOR_VERSION,
        acts: {
          approve: async ({ subject, adminId, version }) => {
            await changes.approve(Number(subject), adminId, version);
          },
          reject: async (decision) => {
            const { subject, adminId, version } = decision;
            await changes.reject(Number(subject), adminId, reasonOf(decision), version);
          },
        },
      },
    );
  }

  /**
   * Verifies a business and approves deals of it in one transaction. A deal above the plan's limit is left out.
   * @param decision its `request` may contain `approveDeals`
   */
  verify(decision: WorkDecision): Promise<LeftOut[]> {
    return this.transactions.run(async () => {
      const id = Number(decision.subject);
      await this.verification.verify(id, decision.adminId, decision.version);
      const leftOut: LeftOut[] = [];
      for (const deal of (decision.request['approveDeals'] ?? []) as SeenDeal[]) {
        const code = await this.approve(deal, id, decision);
        if (code) leftOut.push({ kind: 'deal', id: String(deal.id), code });
      }
      return leftOut;
    });
  }

  /** @returns the error code if the deal was left out; otherwise null */
  private async approve(
    { id, version }: SeenDeal,
    vendorId: number,
    { adminId, isStrict }: WorkDecision,
  ): Promise<string | null> {
    const approve = this.kinds.actOf('deal', 'approve');
    const decision = { subject: String(id), adminId, version, request: { vendorId }, isStrict };
    try {
      await this.transactions.nested(() => Promise.resolve(approve(decision)));
      return null;
    } catch (error) {
      const known = translateError(error);
      if (!known || (isStrict && known.code !== LEAVES_OUT)) throw error;
      return known.code;
    }
  }
}
