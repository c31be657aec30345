import { ArrowLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDealsOneQuery, type DealPageView } from 'shared-ui/api/deals';
import type { OwnDealView } from 'shared-ui/api/redemptions';
import { useTexts } from 'shared-ui/i18n';
import { Container, lazyPart } from 'shared-ui/ui';
import { Link, useParams } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { DeferredArrival } from './arrival/deferred-arrival';
import { DealSkeleton, DealFailed, DealMissing } from './deal-states';
import styles from './deal-detail-page.module.css';
import { DealSummary } from './deal-summary';
import { DealTabs } from './deal-tabs';
import { DealPhotos } from './gallery/deferred-gallery';
import { PriceTicket, RedeemBar } from './price-ticket';
import { readDealId } from './read-deal-id';
import { DeferredSimilarDeals } from './similar/deferred-similar-deals';
import { dealDetailTexts } from './texts';
import { useRefetchAsOwner } from './use-refetch-as-owner';
import { useRedeemDeal } from './redeem/use-redeem-deal';

// Few visitors open an expired deal.
const ExpiredBanner = lazyPart(async () => (await import('./expired-banner')).ExpiredBanner);
// Only signed-in customers have codes, limits and reviews.
const OwnCode = lazyPart(async () => (await import('./redeem/own-code')).OwnCode);

function ReadyDeal({ deal }: { deal: DealPageView }) {
  const { busy, shown, dialogOpen, closeDialog, show, redeem, later } = useRedeemDeal(deal.id);
  const { state } = useCurrentUser();
  const [own, setOwn] = useState<OwnDealView | null>(null);
  // The dialog knows the new code before the next response contains it.
  const openPass = (dialogOpen ? shown?.pass : own?.openPass) ?? null;
  const expired = deal.status === 'expired';
  const ticket = {
    deal,
    own,
    openPass,
    busy,
    later,
    onRedeem: () => void (openPass ? show(openPass) : redeem()),
  };
  return (
    <>
      <div className={styles.grid}>
        <div className={styles.about}>
          <DealPhotos deal={deal} />
          <div className={styles.overlap}>
            {expired && <ExpiredBanner endDate={deal.endDate} />}
            <DealSummary deal={deal} reviewsPath={`/deals/${deal.id}?tab=reviews`} />
          </div>
        </div>
        <aside className={styles.buy} data-deal-page={deal.id}>
          <DeferredArrival />
          <PriceTicket {...ticket} />
        </aside>
        <div className={styles.rest}>
          <DealTabs deal={deal} />
        </div>
      </div>
      <DeferredSimilarDeals dealId={deal.id} expired={expired} />
      <RedeemBar {...ticket} />
      {state === 'signed-in' && (
        <OwnCode dealId={deal.id} watching={dialogOpen} redeem={redeem} onFound={setOwn} />
      )}
      <Suspense>
        {shown && <shown.RedeemedPass {...shown} open={dialogOpen} onClose={closeDialog} />}
      </Suspense>
    </>
  );
}

const isMissing = (fieldError: unknown) =>
  isApiFailure(fieldError) && [400, 404, 410].includes(fieldError.status);

function DealState({ id }: { id: number }) {
  const { currentData: deal, error, refetch } = useDealsOneQuery({ id }, { skip: Number.isNaN(id) });
  useRefetchAsOwner(isMissing(error), refetch);
  if (deal) return <ReadyDeal key={deal.id} deal={deal} />;
  if (Number.isNaN(id) || isMissing(error)) return <DealMissing />;
  return error ? <DealFailed onRetry={() => void refetch()} /> : <DealSkeleton />;
}

export function DealDetailPage() {
  const t = useTexts(dealDetailTexts);
  const { id } = useParams();
  return (
    <Container>
      <Link to="/deals" className={styles.back}>
        <ArrowLeft />
        <span>{t('back')}</span>
      </Link>
      <DealState id={readDealId(id)} />
    </Container>
  );
}
