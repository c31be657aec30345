import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useCatalogCategoriesQuery } from 'shared-ui/api/catalog';
import { useTexts } from 'shared-ui/i18n';
import { dealFoods, type DealForm } from '../deal-fields';
import shared from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';
import styles from './visit-fields.module.css';

/** Slug of the category for food. Its children are included. */
const DINING = 'dining';

function useIsDining(): boolean {
  const id = useWatch<DealForm, 'categoryId'>({ name: 'categoryId' });
  const categories = useCatalogCategoriesQuery().data ?? [];
  const category = categories.find((one) => one.id === id);
  const parent = categories.find((one) => one.id === category?.parentId);
  return [category, parent].some((one) => one?.slug === DINING);
}

/** Properties that apply to all of the food. Shown for dining, and for other categories while a property is selected. */
export function FoodField() {
  const t = useTexts(dealEditorTexts);
  const isDining = useIsDining();
  const { errors } = useFormContext<DealForm>().formState;
  const { value, onChange } = useController<DealForm, 'food'>({ name: 'food' }).field;
  if (!isDining && value.length === 0) return null;
  return (
    <fieldset>
      <legend className={shared.label}>{t('food')}</legend>
      <div className={styles.week}>
        {dealFoods.map((food) => (
          <label key={food}>
            <input
              type="checkbox"
              checked={value.includes(food)}
              onChange={({ target }) =>
                onChange(
                  // Sorted as on the server, so that equal selections are equal values.
                  dealFoods.filter((one) => (one === food ? target.checked : value.includes(one))).sort(),
                )
              }
            />
            {t(`food_${food}`)}
          </label>
        ))}
      </div>
      <p className={shared.small}>{errors.food?.message ?? t('foodHint')}</p>
    </fieldset>
  );
}
