import { useCartPreviewQuery, type CartView } from 'shared-ui/api/cart';
import { useSearchParams } from 'shared-ui/router';
import { useShoppingCartQuery } from 'shared-ui/platform';
import { wishedOf } from './wished';

interface WishedCart {
  cart: CartView | undefined;
  isAlone: boolean;
  isError: boolean;
  /** Asks again, and answers what it costs now. */
  again(): Promise<CartView | undefined>;
  setQuantity(quantity: number): void;
}

/** What is to be bought as the server shows it now. */
export function useWished(): WishedCart {
  const [query, setQuery] = useSearchParams();
  const wished = wishedOf(query);
  const isAlone = wished.kind === 'deal';
  const cart = useShoppingCartQuery(undefined, { skip: isAlone, refetchOnMountOrArgChange: true });
  const preview = useCartPreviewQuery(
    { items: isAlone ? wished.items : '' },
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
