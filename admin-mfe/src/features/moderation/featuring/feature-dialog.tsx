import { useId } from 'react';
import { useForm, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import {
  useAdminDealsFeatureMutation,
  type FeaturedSlotView,
  type ManagedDealView,
} from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit } from 'shared-ui/platform';
import { ConfirmDialog, Select, TextField } from 'shared-ui/ui';
import styles from '../moderation.module.css';
import { moderationTexts } from '../../../shared/deal-review/texts';

interface SlotForm {
  place: FeaturedSlotView['place'];
  from: string;
  until: string;
  withoutPhoto: boolean;
}

const PLACES = ['featured', 'specials', 'hero'] as const;
const EMPTY: SlotForm = { place: 'featured', from: '', until: '', withoutPhoto: false };
/** Placements that show the photo of a deal. */
const PLACES_WITH_PHOTO: readonly SlotForm['place'][] = ['specials', 'featured'];

interface WithoutPhotoProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** Confirms that a deal without a photo is shown where others have one (rule X4). */
function WithoutPhoto({ field, error }: WithoutPhotoProps) {
  const t = useTexts(moderationTexts);
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...field}
        />
        {t('withoutPhoto')}
      </label>
      {error && (
        <p id={id} role="alert" className={styles.slotError}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Form fields for the placement and the period. */
function SlotFields({ deal, form }: { deal: ManagedDealView; form: UseFormReturn<SlotForm> }) {
  const t = useTexts(moderationTexts);
  const { register, watch, formState } = form;
  const { errors } = formState;
  const confirmed = {
    shouldUnregister: true,
    validate: (isSure: boolean) => isSure || t('withoutPhotoAsked'),
  };
  return (
    <div className={styles.slotFields}>
      <Select
        label={t('place')}
        options={PLACES.map((value) => ({ value, label: t(`place_${value}`) }))}
        error={errors.place?.message}
        {...register('place')}
      />
      <TextField
        type="date"
        label={t('slotFrom')}
        max={watch('until') || undefined}
        error={errors.from?.message}
        {...register('from')}
      />
      <TextField
        type="date"
        label={t('slotUntil')}
        hint={t('slotHint')}
        min={watch('from') || undefined}
        error={errors.until?.message}
        {...register('until')}
      />
      {!deal.image && PLACES_WITH_PHOTO.includes(watch('place')) && (
        <WithoutPhoto field={register('withoutPhoto', confirmed)} error={errors.withoutPhoto?.message} />
      )}
    </div>
  );
}

/** Dialog for the placement and the period in which the home page shows a deal. */
export function FeatureDialog({ deal, onClose }: { deal: ManagedDealView; onClose(): void }) {
  const t = useTexts(moderationTexts);
  const [call] = useAdminDealsFeatureMutation();
  const form = useForm<SlotForm>({ defaultValues: EMPTY, shouldFocusError: false });
  const { busy, submit } = useSubmit({
    form,
    send: ({ place, from, until, withoutPhoto }) => {
      const dates = { from: from || null, until: until || null };
      const featureDto = { featured: true, place, ...dates, withoutPhoto };
      return call({ id: deal.id, featureDto }).unwrap();
    },
    done: { kind: 'success', title: t('updatedTitle'), text: t('featuredText', { title: deal.title }) },
    failed: t('updateFailed'),
    failedText: t('updateFailedText'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={t('featureTitle')}
      text={deal.title}
      confirm={t('feature')}
      cancel={t('cancel')}
      variant="confirm"
      busy={busy}
      onClose={onClose}
      onConfirm={() => void submit()}
    >
      <SlotFields deal={deal} form={form} />
    </ConfirmDialog>
  );
}
