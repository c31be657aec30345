import { useCartPreviewQuery, type CartView } from 'shared-ui/api/cart';
import { useSearchParams } from 'shared-ui/router';
import { useShoppingCartQuery } from 'shared-ui/platform';
import { requestedItemsOf } from './requested-items';

interface RequestedCart {
  cart: CartView | undefined;
  isAlone: boolean;
  isError: boolean;
  /** Refetches the items and returns them with current prices. */
  again(): Promise<CartView | undefined>;
  setQuantity(quantity: number): void;
}

/** Returns the requested items with current data from the server. */
export function useRequestedCart(): RequestedCart {
  const [query, setQuery] = useSearchParams();
  const requested = requestedItemsOf(query);
  const isAlone = requested.kind === 'deal';
  const cart = useShoppingCartQuery(undefined, { skip: isAlone, refetchOnMountOrArgChange: true });
  const preview = useCartPreviewQuery(
    { items: isAlone ? requested.items : '' },
    { skip: !isAlone, refetchOnMountOrArgChange: true },
  );
  const shown = isAlone ? preview : cart;
  return {
    cart: shown.data,
    isAlone,
    isError: shown.isError,
    again: async () => (await shown.refetch()).data,
    setQuantity(quantity) {
      query.set('quantity', String(quantity));
      setQuery(query, { replace: true });
    },
  };
}
