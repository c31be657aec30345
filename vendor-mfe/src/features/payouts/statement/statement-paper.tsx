import { Check } from 'lucide-react';
import type { PayoutLineView, PayoutStatementView } from 'shared-ui/api/vendor-account';
import { brand } from 'shared-ui/format';
import { usePaisa } from 'shared-ui/dashboard';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { cx, DhakaBand, PerforationLine, Tag } from 'shared-ui/ui';
import { Facts } from '../facts';
import { PAYOUT_TONES } from '../past-payouts';
import { payoutsTexts } from '../texts';
import { bothCalendars } from './both-calendars';
import styles from './statement.module.css';

interface PaperProps {
  payout: PayoutStatementView;
}

function Head({ payout: { number, periodFrom, orderedAt, business } }: PaperProps) {
  const t = useTexts(payoutsTexts);
  const format = useFormat();
  const name = format.language === 'ne' ? (business.nameNe ?? business.name) : business.name;
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.brand}>{brand.name[format.language]}</p>
        <h1>{t('statement')}</h1>
        <p className={styles.muted}>
          {t('numbered', { number })} · {format.shortDate(periodFrom)} – {format.day(orderedAt)}
        </p>
      </div>
      <p className={styles.business}>
        <strong>{name}</strong>
        {business.pan && <span>{t('pan', { pan: business.pan })}</span>}
        <span>{business.address}</span>
      </p>
    </header>
  );
}

function Paid({ payout }: PaperProps) {
  const t = useTexts(payoutsTexts);
  const format = useFormat();
  const { amount, state, paidAt, payoutDay, orderedAt, bank, method, lastFour, reference, returnedReason } =
    payout;
  const [day, other] = bothCalendars(paidAt ?? payoutDay ?? orderedAt, format.language);
  return (
    <dl className={styles.paid}>
      <div>
        <dt>{t(`sum_${state}`)}</dt>
        <dd className={styles.sum}>{format.money(amount)}</dd>
      </div>
      <div>
        <dt>{t(state === 'paid' ? 'paidOn' : 'forDay')}</dt>
        <dd>
          <strong>{day}</strong>
          {other && (
            <span className={styles.muted} lang={format.language === 'ne' ? 'en' : 'ne'}>
              {other}
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('toAccount')}</dt>
        <dd>
          <strong>
            {bank ?? t(`method_${method}`)}
            {lastFour && ` ··${lastFour}`}
          </strong>
          {reference && <span className={styles.muted}>{reference}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('state')}</dt>
        <dd>
          <Tag tone={PAYOUT_TONES[state]}>
            {state === 'paid' && <Check size={16} aria-hidden />}
            {t(`state_${state}`)}
          </Tag>
          {returnedReason && <span className={styles.muted}>{returnedReason}</span>}
        </dd>
      </div>
    </dl>
  );
}

function Line({ line: { day, kind, title, titleNe, codes, paisa } }: { line: PayoutLineView }) {
  const t = useTexts(payoutsTexts);
  const format = useFormat();
  const money = usePaisa();
  const deal = (format.language === 'ne' ? titleNe : null) ?? title;
  const what = kind === 'other' ? t('line_otherPaisa') : t(`entry_${kind}`);
  return (
    <tr>
      <td>{format.shortDate(day)}</td>
      <td className={styles.what}>
        {deal ?? what}
        {deal && <span className={styles.muted}>{what}</span>}
      </td>
      <td className={styles.codes}>{codes === null ? '–' : format.number(codes)}</td>
      <td className={cx(styles.rupees, paisa < 0 && styles.taken)}>{money(paisa)}</td>
    </tr>
  );
}

function Sums({ payout }: PaperProps) {
  const t = useTexts(payoutsTexts);
  const format = useFormat();
  const money = usePaisa();
  const counted = (name: string, count: number) =>
    count > 0 ? `${name}, ${t('codes', { count, shown: format.number(count) })}` : name;
  const all = [
    ['opening', t('line_openingPaisa'), payout.openingPaisa],
    ['sold', counted(t('line_soldPaisa'), payout.soldCodes), payout.soldPaisa],
    ['returned', counted(t('returned'), payout.returnedCodes), -payout.returnedPaisa],
    ['payouts', t('line_returnedPayoutsPaisa'), payout.returnedPayoutsPaisa],
    ['other', t('line_otherPaisa'), -payout.otherPaisa],
    ['fee', t('line_feePaisa'), -payout.feePaisa],
    ['closing', t('line_closingPaisa'), -payout.closingPaisa],
  ] as const;
  const rows = all.filter(([key, , paisa]) => paisa !== 0 || ['sold', 'returned', 'fee'].includes(key));
  return (
    <div className={styles.sums}>
      <Facts
        rows={rows.map(([key, name, paisa]) => ({ key, name, value: money(paisa), isTaken: paisa < 0 }))}
      />
      <p className={styles.total}>
        {t(`sum_${payout.state}`)}
        <strong>{format.money(payout.amount)}</strong>
      </p>
    </div>
  );
}

/** Statement as a paper: its lines and sums add up to what was paid. */
export function StatementPaper({ payout }: PaperProps) {
  const t = useTexts(payoutsTexts);
  return (
    <article className={styles.paper}>
      <DhakaBand size="slim" />
      <Head payout={payout} />
      <PerforationLine />
      <div className={styles.body}>
        <Paid payout={payout} />
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col" className={styles.what}>
                {t('what')}
              </th>
              <th scope="col" className={styles.codes}>
                {t('codesHead')}
              </th>
              <th scope="col" className={styles.rupees}>
                {t('rupees')}
              </th>
            </tr>
          </thead>
          <tbody>
            {payout.lines.map((line) => (
              <Line key={`${line.day} ${line.kind} ${line.title ?? ''}`} line={line} />
            ))}
          </tbody>
        </table>
        <Sums payout={payout} />
      </div>
    </article>
  );
}
