import { useCartPreviewQuery, type CartView } from 'shared-ui/api/cart';
import { useSearchParams } from 'shared-ui/router';
import { useShoppingCartQuery } from 'shared-ui/platform';
import { requestedItemsOf } from './requested-items';

interface RequestedCart {
  cart: CartView | undefined;
  isAlone: boolean;
  isError: boolean;
  /** Asks again, and answers what it costs now. */
  again(): Promise<CartView | undefined>;
  setQuantity(quantity: number): void;
}

/** What is to be bought as the server shows it now. */
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
