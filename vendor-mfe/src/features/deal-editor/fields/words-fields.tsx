import { useWatch } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { FoldedFields } from '../../../shared/form/folded-fields';
import { FormTextArea, FormTextField } from '../../../shared/form/text-fields';
import contents from '../contents/contents.module.css';
import type { DealForm } from '../deal-fields';
import styles from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';
import { useDealField } from '../use-deal-field';

const IN_NEPALI = ['titleNe', 'descriptionNe', 'includedNe', 'excludedNe'] as const;

function NepaliFields() {
  const t = useTexts(dealEditorTexts);
  const field = useDealField();
  return (
    <FoldedFields label={t('inNepali')} names={IN_NEPALI} className={styles.group}>
      <FormTextField {...field('titleNe')} lang="ne" maxLength={120} />
      <FormTextArea {...field('descriptionNe')} lang="ne" />
      <div className={contents.pair}>
        <FormTextArea {...field('includedNe')} lang="ne" hint={t('linesHint')} />
        <FormTextArea {...field('excludedNe')} lang="ne" hint={t('linesHint')} />
      </div>
    </FoldedFields>
  );
}

/** Title and descriptive texts of the deal. */
export function WordsFields() {
  const t = useTexts(dealEditorTexts);
  const field = useDealField();
  const title = useWatch<DealForm, 'title'>({ name: 'title' });
  return (
    <>
      <FormTextField
        {...field('title')}
        hint={t('titleHint', { count: title.trim().length })}
        maxLength={120}
      />
      <FormTextArea {...field('description')} hint={t('descriptionHint')} />
      <div className={contents.pair}>
        <FormTextArea {...field('included')} hint={t('linesHint')} />
        <FormTextArea {...field('excluded')} hint={t('linesHint')} />
      </div>
      <NepaliFields />
    </>
  );
}
