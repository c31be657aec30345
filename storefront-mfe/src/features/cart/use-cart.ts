import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast, useShoppingCartQuery, useShoppingPutLineMutation } from 'shared-ui/platform';
import { selectSessionHint, useAppSelector } from 'shared-ui/store';
import { cartTexts } from './texts';

/** Cart of the account; before sign-in the cart saved in the browser. */
export function useCart() {
  const t = useTexts(cartTexts);
  const language = useLanguage();
  const toast = useToast();
  const isUnread = useAppSelector(selectSessionHint) === 'unread';
  const { data: cart, isError, isFetching, refetch } = useShoppingCartQuery(undefined, { skip: isUnread });
  const [putLine, { isLoading }] = useShoppingPutLineMutation();

  async function setQuantity(dealId: number, quantity: number): Promise<void> {
    const done = await putLine({ dealId, quantity, priceThen: 0 });
    if (!done.error) return;
    const text = await describeFailure(done.error, language, t('notChangedText'));
    toast({ kind: 'error', title: t('notChanged'), text });
    void refetch();
  }

  return {
    cart,
    state: cart ? ('ready' as const) : isError ? ('failed' as const) : ('loading' as const),
    isChanging: isLoading || isFetching,
    setQuantity,
    retry: () => void refetch(),
  };
}
