import { QrCode } from 'lucide-react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink } from 'shared-ui/ui';
import { lastDayToUse } from '../../../shared/bought-codes/bought-codes';
import { AddToCart } from '../cart-button/add-to-cart';
import type { SaleState } from './sale-state';
import { dealDetailTexts } from '../texts';

interface RedeemButtonProps {
  deal: { id: number; discountedPrice: number; endDate: string };
  saleState: SaleState;
  busy: boolean;
  /** Whether the customer holds an open code: the button shows it. */
  hasCode: boolean;
  /** Said in one word where there is little room. */
  short?: boolean;
  className?: string;
  onRedeem(): void;
}

export function RedeemButton({
  deal,
  saleState,
  busy,
  hasCode,
  short,
  className,
  onRedeem,
}: RedeemButtonProps) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  if (saleState === 'prepaid') {
    const lastDay = lastDayToUse(deal.endDate, new Date());
    // On phones the bar at the lower edge buys, and the ticket puts into the cart.
    return (
      <>
        <ButtonLink
          to={`/checkout?deal=${deal.id}&price=${deal.discountedPrice}`}
          size="large"
          wide
          className={className}
        >
          {lastDay ? t('buyUseBy', { day: format.day(lastDay) }) : t('buyNow')}
        </ButtonLink>
        {!short && <AddToCart deal={deal} />}
      </>
    );
  }
  if (saleState !== 'open' && !hasCode) {
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
      data-redeem
      className={className}
      onClick={busy ? undefined : onRedeem}
    >
      <QrCode size={20} />
      {t(busy ? 'busy' : hasCode ? 'showCode' : short ? 'redeem' : 'redeemThis')}
    </Button>
  );
}
