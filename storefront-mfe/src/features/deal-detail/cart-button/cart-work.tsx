import { ShoppingBag } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { ButtonLink } from 'shared-ui/ui';
import { useToast, useShoppingCartQuery, useShoppingPutLineMutation } from 'shared-ui/platform';
import { cartButtonTexts } from './texts';

export interface CartState {
  isInCart: boolean;
  /** Text of the button while the deal is added. */
  busyText: string | null;
}

interface CartWorkProps {
  deal: { id: number; discountedPrice: number };
  /** Number of presses of the button; each one adds the deal. */
  presses: number;
  onChange(state: CartState): void;
}

/** Adds a prepaid deal to the cart for a button, and replaces it by a link to the cart once the deal is in. */
export function CartWork({ deal, presses, onChange }: CartWorkProps) {
  const t = useTexts(cartButtonTexts);
  const language = useLanguage();
  const toast = useToast();
  const { data: cart } = useShoppingCartQuery(undefined);
  const [putLine, { isLoading, isSuccess }] = useShoppingPutLineMutation();
  const view = useRef<HTMLAnchorElement>(null);
  const handled = useRef(0);
  const isInCart = cart?.lines.some(({ id }) => id === deal.id) ?? false;
  const busyText = isLoading ? t('adding') : null;

  async function add(): Promise<void> {
    const done = await putLine({ dealId: deal.id, quantity: 1, priceThen: deal.discountedPrice });
    if (!done.error) return toast({ kind: 'success', title: t('cartAdded'), text: t('cartAddedText') });
    const text = await describeFailure(done.error, language, t('cartFailedText'));
    toast({ kind: 'error', title: t('cartFailed'), text });
  }

  const addOnce = useEffectEvent(() => {
    if (presses === handled.current) return;
    handled.current = presses;
    void add();
  });
  useEffect(() => addOnce(), [presses]);
  const tell = useEffectEvent(onChange);
  useEffect(() => tell({ isInCart, busyText }), [isInCart, busyText]);
  useEffect(() => {
    if (isSuccess && isInCart) view.current?.focus();
  }, [isSuccess, isInCart]);

  if (!isInCart) return null;
  return (
    <ButtonLink ref={view} to="/cart" variant="outline" size="large" wide>
      <ShoppingBag size={20} />
      {t('inCart')}
    </ButtonLink>
  );
}
