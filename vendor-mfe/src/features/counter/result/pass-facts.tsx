import type { ReactNode } from 'react';
import type { CounterPassView } from 'shared-ui/api/counter';
import { formatTime, groupCode } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import type { Outcome } from './outcome';
import { dealTitleOf } from './outcome-labels';
import styles from './result.module.css';
import { counterTexts } from '../texts';
import { endOf } from '../offline/offline-outcome';

function Fact({ label, children, large }: { label: string; children: ReactNode; large?: boolean }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd className={large ? styles.large : undefined}>{children}</dd>
    </div>
  );
}

/** Text that lists the taxes and charges contained in the amount. */
function useOnTop({ onTop }: CounterPassView): string {
  const t = useTexts(counterTexts);
  const format = useFormat();
  if (!onTop) return t('included');
  return t(onTop.serviceCharge > 0 ? 'withBoth' : 'withVat', {
    price: format.money(onTop.price),
    service: onTop.serviceCharge,
    vat: onTop.vat,
  });
}

function MoneyFacts({ pass }: { pass: CounterPassView }) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  return (
    <>
      <Fact label={t('charge')} large>
        {format.money(pass.amount ?? pass.charge)}
        <span className={styles.included}>{useOnTop(pass)}</span>
      </Fact>
      {(pass.amount ?? pass.charge) === pass.charge && (
        <Fact label={t('saves')}>
          <span className={styles.saves}>{format.money(pass.saves)}</span>
        </Fact>
      )}
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
      {pass.reference && <Fact label={t('reference')}>{pass.reference}</Fact>}
    </>
  );
}

/** Days, hours and branches at which the pass is valid. */
function VisitFacts({ pass }: { pass: CounterPassView }) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  const { weekdays, hoursFrom, hoursUntil, blackoutDates, branches } = pass;
  const clock = (time: string) => formatTime(`2026-01-01T${time}:00+05:45`, format.language);
  return (
    <>
      {weekdays && (
        <Fact label={t('onDays')}>{weekdays.map((day) => format.weekday(day, 'short')).join(', ')}</Fact>
      )}
      {hoursFrom && hoursUntil && (
        <Fact label={t('atHours')}>
          {clock(hoursFrom)} – {clock(hoursUntil)}
        </Fact>
      )}
      {blackoutDates && blackoutDates.length > 0 && (
        <Fact label={t('notOn')}>
          {blackoutDates.map((day) => format.day(`${day}T12:00:00+05:45`)).join(', ')}
        </Fact>
      )}
      {branches && <Fact label={t('atBranches')}>{branches.join(', ')}</Fact>}
      <Fact label={t('validUntil')}>{format.dateTime(pass.expiresAt)}</Fact>
    </>
  );
}

function factsOf(kind: Outcome['kind']): typeof MoneyFacts {
  switch (kind) {
    case 'valid':
    case 'accepted':
    case 'accepted-offline':
    case 'bill-too-small':
    case 'party-too-small':
      return MoneyFacts;
    case 'wrong-weekday':
    case 'wrong-hour':
    case 'blackout-date':
    case 'wrong-branch':
    case 'other-terms':
      return VisitFacts;
    default:
      return UseFacts;
  }
}

/** Details that staff compare with the customer. */
export function PassFacts({ kind, pass }: { kind: Outcome['kind']; pass: CounterPassView }) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  const Facts = factsOf(kind);
  return (
    <dl className={styles.facts}>
      <Fact label={t('deal')}>{dealTitleOf(pass, format)}</Fact>
      <Fact label={t('offer')}>{format.badge(pass).text}</Fact>
      <Fact label={t('customer')}>{pass.customer || t('afterSync')}</Fact>
      <Facts pass={pass} />
      {pass.code ? (
        <Fact label={t('code')}>{groupCode(pass.code)}</Fact>
      ) : (
        <Fact label={t('pass')}>{t('passEnds', { letters: endOf(pass.id) })}</Fact>
      )}
    </dl>
  );
}
