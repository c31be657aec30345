import type { ReactNode } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { DhakaBand, PerforationLine } from 'shared-ui/ui';
import shared from '../checkout.module.css';
import styles from './sums.module.css';
import { checkoutTexts } from '../texts';

interface SumsProps {
  /** Total at the original prices; omitted if it is unknown. */
  subtotal: number;
  total: number;
  /** Amount paid with points, in rupees. */
  points: number;
  children: ReactNode;
}

/** Totals of an order, followed by the actions. */
export function Sums({ subtotal, total, points, children }: SumsProps) {
  const t = useTexts(checkoutTexts);
  const format = useFormat();
  const row = (label: string, value: string, className?: string) => (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <aside className={styles.summary} aria-labelledby="checkout-summary">
      <div className={shared.sums}>
        <h2 id="checkout-summary">{t('summary')}</h2>
        <dl>
          {subtotal > total && row(t('subtotal'), format.money(subtotal))}
          {subtotal > total && row(t('savings'), `−${format.money(subtotal - total)}`, styles.saved)}
          {points > 0 && row(t('pointsLess'), `−${format.money(points)}`, styles.saved)}
        </dl>
      </div>
      <PerforationLine />
      <div className={shared.sums}>
        <dl aria-live="polite">{row(t('total'), format.money(total - points), styles.total)}</dl>
        {children}
      </div>
      <DhakaBand />
    </aside>
  );
}
