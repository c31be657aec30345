import { Keyboard } from 'lucide-react';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import type { DeviceView } from '../counter-device';
import { allowancesOf, smallestAllowance, type Allowance } from '../program/allowance';
import type { CounterPack } from '../program/pack';
import { offlineTexts } from '../texts';
import styles from './offline.module.css';

function AllDeals({ pack, allowances }: { pack: CounterPack; allowances: readonly Allowance[] }) {
  const t = useTexts(offlineTexts);
  const { language } = useFormat();
  return (
    <details className={styles.all}>
      <summary>{t('allDeals')}</summary>
      <ul>
        {allowances.map(({ dealId, left }) => {
          const deal = pack.deals.find(({ id }) => id === dealId);
          if (!deal) return null;
          const title = inLanguage(language, deal.title, deal.titleNe);
          return <li key={dealId}>{t('allowanceOf', { title, left })}</li>;
        })}
      </ul>
    </details>
  );
}

/** Acceptances that are possible until the next contact, and what cannot be accepted now. */
export function AllowanceCard({ view: { pack, entries } }: { view: DeviceView }) {
  const t = useTexts(offlineTexts);
  const smallest = pack && smallestAllowance(pack, entries);
  return (
    <>
      {pack && smallest && (
        <section>
          <div className={styles.row}>
            <h2 className={styles.title}>{t('allowance')}</h2>
            <span>{t('allowanceUsed', { used: smallest.used, all: smallest.used + smallest.left })}</span>
          </div>
          <progress
            className={styles.bar}
            aria-label={t('allowance')}
            max={smallest.used + smallest.left}
            value={smallest.used}
          />
          <p className={styles.note}>{t('allowanceText')}</p>
          {pack.allowances.length > 1 && <AllDeals pack={pack} allowances={allowancesOf(pack, entries)} />}
        </section>
      )}
      <p className={styles.hint}>
        <Keyboard size={20} aria-hidden />
        <span>
          <b>{t('typedNeeds')}</b> {t('typedNeedsText')}
        </span>
      </p>
    </>
  );
}
