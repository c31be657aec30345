import { QrCode } from 'lucide-react';
import type { DealPageView } from 'shared-ui/api/deals';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink } from 'shared-ui/ui';
import { lastDayToUse } from '../../../shared/bought-codes/bought-codes';
import { AddToCart } from '../cart-button/add-to-cart';
import type { SaleState } from './sale-state';
import { dealDetailTexts } from '../texts';
import styles from './ticket-note.module.css';

interface RedeemButtonProps {
  deal: Pick<DealPageView, 'id' | 'discountedPrice' | 'endDate' | 'terms'>;
  saleState: SaleState;
  busy: boolean;
  /** True if the customer has an open code, which the button shows. */
  hasCode: boolean;
  /** Version for the bar on phones: with the code validity, without the cart. */
  short?: boolean;
  className?: string;
  onRedeem(): void;
}

const DAY_HOURS = 24;

function GoodFor({ hours }: { hours: number }) {
  const t = useTexts(dealDetailTexts);
  const inDays = hours > DAY_HOURS && hours % DAY_HOURS === 0;
  return (
    <small className={styles.goodFor}>
      {inDays ? t('goodForDays', { count: hours / DAY_HOURS }) : t('goodForHours', { count: hours })}
    </small>
  );
}

function RedeemForm({
  deal,
  busy,
  hasCode,
  short,
  className,
  onRedeem,
}: Omit<RedeemButtonProps, 'saleState'>) {
  const t = useTexts(dealDetailTexts);
  const { language } = useFormat();
  return (
    // Not disabled while busy, because a disabled button loses the focus, which the dialog must restore.
    <form
      method="post"
      action="/forms/redeem"
      data-replay
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onRedeem();
      }}
    >
      <input type="hidden" name="dealId" value={deal.id} />
      <input type="hidden" name="language" value={language} />
      <Button
        type="submit"
        size="large"
        wide
        variant={hasCode ? 'sun' : 'primary'}
        aria-disabled={busy}
        data-redeem
        className={className}
      >
        {(!short || hasCode) && <QrCode size={20} />}
        <span>
          {t(busy ? 'busy' : hasCode ? 'showCode' : 'redeem')}
          {short && !hasCode && <GoodFor hours={deal.terms.passValidityHours} />}
        </span>
      </Button>
    </form>
  );
}

export function RedeemButton({ saleState, ...form }: RedeemButtonProps) {
  const { deal, hasCode, short, className } = form;
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  if (saleState === 'prepaid' && !hasCode) {
    const lastDay = lastDayToUse(deal.endDate, new Date());
    // On phones, the bar has the buy button and the ticket has the cart button.
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
  if (!hasCode && saleState !== 'open' && saleState !== 'prepaid') {
    return (
      <Button size="large" wide disabled className={className}>
        {t(saleState)}
      </Button>
    );
  }
  return <RedeemForm {...form} />;
}
