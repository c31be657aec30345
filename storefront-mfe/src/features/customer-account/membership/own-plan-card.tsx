import { useState } from 'react';
import type { OwnMembershipView } from 'shared-ui/api/own-membership';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, Button, ButtonLink, Card, ConfirmDialog } from 'shared-ui/ui';
import styles from './membership.module.css';
import { membershipTexts } from './texts';
import { type MembershipAct, useMembershipAct } from './use-membership-act';

type Asked = Exclude<MembershipAct, 'resume'>;

function WaitingOrder({ own: { open } }: { own: OwnMembershipView }) {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  if (!open) return null;
  const plan = inLanguage(format.language, open.plan.name, open.plan.nameNe);
  return (
    <Alert tone="warning" title={t('waits', { plan })}>
      <p>{t('waitsText', { price: format.planPrice(open.due), time: format.dateTime(open.expiresAt) })}</p>
      <ButtonLink to={`/checkout/plan/${open.id}`} variant="text" size="small">
        {t('payNow')}
      </ButtonLink>
    </Alert>
  );
}

function AskedBefore({ own, asked, onClose }: { own: OwnMembershipView; asked: Asked; onClose(): void }) {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  const { act, busy } = useMembershipAct();
  const isRefund = asked === 'refund';
  const text = isRefund
    ? t('moneyBackText', { amount: format.planPrice(own.moneyBack?.amount ?? 0) })
    : t('cancelText', { date: format.date((own.next ?? own.current)?.endsAt) });
  return (
    <ConfirmDialog
      open
      title={t(isRefund ? 'moneyBackTitle' : 'cancelTitle')}
      text={text}
      confirm={t(isRefund ? 'moneyBackConfirm' : 'cancelConfirm')}
      cancel={t('keep')}
      variant="danger"
      busy={busy}
      onClose={onClose}
      onConfirm={() => void act(asked).then(onClose)}
    />
  );
}

/** Current membership: its end, the next plan, and cancellation. */
export function OwnPlanCard({ own }: { own: OwnMembershipView }) {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { act, busy } = useMembershipAct();
  const { current, next, cancelAtPeriodEnd, moneyBack } = own;
  const nameOf = (plan: { name: string; nameNe: string }) =>
    inLanguage(format.language, plan.name, plan.nameNe);
  const isLeaving = cancelAtPeriodEnd && !next;
  return (
    <Card className={styles.own}>
      <h2>{t('own', { plan: current ? nameOf(current) : t('basic') })}</h2>
      <p>
        {current
          ? t(isLeaving ? 'endsOn' : 'runsUntil', {
              date: format.date(current.endsAt),
              multiplier: current.pointsMultiplier,
            })
          : t('ownBasic')}
      </p>
      {next && <p>{t('nextOn', { plan: nameOf(next), date: format.date(next.startsAt) })}</p>}
      <WaitingOrder own={own} />
      {current && (
        <div className={styles.acts}>
          {cancelAtPeriodEnd ? (
            <Button disabled={busy} onClick={() => void act('resume')}>
              {t('resume')}
            </Button>
          ) : (
            <Button variant="outline" onClick={() => setAsked('cancel')}>
              {t('cancel')}
            </Button>
          )}
          {moneyBack && (
            <Button variant="text" onClick={() => setAsked('refund')}>
              {t('moneyBack')}
            </Button>
          )}
        </div>
      )}
      {moneyBack && (
        <p className={styles.quiet}>
          {t('moneyBackHint', {
            time: format.dateTime(moneyBack.until),
            amount: format.planPrice(moneyBack.amount),
          })}
        </p>
      )}
      {asked && <AskedBefore own={own} asked={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}
