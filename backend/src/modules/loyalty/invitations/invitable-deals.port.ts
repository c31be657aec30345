import { Injectable } from '@nestjs/common';

/** @throws deal.not-found (404) unless the deal is shown to everybody */
export type ReadEnd = (dealId: number) => Promise<Date>;

/** When a deal ends. Loyalty is below deals (ADR 44): that module registers how it is read. */
@Injectable()
export class InvitableDeals {
  private read?: ReadEnd;

  register(read: ReadEnd): void {
    this.read = read;
  }

  /** @throws deal.not-found (404) unless the deal is shown to everybody */
  endOf(dealId: number): Promise<Date> {
    if (!this.read) throw new Error('No module registered when deals end.');
    return this.read(dealId);
  }
}
