export {};

declare module '../../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'pass.issued': { passId: string; dealId: number; userId: number };
    'pass.redeemed': { passId: string; dealId: number; userId: number };
    'pass.cancelled': { passId: string; dealId: number; userId: number };
    'pass.voided': { passId: string; dealId: number; userId: number };
    'pass.seller-suspended': { passId: string; dealId: number; userId: number };
    'pass.accepted-offline': {
      passId: string;
      dealId: number;
      userId: number;
      deviceId: number;
      outcome: 'confirmed' | 'double' | 'cancelled' | 'expired' | 'refused' | 'undone';
      /** True if the customer had canceled the pass after the acceptance. */
      wasCancelled: boolean;
      /** Day in Nepal from which the use moved to this acceptance. */
      movedFrom: string | null;
    };
    /** The acceptance of this device does not count: the pass was used before. */
    'pass.double': { passId: string; dealId: number; userId: number; deviceId: number };
    /** A manager accepted it against a term of the deal. */
    'pass.overridden': { overrideId: string; passId: string };
    'device.enrolled': { deviceId: number; vendorId: number };
    'device.withdrawn': { deviceId: number; vendorId: number };
    /** A counter asks for the word of a look-up by phone. */
    'lookup-word.requested': { lookupId: number };
    /** The look-up found a pass. */
    'lookup-word.found': { lookupId: number };
    'lookup-word.text-requested': { lookupId: number };
    /** A business day of a branch was signed, or closed by itself. */
    'day.closed': {
      closeId: number;
      vendorId: number;
      branchId: number;
      day: string;
      kind: 'signed' | 'automatic';
    };
    'deal.first-used': { dealId: number };
  }
}
