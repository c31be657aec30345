import { ShoppingBag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, lazyPart } from 'shared-ui/ui';
import { hasSaved } from 'shared-ui/platform';
import { readSessionHint } from 'shared-ui/store';
import { dealDetailTexts } from '../texts';
import type { CartState } from './cart-work';

const CartWork = lazyPart(async () => (await import('./cart-work')).CartWork);

interface AddToCartProps {
  deal: { id: number; discountedPrice: number };
}

/**
 * Loads the code of the cart on the first press, or at once if the cart may contain items. The button stays the same element
 * meanwhile: a press on an element that is replaced before the mouse button is released would be lost.
 */
export function AddToCart({ deal }: AddToCartProps) {
  const t = useTexts(dealDetailTexts);
  const [presses, setPresses] = useState(0);
  const [isAwake, setAwake] = useState(false);
  const [cart, setCart] = useState<CartState>();
  useEffect(() => setAwake(readSessionHint() || hasSaved()), []);
  const isLoading = presses > 0 && !cart;
  return (
    <>
      {!cart?.isInCart && (
        <Button
          variant="outline"
          size="large"
          wide
          disabled={isLoading || Boolean(cart?.busyText)}
          onClick={() => setPresses(presses + 1)}
        >
          <ShoppingBag size={20} />
          {cart?.busyText ?? t('addToCart')}
        </Button>
      )}
      {(isAwake || presses > 0) && (
        <CartWork deal={deal} presses={presses} onChange={setCart} waiting={null} />
      )}
    </>
  );
}
