import { Injectable } from '@nestjs/common';

/** @throws deal.not-found (404) unless the deal is public */
export type ReadEnd = (dealId: number) => Promise<Date>;

/**
 * Reads the end of a deal. The loyalty module must not depend on deals (ADR 44), so the deals module
 * registers the function.
 */
@Injectable()
export class InvitableDeals {
  private read?: ReadEnd;

  register(read: ReadEnd): void {
    this.read = read;
  }

  /** @throws deal.not-found (404) unless the deal is public */
  endOf(dealId: number): Promise<Date> {
    if (!this.read) throw new Error('No module registered when deals end.');
    return this.read(dealId);
  }
}
