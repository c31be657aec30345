import { QrCode } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, lazyPart } from 'shared-ui/kit';
import type { SaleState } from './sale-state';
import { dealDetailTexts } from './texts';

/** Comes with the deals that need it. */
const AddToCart = lazyPart(async () => (await import('./add-to-cart')).AddToCart);

interface RedeemButtonProps {
  deal: { id: number; discountedPrice: number };
  saleState: SaleState;
  busy: boolean;
  /** Said in one word where there is little room. */
  short?: boolean;
  className?: string;
  onRedeem(): void;
}

export function RedeemButton({ deal, saleState, busy, short, className, onRedeem }: RedeemButtonProps) {
  const t = useTexts(dealDetailTexts);
  if (saleState === 'prepaid') {
    // On phones the bar at the lower edge buys, and the ticket puts into the cart.
    return (
      <>
        <ButtonLink
          to={`/checkout?deal=${deal.id}&price=${deal.discountedPrice}`}
          size="large"
          wide
          className={className}
        >
          {t('buyNow')}
        </ButtonLink>
        {!short && <AddToCart deal={deal} />}
      </>
    );
  }
  if (saleState !== 'open') {
    return (
      <Button size="large" wide disabled className={className}>
        {t(saleState)}
      </Button>
    );
  }
  return (
    // Not disabled while busy: the focus would be lost, and with it the way back from the dialog.
    <Button
      size="large"
      wide
      aria-disabled={busy}
      className={className}
      onClick={busy ? undefined : onRedeem}
    >
      <QrCode size={20} />
      {t(busy ? 'busy' : short ? 'redeem' : 'redeemThis')}
    </Button>
  );
}
