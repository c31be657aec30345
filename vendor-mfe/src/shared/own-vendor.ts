import type { CardDeal } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';

/** The user's business, as named on the card of a deal. */
export function useOwnVendor(): CardDeal['vendor'] {
  const staffOf = useCurrentUser().user?.staffOf;
  return staffOf && { id: staffOf.vendorId, businessName: staffOf.businessName, nameNe: staffOf.nameNe };
}
