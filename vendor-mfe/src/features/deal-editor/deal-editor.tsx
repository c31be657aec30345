import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form';
import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import type { Submission } from 'shared-ui/platform';
import { Link } from 'shared-ui/router';
import { Form } from 'shared-ui/ui';
import type { DealForm } from './deal-fields';
import { dealFormOf } from './deal-form';
import { PriceForField } from './contents/price-for-field';
import { VenueField } from './contents/venue-field';
import { DealPreview } from './preview/deal-preview';
import styles from './deal-editor.module.css';
import { KindField } from './price/kind-field';
import { FoodField } from './fields/food-field';
import { LimitFields } from './fields/limit-fields';
import { PhotosField } from './photos/photos-field';
import { PlaceFields } from './fields/place-fields';
import { WithAllowedPrice } from './price/allowed-price';
import { PriceFields } from './price/price-fields';
import { PriceItemField } from './price/price-item-field';
import { SaleFields } from './fields/sale-fields';
import { dealEditorTexts } from './texts';
import { useTyping } from './use-deal-form';
import { UnchangedStart } from './use-deal-rule';
import { VisitFields } from './fields/visit-fields';
import { WordsFields } from './fields/words-fields';

interface DealEditorProps {
  form: UseFormReturn<DealForm>;
  /** Edited deal; undefined for a new one. */
  deal?: ManagedDealView;
  /** Notices above the form. */
  notes: ReactNode;
  /** Buttons below the form. */
  foot: ReactNode;
  onType(form: DealForm): void;
  onSubmit: Submission['submit'];
}

function EditorHead({ isNew }: { isNew: boolean }) {
  const t = useTexts(dealEditorTexts);
  return (
    <div className={styles.head}>
      <div>
        <h1>{t(isNew ? 'createTitle' : 'editTitle')}</h1>
        <p className={styles.small}>{t(isNew ? 'createLead' : 'editLead')}</p>
      </div>
      <Link to="/dashboard/deals" aria-label={t('close')} className={styles.close}>
        <X size={22} />
      </Link>
    </div>
  );
}

function Preview({ deal }: { deal?: ManagedDealView }) {
  const form = useWatch<DealForm>() as DealForm;
  return <DealPreview form={form} deal={deal} />;
}

/** Deal form beside a preview of its card. */
export function DealEditor({ form, deal, notes, foot, onType, onSubmit }: DealEditorProps) {
  useTyping(form, onType);
  return (
    <UnchangedStart value={deal && dealFormOf(deal).startDay}>
      <FormProvider {...form}>
        <WithAllowedPrice dealId={deal?.id}>
          <Form className={styles.editor} onSubmit={(event) => void onSubmit(event)}>
            <EditorHead isNew={!deal} />
            <div className={styles.body}>
              <div className={styles.fields}>
                <div className={styles.notes}>{notes}</div>
                <KindField />
                <WordsFields />
                <PhotosField />
                <PriceFields />
                <PriceForField />
                <PriceItemField isLive={deal?.moderationStatus === 'approved'} />
                <PlaceFields isNew={!deal} />
                <FoodField />
                <SaleFields />
                <LimitFields />
                <VisitFields />
                <VenueField />
              </div>
              <Preview deal={deal} />
            </div>
            <div className={styles.foot}>{foot}</div>
          </Form>
        </WithAllowedPrice>
      </FormProvider>
    </UnchangedStart>
  );
}
