import { useForm } from 'react-hook-form';
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
}

const PLACES = ['featured', 'specials', 'hero'] as const;
const EMPTY: SlotForm = { place: 'featured', from: '', until: '' };

/** Asks where and when the home page shows a deal. */
export function FeatureDialog({ deal, onClose }: { deal: ManagedDealView; onClose(): void }) {
  const t = useTexts(moderationTexts);
  const [call] = useAdminDealsFeatureMutation();
  const form = useForm<SlotForm>({ defaultValues: EMPTY, shouldFocusError: false });
  const { register, watch, formState } = form;
  const { errors } = formState;
  const { busy, submit } = useSubmit({
    form,
    send: ({ place, from, until }) => {
      const featureDto = { featured: true, place, from: from || null, until: until || null };
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
      </div>
    </ConfirmDialog>
  );
}
