import { useState } from 'react';
import { usePayoutAccountOneQuery, type PayoutAccountView } from 'shared-ui/api/vendor-account';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, Button, Card } from 'shared-ui/ui';
import { ListState } from './list-state';
import { PayoutAccountForm } from './payout-account-form';
import styles from './statements.module.css';
import { statementsTexts } from './texts';

function Account({ account }: { account: PayoutAccountView }) {
  const t = useTexts(statementsTexts);
  const format = useFormat();
  const place = account.bank ? `${account.bank}, ${account.branch}` : t(`kind_${account.kind}`);
  return (
    <>
      {account.heldUntil && (
        <Alert tone="news" title={t('held', { until: format.dateTime(account.heldUntil) })} />
      )}
      <p>
        {place} · <span className={styles.number}>…{account.lastFour}</span>
        <span className={styles.small}>{account.holder}</span>
        <span className={styles.small}>{t('accountChanged', { day: format.date(account.changedAt) })}</span>
      </p>
    </>
  );
}

/** Payout account of the business. Only owners can see and change it. */
export function PayoutAccountCard() {
  const t = useTexts(statementsTexts);
  const [isOpen, setOpen] = useState(false);
  const answer = usePayoutAccountOneQuery(undefined, { refetchOnMountOrArgChange: true });
  const account = answer.data?.account;
  return (
    <Card className={styles.card}>
      <h2>{t('payoutAccount')}</h2>
      <ListState list={answer} count={answer.data && 1} empty={['', '']}>
        {account ? <Account account={account} /> : <p className={styles.small}>{t('noAccount')}</p>}
        {isOpen ? (
          <PayoutAccountForm onClose={() => setOpen(false)} />
        ) : (
          <Button
            variant={account ? 'outline' : 'primary'}
            className={styles.start}
            onClick={() => setOpen(true)}
          >
            {t(account ? 'changeAccount' : 'enterAccount')}
          </Button>
        )}
      </ListState>
    </Card>
  );
}
