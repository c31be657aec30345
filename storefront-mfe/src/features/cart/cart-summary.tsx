import type { CartView } from 'shared-ui/api/cart';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink, DhakaBand, PerforationLine } from 'shared-ui/ui';
import styles from './cart-page.module.css';
import { cartTexts } from './texts';

type Sums = Pick<CartView, 'subtotal' | 'savings' | 'total'>;

/** Totals of the cart, as calculated by the server. */
export function CartSummary({ sums: { subtotal, savings, total } }: { sums: Sums }) {
  const t = useTexts(cartTexts);
  const format = useFormat();
  return (
    <aside className={styles.summary} aria-labelledby="cart-summary">
      <div className={styles.sums}>
        <h2 id="cart-summary">{t('summary')}</h2>
        <dl>
          <div>
            <dt>{t('subtotal')}</dt>
            <dd>{format.money(subtotal)}</dd>
          </div>
          <div className={styles.saved}>
            <dt>{t('savings')}</dt>
            <dd>−{format.money(savings)}</dd>
          </div>
        </dl>
      </div>
      <PerforationLine />
      <div className={styles.sums}>
        <dl aria-live="polite">
          <div className={styles.total}>
            <dt>{t('total')}</dt>
            <dd>{format.money(total)}</dd>
          </div>
        </dl>
        {total > 0 && (
          <ButtonLink to="/checkout" size="large" wide>
            {t('checkout')}
          </ButtonLink>
        )}
        <ButtonLink to="/deals" variant="outline" wide>
          {t('continue')}
        </ButtonLink>
      </div>
      <DhakaBand />
    </aside>
  );
}
