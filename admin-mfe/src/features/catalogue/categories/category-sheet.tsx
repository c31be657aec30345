import {
  useAdminCategoriesChangeMutation,
  useAdminCategoriesCreateMutation,
  type AdminCategoryView,
} from 'shared-ui/api/admin-catalogue';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Select, TextField } from 'shared-ui/ui';
import styles from '../catalogue.module.css';
import { CATEGORY_ICONS, CategoryIcon, type CategoryIconName } from './category-icon';
import { categoryFaultsOf, categoryValuesOf, toCategory } from './category-values';
import { EntrySheet } from '../entry-sheet';
import { catalogueTexts } from '../texts';
import { useEntryForm } from '../use-entry-form';

interface CategorySheetProps {
  category?: AdminCategoryView;
  categories: readonly AdminCategoryView[];
  onConflict(): unknown;
  onClose(): void;
}

export function CategorySheet({ category, categories, onConflict, onClose }: CategorySheetProps) {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const [create] = useAdminCategoriesCreateMutation();
  const [change] = useAdminCategoriesChangeMutation();
  const form = useEntryForm({
    entry: category,
    valuesOf: categoryValuesOf,
    faultsOf: categoryFaultsOf,
    onConflict,
    onSaved: onClose,
    send: (values, version, key) =>
      category && version !== undefined
        ? change({
            id: category.id,
            changeCategoryDto: { ...toCategory(values), version },
            'Idempotency-Key': key,
          }).unwrap()
        : create({
            newCategoryDto: { ...toCategory(values), slug: values.slug },
            'Idempotency-Key': key,
          }).unwrap(),
  });
  const parents = categories.filter(({ id, parentId }) => parentId === null && id !== category?.id);
  return (
    <EntrySheet title={t(category ? 'editCategory' : 'addCategory')} form={form} onClose={onClose}>
      <TextField label={t('name')} maxLength={60} {...form.text('name')} />
      <TextField label={t('nameNe')} maxLength={60} lang="ne" {...form.text('nameNe')} />
      <TextField
        label={t('slug')}
        hint={t('slugHint')}
        maxLength={60}
        disabled={Boolean(category)}
        {...form.text('slug')}
      />
      <Select
        label={t('parent')}
        options={[
          { value: '', label: t('noParent') },
          ...parents.map(({ id, name, nameNe }) => ({
            value: String(id),
            label: inLanguage(language, name, nameNe),
          })),
        ]}
        {...form.text('parentId')}
      />
      <div className={styles.iconField}>
        <Select
          label={t('icon')}
          options={CATEGORY_ICONS.map((icon) => ({ value: icon, label: t(`icon_${icon}`) }))}
          value={form.values.icon}
          onChange={({ target }) => form.set({ icon: target.value as CategoryIconName })}
        />
        <span className={styles.sign}>
          <CategoryIcon name={form.values.icon} />
        </span>
      </div>
      <TextField
        label={t('position')}
        hint={t('positionHint')}
        inputMode="numeric"
        {...form.text('position')}
      />
    </EntrySheet>
  );
}
