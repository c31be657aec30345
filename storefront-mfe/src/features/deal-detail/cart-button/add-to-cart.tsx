import { ShoppingBag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, lazyPart } from 'shared-ui/ui';
import { hasSaved } from 'shared-ui/platform';
import { readSessionHint } from 'shared-ui/store';
import { dealDetailTexts } from '../texts';

const CartButton = lazyPart(async () => (await import('./cart-button')).CartButton);

interface AddToCartProps {
  deal: { id: number; discountedPrice: number };
}

/** Loads the code of the cart on the first press, or at once if the cart may contain items. */
export function AddToCart({ deal }: AddToCartProps) {
  const t = useTexts(dealDetailTexts);
  const [isPressed, setPressed] = useState(false);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(readSessionHint() || hasSaved()), []);
  const waiting = (
    <Button variant="outline" size="large" wide disabled={isPressed} onClick={() => setPressed(true)}>
      <ShoppingBag size={20} />
      {t('addToCart')}
    </Button>
  );
  if (!isAwake && !isPressed) return waiting;
  return <CartButton deal={deal} addsAtOnce={isPressed} waiting={waiting} />;
}
