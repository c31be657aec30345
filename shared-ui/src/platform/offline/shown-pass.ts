export type PassState = 'issued' | 'redeemed' | 'cancelled' | 'expired' | 'voided';

/** What is shown of a pass. */
export interface ShownPass {
  /** The whole text of the QR. */
  qrCode: string;
  /** The eight characters to read out. */
  code: string;
  state: PassState;
  redeemedAt: string | null;
  expiresAt: string;
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
export const isOpen = ({ state, expiresAt }: Pick<ShownPass, 'state' | 'expiresAt'>, now: Date): boolean =>
  state === 'issued' && new Date(expiresAt).getTime() > now.getTime();
