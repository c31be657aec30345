import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useCatalogCategoriesQuery } from 'shared-ui/api/catalog';
import { useTexts } from 'shared-ui/i18n';
import { dealFoods, type DealForm } from '../deal-fields';
import shared from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';
import styles from './visit-fields.module.css';

/** The category that has food, with its children. */
const DINING = 'dining';

function useIsDining(): boolean {
  const id = useWatch<DealForm, 'categoryId'>({ name: 'categoryId' });
  const categories = useCatalogCategoriesQuery().data ?? [];
  const category = categories.find((one) => one.id === id);
  const parent = categories.find((one) => one.id === category?.parentId);
  return [category, parent].some((one) => one?.slug === DINING);
}

/** What holds for all of the food; asked for in dining, and shown elsewhere while something is ticked. */
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
                  // In the order of the server, so that the same choice is the same value.
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
