import type { CSSProperties } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { honourPercent } from '../../../shared/honour/honour-percent';
import shared from '../deal-details.module.css';
import styles from './deal-honour.module.css';
import { dealHonourTexts } from './texts';

/** How often the business gave its deals, with the counts behind the percentage. */
export function DealHonour({ honour }: Pick<DealPageView, 'honour'>) {
  const t = useTexts(dealHonourTexts);
  const format = useFormat();
  const percent = honour && honourPercent(honour);
  return (
    <section id="honour">
      <h2 className={shared.heading}>{t('title')}</h2>
      <div className={styles.box}>
        {percent !== null && (
          <span aria-hidden className={styles.ring} style={{ '--part': `${percent}%` } as CSSProperties}>
            <b>{format.number(percent)}%</b>
          </span>
        )}
        <div>
          <b>{honour ? t('counts', { ...honour }) : t('new')}</b>
          <p className={styles.note}>{t(honour ? 'note' : 'newNote')}</p>
        </div>
      </div>
    </section>
  );
}
