import { Heart } from 'lucide-react';
import { inLanguage, sharedTexts, useLanguage, useTexts } from 'shared-ui/i18n';
import styles from './favorite-heart.module.css';
import { useFavorite } from './use-favorite';

interface HeartDeal {
  id: number;
  title: string;
  titleNe?: string | null;
  discountedPrice: number;
}

/** Toggle button that adds a deal to the favorites or removes it. */
export function FavoriteHeart({ deal }: { deal: HeartDeal }) {
  const t = useTexts(sharedTexts);
  const language = useLanguage();
  const { isFavorite, toggle } = useFavorite(deal);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavorite}
      aria-label={t('favorite', { title: inLanguage(language, deal.title, deal.titleNe) })}
      onClick={toggle}
    >
      <Heart size={20} />
    </button>
  );
}
