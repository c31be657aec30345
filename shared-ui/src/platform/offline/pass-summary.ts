export type PassState = 'issued' | 'redeemed' | 'cancelled' | 'expired' | 'voided';

/** Fields of a pass that are displayed. */
export interface PassSummary {
  id: string;
  dealId?: number;
  /** Text of the signed QR code, which a counter verifies offline. */
  qrCode: string;
  /** Text of the short QR code, which simple cameras read faster. */
  shortQrCode?: string;
  /** The eight characters to read aloud. */
  code: string;
  state: PassState;
  issuedAt: string;
  redeemedAt: string | null;
  expiresAt: string;
  /** Points earned by redeeming the pass. */
  points?: number;
  /** True for a pass that was bought in advance: nothing is paid at the counter (rule OR8). */
  isBought?: boolean;
  deal: {
    title: string;
    titleNe?: string | null;
    originalPrice: number;
    discountedPrice: number;
    /** The price including VAT and service charge, if they are added to it. */
    sumToPay?: number;
    vendor: { businessName: string; nameNe?: string | null };
    location?: { name: string; nameNe?: string | null } | null;
  };
}

/** Returns true if the code can still be redeemed. */
export const isOpen = ({ state, expiresAt }: Pick<PassSummary, 'state' | 'expiresAt'>, now: Date): boolean =>
  state === 'issued' && new Date(expiresAt).getTime() > now.getTime();
