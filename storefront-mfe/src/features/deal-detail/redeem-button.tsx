import { QrCode } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/kit';
import { AddToCart } from './add-to-cart';
import type { SaleState } from './sale-state';
import { dealDetailTexts } from './texts';

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
  if (saleState === 'prepaid') return <AddToCart deal={deal} className={className} />;
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
