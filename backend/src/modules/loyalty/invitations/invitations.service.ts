import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { SettingsService } from '../../settings/index.js';
import { InvitableDeals } from './invitable-deals.port.js';
import { InvitationExpired, InvitationMissing } from './invitation.errors.js';
import type { DealInvitationView, InviteLinkView } from './invitation.view.js';
import { BIND, INVITATION, INVITE, OWN_LINK } from './invitations.sql.js';

/** 16 characters, so that links cannot be guessed. */
const TOKEN_BYTES = 12;

interface LinkRow {
  token: string;
  expiresAt: string;
}

/** Links by which customers invite others to a deal (rule IV1). */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly deals: InvitableDeals,
    private readonly settings: SettingsService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * The customer's link to the deal, good for 30 days or until the deal ends.
   * @throws deal.not-found (404); invitation.expired (410) if the deal has ended
   */
  async invite(userId: number, dealId: number): Promise<InviteLinkView> {
    const endsAt = await this.openDeal(dealId);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const [link] = await this.transactions.query<LinkRow>(INVITE, [userId, dealId, token, endsAt]);
    if (!link) throw new Error('A link that was just stored is not there.');
    return this.view(dealId, link);
  }

  /** @throws invitation.not-found (404) */
  async ownLink(userId: number, dealId: number): Promise<InviteLinkView> {
    const [link] = await this.transactions.query<LinkRow>(OWN_LINK, [userId, dealId]);
    if (!link) throw new InvitationMissing();
    return this.view(dealId, link);
  }

  /** @throws invitation.not-found, deal.not-found (404); invitation.expired (410) */
  async read(dealId: number, token: string): Promise<DealInvitationView> {
    const invitedBy = await this.inviterOf(dealId, token);
    await this.openDeal(dealId);
    return { invitedBy, points: await this.points() };
  }

  /**
   * Stores that the customer came by this link; a repetition changes nothing (rule IV2).
   * @throws invitation.not-found (404), invitation.expired (410)
   */
  async accept(userId: number, dealId: number, token: string): Promise<void> {
    await this.inviterOf(dealId, token);
    await this.transactions.query(BIND, [dealId, token, userId]);
  }

  private async inviterOf(dealId: number, token: string): Promise<string> {
    const [row] = await this.transactions.query<{ invitedBy: string; isGood: boolean }>(INVITATION, [
      dealId,
      token,
    ]);
    if (!row) throw new InvitationMissing();
    if (!row.isGood) throw new InvitationExpired();
    return row.invitedBy;
  }

  private async openDeal(dealId: number): Promise<Date> {
    const endsAt = await this.deals.endOf(dealId);
    if (endsAt <= this.clock.now()) throw new InvitationExpired();
    return endsAt;
  }

  private async points(): Promise<number> {
    return (await this.settings.all())['points.invitation'];
  }

  private async view(dealId: number, { token, expiresAt }: LinkRow): Promise<InviteLinkView> {
    const url = `${this.config.publicUrl}/deals/${dealId}?i=${token}`;
    return { url, expiresAt, points: await this.points() };
  }
}
