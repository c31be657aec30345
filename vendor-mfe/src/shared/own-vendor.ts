import type { CardDeal } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';

/** The reader's business, as the cover of a deal names it. */
export function useOwnVendor(): CardDeal['vendor'] {
  const staffOf = useCurrentUser().user?.staffOf;
  return staffOf && { id: staffOf.vendorId, businessName: staffOf.businessName, nameNe: staffOf.nameNe };
}
