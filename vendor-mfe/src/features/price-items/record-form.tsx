import { useController, useForm, type UseFormReturn } from 'react-hook-form';
import { usePriceItemsRecordMutation, type PriceItemView } from 'shared-ui/api/price-items';
import { nepalDayOf, toDayText } from 'shared-ui/format';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit } from 'shared-ui/platform';
import { Button, Form, ImageUpload, TextField } from 'shared-ui/ui';
import { wholeNumberOf } from '../../shared/price/whole-number';
import styles from './price-items.module.css';
import { priceItemsTexts } from './texts';

const LARGEST = 100_000_000;

interface NewPrice {
  regularPrice: string;
  /** Day in Nepal. */
  from: string;
  /** Path of the uploaded photo. */
  photo: string | null;
}

const today = (): string => toDayText(nepalDayOf(new Date()));

const isPrice = (typed: string): boolean => {
  const price = wholeNumberOf(typed);
  return price !== null && price >= 1 && price <= LARGEST;
};

/** Id of an uploaded picture, from its path such as `/media/0199…/640.webp`. */
const idOf = (path: string): string => path.split('/')[2] ?? '';

function PhotoField({ form }: { form: UseFormReturn<NewPrice> }) {
  const t = useTexts(priceItemsTexts);
  const { field, fieldState } = useController({
    control: form.control,
    name: 'photo',
    rules: { validate: (path) => path !== null || t('photoMissing') },
  });
  return (
    <fieldset className={styles.upload}>
      <legend>{t('photo')}</legend>
      <ImageUpload
        label={t('photo')}
        purpose="deal"
        camera
        hint={t('photoHint')}
        preview={
          field.value && <img src={field.value} alt="" width={128} height={88} className={styles.preview} />
        }
        hasPicture={field.value !== null}
        onChange={field.onChange}
      />
      {fieldState.error && (
        <p role="alert" className={styles.error}>
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}

function PriceFields({ form }: { form: UseFormReturn<NewPrice> }) {
  const t = useTexts(priceItemsTexts);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className={styles.two}>
      <TextField
        label={t('price')}
        start={t('rupees')}
        inputMode="numeric"
        maxLength={14}
        error={errors.regularPrice?.message}
        {...register('regularPrice', { validate: (typed) => isPrice(typed) || t('priceBad') })}
      />
      <TextField
        label={t('from')}
        hint={t('fromHint')}
        type="date"
        min={today()}
        error={errors.from?.message}
        {...register('from', { validate: (day) => day >= today() || t('dayBad') })}
      />
    </div>
  );
}

/** Records a regular price with a photo of the menu. */
export function RecordForm({ item, onClose }: { item: PriceItemView; onClose(): void }) {
  const t = useTexts(priceItemsTexts);
  const [record] = usePriceItemsRecordMutation();
  const form = useForm<NewPrice>({ defaultValues: { regularPrice: '', from: today(), photo: null } });
  const { busy, submit } = useSubmit({
    form,
    send: ({ regularPrice, from, photo }, key) => {
      const recordPriceDto = {
        regularPrice: wholeNumberOf(regularPrice) ?? 0,
        from,
        photoId: idOf(photo ?? ''),
      };
      return record({ id: item.id, recordPriceDto, 'Idempotency-Key': key }).unwrap();
    },
    fieldOf: (field) => (field === 'photoId' ? 'photo' : field),
    done: { kind: 'success', title: t('saved'), text: t('savedText') },
    failed: t('saveFailed'),
    onDone: onClose,
  });
  return (
    <Form
      aria-label={t('recordFor', { name: item.name })}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <PriceFields form={form} />
      <PhotoField form={form} />
      <div className={styles.actions}>
        <Button type="submit" disabled={busy}>
          {t(busy ? 'saving' : 'save')}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
