import { Clock } from 'lucide-react';
import type { DealPageView } from 'shared-ui/api/deals';
import { urgencyOf } from 'shared-ui/format';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { DhakaBand, Price, Seam, Tag, useNow } from 'shared-ui/kit';
import { PointsBanner } from './points-banner';
import styles from './price-ticket.module.css';
import { RedeemButton } from './redeem-button';
import { SaveButton } from './save-button';
import { saleStateOf } from './sale-state';
import { ShareButton } from './share-button';
import { dealDetailTexts } from './texts';

interface PriceTicketProps {
  deal: DealPageView;
  busy: boolean;
  onRedeem(): void;
}

function UrgencyLine({ deal }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const now = useNow();
  const urgency = now && urgencyOf(deal, now);
  if (!urgency) return null;
  return (
    <p className={styles.urgency}>
      <Clock size={16} />
      <b>
        {urgency.kind === 'left' && t('left', { count: urgency.left })}
        {urgency.kind === 'days' &&
          (urgency.days === 0 ? t('endsToday') : t('endsIn', { count: urgency.days }))}
      </b>
    </p>
  );
}

/** What is paid and saved, and the way to the code. */
export function PriceTicket({ deal, busy, onRedeem }: PriceTicketProps) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const saleState = saleStateOf(deal);
  const saved = deal.originalPrice - deal.discountedPrice;
  return (
    <>
      <div className={styles.ticket}>
        <div className={styles.upper}>
          <div className={styles.head}>
            <span>{t(deal.discountType === 'buyXgetY' ? 'priceForTwo' : 'price')}</span>
            {saved > 0 && <Tag tone="good">{t('youSave', { amount: format.money(saved) })}</Tag>}
          </div>
          <div className={styles.price}>
            <Price originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
          </div>
          {deal.pointsEarned > 0 && <PointsBanner points={deal.pointsEarned} />}
        </div>
        <Seam className={styles.seam} />
        <div className={styles.lower}>
          <RedeemButton
            deal={deal}
            saleState={saleState}
            busy={busy}
            onRedeem={onRedeem}
            className={styles.redeem}
          />
          {saleState === 'open' && <p className={styles.note}>{t('payAtCounter')}</p>}
          {saleState === 'prepaid' && <p className={styles.note}>{t('prepaidNote')}</p>}
          <div className={styles.quiet}>
            <SaveButton deal={deal} />
            <ShareButton title={inLanguage(format.language, deal.title, deal.titleNe)} />
          </div>
        </div>
        <DhakaBand />
      </div>
      <UrgencyLine deal={deal} />
    </>
  );
}

/** The same on phones, always in reach at the lower edge. */
export function RedeemBar({ deal, busy, onRedeem }: PriceTicketProps) {
  return (
    <div className={styles.bar}>
      <Price originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
      <RedeemButton deal={deal} saleState={saleStateOf(deal)} busy={busy} onRedeem={onRedeem} short />
    </div>
  );
}
