import { Heart, Search, ShoppingBag } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { keptPart } from 'shared-ui/platform';
import { cx, lazyPart, VisuallyHidden } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './shopping-links.module.css';
import { siteTexts } from '../site-texts';
import { useHasShopping } from './use-has-shopping';

const load = () => import(/* webpackChunkName: "shopping" */ './shopping-count');
const FavoriteCount = lazyPart(async () => (await load()).FavoriteCount);
const CartCount = lazyPart(async () => (await load()).CartCount);

/** Links to all deals, favorites and the cart, with counts if there are items. */
function ShoppingLinksPart() {
  const t = useTexts(siteTexts);
  const hasShopping = useHasShopping();
  return (
    <div className={styles.links}>
      <Link to="/deals" className={cx(styles.link, styles.explore)}>
        <Search size={22} />
        <VisuallyHidden>{t('allOffers')}</VisuallyHidden>
      </Link>
      <Link to="/favorites" className={cx(styles.link, styles.favorites)}>
        <Heart size={22} />
        <VisuallyHidden>{t('favorites')} </VisuallyHidden>
        {hasShopping && <FavoriteCount />}
      </Link>
      <Link to="/cart" className={styles.link}>
        <ShoppingBag size={22} />
        <VisuallyHidden>{t('cart')} </VisuallyHidden>
        {hasShopping && <CartCount />}
      </Link>
    </div>
  );
}
export const ShoppingLinks = keptPart(ShoppingLinksPart);
