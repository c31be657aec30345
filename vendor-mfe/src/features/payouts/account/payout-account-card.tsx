import { CircleCheck, Clock, Landmark, ShieldCheck, Smartphone } from 'lucide-react';
import {
  usePayoutAccountOneQuery,
  usePayoutPagesInfiniteQuery,
  type PayoutAccountView,
} from 'shared-ui/api/vendor-account';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { ListState } from '../list-state';
import cards from '../payouts.module.css';
import { payoutsTexts } from '../texts';
import styles from './account.module.css';
import { PayoutAccountCode } from './payout-account-code';
import { PayoutAccountForm } from './payout-account-form';

/** What is known about the account: who was told, whether payouts are held, and whether one has arrived. */
function Checks({ account }: { account: PayoutAccountView }) {
  const t = useTexts(payoutsTexts);
  const format = useFormat();
  const payouts = usePayoutPagesInfiniteQuery(undefined).currentData?.pages.flatMap((page) => page.items);
  const arrived = payouts?.findLast(
    ({ state, lastFour, paidAt }) =>
      state === 'paid' && lastFour === account.lastFour && paidAt !== null && paidAt >= account.changedAt,
  );
  return (
    <ul className={styles.checks}>
      <li>
        <CircleCheck size={20} aria-hidden className={styles.good} />
        {t('ownersTold', { day: format.shortDate(account.changedAt) })}
      </li>
      {!account.confirmedAt && (
        <li>
          <Clock size={20} aria-hidden className={styles.waits} />
          {t('unconfirmed')}
        </li>
      )}
      {account.heldUntil && (
        <li>
          <Clock size={20} aria-hidden className={styles.waits} />
          {t('held', { until: format.dateTime(account.heldUntil) })}
        </li>
      )}
      {arrived && (
        <li>
          <CircleCheck size={20} aria-hidden className={styles.good} />
          {t('arrived', { day: format.shortDate(arrived.paidAt) })}
        </li>
      )}
    </ul>
  );
}

function Account({ account }: { account: PayoutAccountView }) {
  const t = useTexts(payoutsTexts);
  const Icon = account.bank ? Landmark : Smartphone;
  return (
    <>
      <div className={styles.account}>
        <span className={styles.icon}>
          <Icon size={22} aria-hidden />
        </span>
        <p>
          <strong>{account.bank ? `${account.bank}, ${account.branch}` : t(`kind_${account.kind}`)}</strong>
          <span className={styles.number}>
            {t('ending', { number: account.lastFour })} · {account.holder}
          </span>
        </p>
      </div>
      <Checks account={account} />
    </>
  );
}

interface PayoutAccountCardProps {
  /** True if the form is open. */
  isAsked: boolean;
  onAsk(isAsked: boolean): void;
}

/** Payout account of the business. Only owners can see and change it. */
export function PayoutAccountCard({ isAsked, onAsk }: PayoutAccountCardProps) {
  const t = useTexts(payoutsTexts);
  const answer = usePayoutAccountOneQuery(undefined, { refetchOnMountOrArgChange: true });
  const account = answer.data?.account;
  return (
    <Card className={cards.card}>
      <div className={cards.top}>
        <h2>{t('payoutAccount')}</h2>
        {account && !isAsked && (
          <Button variant="text" size="small" onClick={() => onAsk(true)}>
            {t('change')}
          </Button>
        )}
      </div>
      <ListState list={answer} count={answer.data && 1} empty={['', '']}>
        {account ? <Account account={account} /> : <p className={cards.small}>{t('noAccount')}</p>}
        {!account && !isAsked && (
          <Button variant="tint" onClick={() => onAsk(true)}>
            {t('enterAccount')}
          </Button>
        )}
        {account && !account.confirmedAt && !isAsked && (
          <PayoutAccountCode onEnterAgain={() => onAsk(true)} />
        )}
        {isAsked && <PayoutAccountForm onClose={() => onAsk(false)} />}
        <p className={styles.rule}>
          <ShieldCheck size={20} aria-hidden />
          {t('changeRule')}
        </p>
      </ListState>
    </Card>
  );
}
