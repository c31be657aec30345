import type { ReactNode } from 'react';
import type { CounterPassView } from 'shared-ui/api/counter';
import { groupCode } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import type { Outcome } from './outcome';
import { dealTitleOf } from './outcome-words';
import styles from './result.module.css';
import { counterTexts } from './texts';

function Fact({ label, children, large }: { label: string; children: ReactNode; large?: boolean }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd className={large ? styles.large : undefined}>{children}</dd>
    </div>
  );
}

function MoneyFacts({ pass }: { pass: CounterPassView }) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  return (
    <>
      <Fact label={t('charge')} large>
        {format.money(pass.amount ?? pass.charge)}
      </Fact>
      <Fact label={t('saves')}>
        <span className={styles.saves}>{format.money(pass.saves)}</span>
      </Fact>
      {pass.minimumBill !== null && <Fact label={t('minimumBill')}>{format.money(pass.minimumBill)}</Fact>}
      {pass.partySize !== null && <Fact label={t('partySize')}>{format.number(pass.partySize)}</Fact>}
      <Fact label={t('validUntil')}>{format.dateTime(pass.expiresAt)}</Fact>
    </>
  );
}

function UseFacts({ pass }: { pass: CounterPassView }) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  return (
    <>
      {pass.usedAt && (
        <Fact label={t('usedOn')}>
          {format.day(pass.usedAt)}, {format.time(pass.usedAt)}
        </Fact>
      )}
      {pass.usedAtBranch && <Fact label={t('usedAt')}>{pass.usedAtBranch}</Fact>}
      {pass.usedBy && <Fact label={t('usedBy')}>{pass.usedBy}</Fact>}
    </>
  );
}

/** What staff compare with the guest in front of them. */
export function PassFacts({ kind, pass }: { kind: Outcome['kind']; pass: CounterPassView }) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  const isOpen = kind === 'valid' || kind === 'not-now' || kind === 'accepted';
  return (
    <dl className={styles.facts}>
      <Fact label={t('deal')}>{dealTitleOf(pass, format)}</Fact>
      <Fact label={t('customer')}>{pass.customer}</Fact>
      {isOpen ? <MoneyFacts pass={pass} /> : <UseFacts pass={pass} />}
      <Fact label={t('code')}>{groupCode(pass.code)}</Fact>
    </dl>
  );
}
