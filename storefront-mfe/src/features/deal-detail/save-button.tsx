import { Heart } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useFavorite } from '../../shared/favorites/use-favorite';
import styles from './price-ticket.module.css';
import { dealDetailTexts } from './texts';

/** Adds the deal to the favorites or removes it. */
export function SaveButton({ deal }: { deal: { id: number; discountedPrice: number } }) {
  const t = useTexts(dealDetailTexts);
  const { isFavorite, toggle } = useFavorite(deal);
  return (
    <Button
      variant="tint"
      size="small"
      wide
      aria-pressed={isFavorite}
      className={styles.save}
      onClick={toggle}
    >
      <Heart />
      <span>{t(isFavorite ? 'saved' : 'save')}</span>
    </Button>
  );
}
