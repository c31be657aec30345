import { ShoppingBag } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink } from 'shared-ui/ui';
import { useToast, useShoppingCartQuery, useShoppingPutLineMutation } from 'shared-ui/platform';
import { cartButtonTexts } from './texts';

interface CartButtonProps {
  deal: { id: number; discountedPrice: number };
  /** True if the button was pressed before this code was loaded. */
  addsAtOnce?: boolean;
}

/** Adds a prepaid deal to the cart, and links to the cart once it is in. */
export function CartButton({ deal, addsAtOnce = false }: CartButtonProps) {
  const t = useTexts(cartButtonTexts);
  const language = useLanguage();
  const toast = useToast();
  const { data: cart } = useShoppingCartQuery(undefined);
  const [putLine, { isLoading, isUninitialized, isSuccess }] = useShoppingPutLineMutation();
  const view = useRef<HTMLAnchorElement>(null);
  const isInCart = cart?.lines.some(({ id }) => id === deal.id) ?? false;

  async function add(): Promise<void> {
    const done = await putLine({ dealId: deal.id, quantity: 1, priceThen: deal.discountedPrice });
    if (!done.error) return toast({ kind: 'success', title: t('cartAdded'), text: t('cartAddedText') });
    const text = await describeFailure(done.error, language, t('cartFailedText'));
    toast({ kind: 'error', title: t('cartFailed'), text });
  }

  const addOnce = useEffectEvent(() => void (addsAtOnce && isUninitialized && add()));
  useEffect(() => addOnce(), [addsAtOnce]);
  useEffect(() => {
    if (isSuccess && isInCart) view.current?.focus();
  }, [isSuccess, isInCart]);

  if (isInCart) {
    return (
      <ButtonLink ref={view} to="/cart" variant="outline" size="large" wide>
        <ShoppingBag size={20} />
        {t('inCart')}
      </ButtonLink>
    );
  }
  return (
    <Button variant="outline" size="large" wide disabled={isLoading} onClick={() => void add()}>
      <ShoppingBag size={20} />
      {t(isLoading ? 'adding' : 'addToCart')}
    </Button>
  );
}
