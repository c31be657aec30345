import { useRef } from 'react';
import {
  type MembershipOfferView,
  useOwnMembershipsOrderMutation,
  useOwnMembershipsOwnQuery,
} from 'shared-ui/api/own-membership';
import { usePlanOrdersPayMutation } from 'shared-ui/api/plan-orders';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink, EmptyState, ErrorState } from 'shared-ui/ui';
import type { Gateway } from '../../shared/payments/gateways';
import { useParams } from 'shared-ui/router';
import { PlanCheckout } from './plan-checkout';
import { PlanSkeleton, SignedIn } from './signed-in';
import { planPaymentTexts } from './texts';

/** Creates the order on the first payment and reuses it for later payments. */
function useOrderAndPay(membership: 'premium' | 'vip') {
  const [order] = useOwnMembershipsOrderMutation();
  const [pay] = usePlanOrdersPayMutation();
  const orderId = useRef<string | null>(null);
  return async (gateway: Gateway) => {
    orderId.current ??= (await order({ orderMembershipDto: { membership } }).unwrap()).id;
    return pay({ id: orderId.current, payPlanDto: { gateway } }).unwrap();
  };
}

function Offer({ offer }: { offer: MembershipOfferView & { change: 'start' | 'renewal' | 'upgrade' } }) {
  const t = useTexts(planPaymentTexts);
  const { language } = useFormat();
  const open = useOrderAndPay(offer.slug === 'vip' ? 'vip' : 'premium');
  return (
    <>
      <h1>{t('title')}</h1>
      <PlanCheckout
        open={open}
        summary={{
          ...offer,
          plan: inLanguage(language, offer.name, offer.nameNe),
          cycle: 'yearly',
          gains: [t('earns', { multiplier: offer.pointsMultiplier }), t('moneyBack')],
        }}
      />
    </>
  );
}

function ChosenMembership({ slug }: { slug: string }) {
  const t = useTexts(planPaymentTexts);
  const format = useFormat();
  const { data, isError, refetch } = useOwnMembershipsOwnQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isError)
    return <ErrorState level={1} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!data) return <PlanSkeleton />;
  const offer = data.offers.find((one) => one.slug === slug);
  const { change } = offer ?? {};
  if (offer && change) return <Offer offer={{ ...offer, change }} />;
  const plans = <ButtonLink to="/subscribe">{t('seePlans')}</ButtonLink>;
  if (!offer)
    return (
      <EmptyState level={1} drawing="wires" title={t('unknown')} text={t('unknownText')} actions={plans} />
    );
  return (
    <EmptyState
      level={1}
      drawing="wires"
      title={t('notYet', { plan: inLanguage(format.language, offer.name, offer.nameNe) })}
      text={t('notYetText', { date: format.date(offer.opensAt) })}
      actions={plans}
    />
  );
}

/** Checkout of a membership: the price and the payment methods. */
export function MembershipCheckoutPage() {
  const { slug = '' } = useParams();
  return (
    <SignedIn>
      <ChosenMembership slug={slug} />
    </SignedIn>
  );
}
