import { Clock } from 'lucide-react';
import type { DealPageView } from 'shared-ui/api/deals';
import type { PassView } from 'shared-ui/api/redemptions';
import { readBundle, urgencyOf } from 'shared-ui/format';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { DhakaBand, lazyPart, Price, Seam, Tag, useNow } from 'shared-ui/ui';
import { DeferredOfflineNote } from './offline/deferred-offline-note';
import { PointsBanner } from './points-banner';
import styles from './price-ticket.module.css';
import { RedeemButton } from './redeem/redeem-button';
import { SaveButton } from './save-button';
import { saleStateOf } from './redeem/sale-state';
import { ShareButton } from './share-button';
import { dealDetailTexts } from './texts';
import type { LaterRedemption } from './redeem/use-later-redemption';

// Only who holds a code reads it.
const OpenPassNote = lazyPart(async () => (await import('./redeem/open-pass-note')).OpenPassNote);

interface PriceTicketProps {
  deal: DealPageView;
  /** The customer's open code of the deal. */
  openPass: PassView | null;
  busy: boolean;
  /** What becomes of a press without a connection. */
  later: LaterRedemption;
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

/** What the price is for: how many one gets, where the business says it. */
function usePriceLabel({ discountType, discountValue }: DealPageView): string {
  const t = useTexts(dealDetailTexts);
  const bundle = discountType === 'buyXgetY' ? readBundle(discountValue) : null;
  if (!bundle) return t('price');
  if (bundle.form === 'nights') return t('priceForNights', { count: bundle.received });
  return bundle.received === 2 ? t('priceForTwo') : t('priceForMany', { count: bundle.received });
}

/** What is paid at the counter, where VAT or a service charge comes on top of the price. */
function SumToPay({ deal: { taxes, taxRates, sumToPay } }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  if (taxes === 'included') return null;
  return (
    <p className={styles.sum}>
      {t(taxes === 'vat-extra' ? 'toPayVat' : 'toPayBoth', {
        amount: format.money(sumToPay),
        service: taxRates.serviceCharge,
        vat: taxRates.vat,
      })}
    </p>
  );
}

/** What is paid and saved, and the way to the code. */
export function PriceTicket({ deal, openPass, busy, later, onRedeem }: PriceTicketProps) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const saleState = saleStateOf(deal);
  const saved = deal.originalPrice - deal.discountedPrice;
  return (
    <>
      <div className={styles.ticket}>
        <div className={styles.upper}>
          <div className={styles.head}>
            <span>{usePriceLabel(deal)}</span>
            {saved > 0 && <Tag tone="good">{t('youSave', { amount: format.money(saved) })}</Tag>}
          </div>
          <div className={styles.price}>
            <Price originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
          </div>
          <SumToPay deal={deal} />
          {deal.pointsEarned > 0 &&
            (deal.pointsPaused ? (
              <p className={styles.note}>{t('pointsPaused')}</p>
            ) : (
              <PointsBanner points={deal.pointsEarned} />
            ))}
        </div>
        <Seam className={styles.seam} />
        <div className={styles.lower}>
          <RedeemButton
            deal={deal}
            saleState={saleState}
            busy={busy}
            hasCode={openPass !== null}
            onRedeem={onRedeem}
            className={styles.redeem}
          />
          <DeferredOfflineNote later={later} live />
          {openPass ? (
            <OpenPassNote pass={openPass} waiting={<p className={styles.note} />} />
          ) : (
            saleState === 'open' && <p className={styles.note}>{t('payAtCounter')}</p>
          )}
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
export function RedeemBar({ deal, openPass, busy, later, onRedeem }: PriceTicketProps) {
  return (
    <div className={styles.bar}>
      <Price originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
      <RedeemButton
        deal={deal}
        saleState={saleStateOf(deal)}
        busy={busy}
        hasCode={openPass !== null}
        onRedeem={onRedeem}
        short
      />
      {later.state !== 'none' && (
        <div className={styles.barNote}>
          <DeferredOfflineNote later={later} />
        </div>
      )}
    </div>
  );
}
