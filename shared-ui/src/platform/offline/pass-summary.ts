export type PassState = 'issued' | 'redeemed' | 'cancelled' | 'expired' | 'voided';

/** What is shown of a pass. */
export interface PassSummary {
  id: string;
  dealId?: number;
  /** The whole text of the signed QR, which a counter verifies without a network. */
  qrCode: string;
  /** The whole text of the short QR, which simple cameras read faster. */
  shortQrCode?: string;
  /** The eight characters to read out. */
  code: string;
  state: PassState;
  issuedAt: string;
  redeemedAt: string | null;
  expiresAt: string;
  /** Points that its use earned. */
  points?: number;
  /** Bought in advance: nothing is paid at the counter (rule OR8). */
  isBought?: boolean;
  deal: {
    title: string;
    titleNe?: string | null;
    originalPrice: number;
    discountedPrice: number;
    /** The price with VAT and service charge, where they come on top of it. */
    sumToPay?: number;
    vendor: { businessName: string; nameNe?: string | null };
    location?: { name: string; nameNe?: string | null } | null;
  };
}

/** Whether the code can still be shown to somebody. */
export const isOpen = ({ state, expiresAt }: Pick<PassSummary, 'state' | 'expiresAt'>, now: Date): boolean =>
  state === 'issued' && new Date(expiresAt).getTime() > now.getTime();
