import { useState } from 'react';
import { useAdminCategoriesMergeMutation, type AdminCategoryView } from 'shared-ui/api/admin-catalogue';
import { describeFailure, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { ConfirmDialog, Select } from 'shared-ui/ui';
import { useToast, useSubmissionKeys } from 'shared-ui/platform';
import { catalogueTexts } from './texts';

interface MergeDialogProps {
  category: AdminCategoryView;
  categories: readonly AdminCategoryView[];
  onClose(): void;
}

/** Asks which category takes the deals over, and says what will happen. */
export function MergeDialog({ category, categories, onClose }: MergeDialogProps) {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const toast = useToast();
  const keys = useSubmissionKeys();
  const [merge, { isLoading }] = useAdminCategoriesMergeMutation();
  const [into, setInto] = useState('');
  const [isMissing, setMissing] = useState(false);
  const hasChildren = categories.some(({ parentId }) => parentId === category.id);
  const takers = categories.filter(
    ({ id, parentId, isActive }) =>
      isActive && id !== category.id && parentId !== category.id && (!hasChildren || parentId === null),
  );
  const nameOf = ({ name, nameNe }: AdminCategoryView) => inLanguage(language, name, nameNe);

  const confirm = async () => {
    setMissing(into === '');
    if (into === '') return;
    const mergeCategoryDto = { into: Number(into), version: category.version };
    try {
      await merge({
        id: category.id,
        mergeCategoryDto,
        'Idempotency-Key': keys.keyFor(mergeCategoryDto),
      }).unwrap();
      keys.ended();
      toast({ kind: 'success', title: t('merged'), text: t('mergedText', { name: nameOf(category) }) });
      onClose();
    } catch (failure) {
      keys.ended(failure);
      const text = await describeFailure(failure, language, t('notSavedText'));
      toast({ kind: 'error', title: t('notMerged'), text });
    }
  };
  return (
    <ConfirmDialog
      open
      title={t('mergeTitle', { name: nameOf(category) })}
      text={t('mergeText', { count: category.dealCount })}
      confirm={t('merge')}
      cancel={t('cancel')}
      variant="danger"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Select
        label={t('mergeInto')}
        placeholder={t('choose')}
        options={takers.map((taker) => ({ value: String(taker.id), label: nameOf(taker) }))}
        value={into}
        error={isMissing ? t('faultChoice') : undefined}
        onChange={({ target }) => setInto(target.value)}
      />
    </ConfirmDialog>
  );
}
