import type { FoodFacetView } from 'shared-ui/api/explore';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Chip } from 'shared-ui/ui';
import { foodTexts } from '../../../shared/food/texts';
import styles from './filter-sheet.module.css';
import { foods, without, type Filters, type Food } from './filters';

/** Sets the food filter; an empty selection removes it. */
export const withFood = (filters: Filters, food: readonly Food[] = []): Filters => ({
  ...without(filters, 'food'),
  ...(food.length > 0 && { food }),
});

interface FoodChoiceProps {
  counts: readonly FoodFacetView[] | undefined;
  selected: readonly Food[];
  onSelect(food: Food[]): void;
}

/** Filter for vegetarian food, halal food or both. */
export function FoodChoice({ counts, selected, onSelect }: FoodChoiceProps) {
  const t = useTexts(foodTexts);
  const format = useFormat();
  return (
    <>
      <h3 className={styles.heading}>{t('food')}</h3>
      <div className={styles.chips} data-several>
        {foods.map((food) => (
          <Chip
            key={food}
            selected={selected.includes(food)}
            onClick={() => onSelect(foods.filter((one) => selected.includes(one) !== (one === food)))}
          >
            {t(food)}{' '}
            <small className={styles.chipCount}>
              {format.number(counts?.find((facet) => facet.food === food)?.count ?? 0)}
            </small>
          </Chip>
        ))}
      </div>
    </>
  );
}
