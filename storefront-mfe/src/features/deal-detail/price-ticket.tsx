import { Clock } from 'lucide-react';
import { useState } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import type { OwnDealView, PassView } from 'shared-ui/api/redemptions';
import { urgencyOf } from 'shared-ui/format';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { cx, DhakaBand, lazyPart, Price, PerforationLine, useNow } from 'shared-ui/ui';
import { DeferredOfflineNote } from './offline/deferred-offline-note';
import { PriceFacts } from './price-facts';
import styles from './price-ticket.module.css';
import { RedeemButton } from './redeem/redeem-button';
import { saleStateOf } from './redeem/sale-state';
import { TicketNote } from './redeem/ticket-note';
import type { LaterRedemption } from './redeem/use-later-redemption';
import { SaveButton } from './save-button';
import { ShareButton } from './share-button';
import { dealDetailTexts } from './texts';

// Loads when a button is pressed.
const Sharing = lazyPart(async () => (await import('./sharing/sharing')).Sharing);
// Only signed-in customers can have a code.
const OpenCodeFacts = lazyPart(async () => (await import('./redeem/open-code')).OpenCodeFacts);
const OpenCodeActions = lazyPart(async () => (await import('./redeem/open-code')).OpenCodeActions);
const OpenCodeLine = lazyPart(async () => (await import('./redeem/open-code')).OpenCodeLine);

interface PriceTicketProps {
  deal: DealPageView;
  /** State of the deal for the signed-in customer; null for visitors and while loading. */
  own: OwnDealView | null;
  /** The customer's open code for the deal. */
  openPass: PassView | null;
  busy: boolean;
  /** Redemption requested without a connection. */
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

/** Below the ticket; on phones at the top of the picture. */
function QuietActions({ deal, onShare }: { deal: DealPageView; onShare(): void }) {
  return (
    <div className={styles.quiet}>
      <SaveButton deal={deal} />
      <ShareButton onPress={onShare} />
    </div>
  );
}

/** Price and redeem button, or the customer's open code. */
export function PriceTicket({ deal, own, openPass, busy, later, onRedeem }: PriceTicketProps) {
  const saleState = saleStateOf(deal, own);
  const { language } = useFormat();
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <div className={cx(styles.ticket, openPass && styles.ink)}>
        <div className={styles.upper}>
          {openPass ? (
            <OpenCodeFacts pass={openPass} waiting={<div className={styles.waiting} />} />
          ) : (
            <PriceFacts deal={deal} />
          )}
        </div>
        <PerforationLine className={styles.seam} />
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
            <OpenCodeActions pass={openPass} />
          ) : (
            <TicketNote deal={deal} own={own} saleState={saleState} />
          )}
        </div>
        <DhakaBand />
      </div>
      <QuietActions deal={deal} onShare={() => setSharing(true)} />
      {!openPass && <UrgencyLine deal={deal} />}
      {isSharing && (
        <Sharing title={inLanguage(language, deal.title, deal.titleNe)} onClose={() => setSharing(false)} />
      )}
    </>
  );
}

/** Bar at the bottom of phone screens, with the redeem button or the open code. */
export function RedeemBar({ deal, own, openPass, busy, later, onRedeem }: PriceTicketProps) {
  return (
    <div className={styles.bar}>
      {openPass ? (
        <OpenCodeLine pass={openPass} waiting={<div />} />
      ) : (
        <Price originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
      )}
      <RedeemButton
        deal={deal}
        saleState={saleStateOf(deal, own)}
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
