import { Heart, ShoppingBag } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { VisuallyHidden } from 'shared-ui/kit';
import { Link } from 'shared-ui/router';
import styles from './shopping-links.module.css';
import { siteTexts } from './site-texts';
import { useHasShopping } from './use-has-shopping';

const load = () => import(/* webpackChunkName: "shopping" */ './shopping-count');
const LazyFavoriteCount = lazy(async () => ({ default: (await load()).FavoriteCount }));
const LazyCartCount = lazy(async () => ({ default: (await load()).CartCount }));

/** Favorites and the cart, with how many are in each once there is something to count. */
export function ShoppingLinks() {
  const t = useTexts(siteTexts);
  const hasShopping = useHasShopping();
  return (
    <div className={styles.links}>
      <Link to="/favorites" className={styles.link}>
        <Heart size={22} />
        <VisuallyHidden>{t('favorites')} </VisuallyHidden>
        <Suspense>{hasShopping && <LazyFavoriteCount />}</Suspense>
      </Link>
      <Link to="/cart" className={`${styles.link} ${styles.cart}`}>
        <ShoppingBag size={22} />
        <VisuallyHidden>{t('cart')} </VisuallyHidden>
        <Suspense>{hasShopping && <LazyCartCount />}</Suspense>
      </Link>
    </div>
  );
}
