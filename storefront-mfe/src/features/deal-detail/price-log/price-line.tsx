import { History } from 'lucide-react';
import { useState } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { lazyPart } from 'shared-ui/ui';
import styles from './price-line.module.css';
import { priceLogTexts } from './texts';

// Loads when the button is pressed.
const PriceHistory = lazyPart(async () => (await import('./price-history')).PriceHistory);

/** What is known about the regular price, and the way to its history. */
export function PriceLine({ deal: { id, referencePrice } }: { deal: DealPageView }) {
  const t = useTexts(priceLogTexts);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { amount, since, source } = referencePrice;
  return (
    <div className={styles.line}>
      <History size={16} aria-hidden />
      <span>
        {source === 'log'
          ? t('lowest', { price: format.money(amount) })
          : t('stated', { date: format.date(since) })}{' '}
        <button type="button" data-price-history className={styles.more} onClick={() => setOpen(true)}>
          {t('history')}
        </button>{' '}
        <Link to="/honest#prices" className={styles.how}>
          {t('how')}
        </Link>
      </span>
      {isOpen && <PriceHistory dealId={id} onClose={() => setOpen(false)} />}
    </div>
  );
}
