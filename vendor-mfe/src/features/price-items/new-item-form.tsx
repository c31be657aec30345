import { useForm, type UseFormReturn } from 'react-hook-form';
import { usePriceItemsCreateMutation, type CreatePriceItemDto } from 'shared-ui/api/price-items';
import { useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { Button, Card, Form, Select, TextField } from 'shared-ui/ui';
import { wholeNumberOf } from '../../shared/price/whole-number';
import styles from './price-items.module.css';
import { priceItemsTexts } from './texts';

const UNITS = ['people', 'nights', 'pieces', 'visits'] as const;
const MAX_COUNT = 1_000;

interface NewItem {
  name: string;
  unit: '' | (typeof UNITS)[number];
  count: string;
}

const isCount = (typed: string): boolean => {
  const count = wholeNumberOf(typed);
  return count !== null && count >= 1 && count <= MAX_COUNT;
};

const toDto = ({ name, unit, count }: NewItem): CreatePriceItemDto => ({
  name: name.trim(),
  priceFor: unit === '' ? null : { unit, count: wholeNumberOf(count) ?? 1 },
});

function ItemFields({ form }: { form: UseFormReturn<NewItem> }) {
  const t = useTexts(priceItemsTexts);
  const { register, watch, formState } = form;
  const hasUnit = watch('unit') !== '';
  return (
    <>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={120}
        error={formState.errors.name?.message}
        {...register('name', rulesOf('CreatePriceItemDto', 'name', t('nameBad')))}
      />
      <div className={styles.two}>
        <Select
          label={t('unit')}
          options={[
            { value: '', label: t('unitNone') },
            ...UNITS.map((value) => ({ value, label: t(`unit_${value}`) })),
          ]}
          {...register('unit')}
        />
        {hasUnit && (
          <TextField
            label={t('count')}
            inputMode="numeric"
            maxLength={10}
            error={formState.errors.count?.message}
            {...register('count', { validate: (typed) => isCount(typed) || t('countBad') })}
          />
        )}
      </div>
    </>
  );
}

/** Adds an item with the unit of its prices. */
export function NewItemForm({ onClose }: { onClose(): void }) {
  const t = useTexts(priceItemsTexts);
  const [create] = usePriceItemsCreateMutation();
  const form = useForm<NewItem>({ defaultValues: { name: '', unit: '', count: '' }, shouldUnregister: true });
  const { busy, submit } = useSubmit({
    form,
    send: (values, key) => create({ createPriceItemDto: toDto(values), 'Idempotency-Key': key }).unwrap(),
    done: { kind: 'success', title: t('added') },
    failed: t('addFailed'),
    onDone: onClose,
  });
  return (
    <Card className={styles.card}>
      <h2>{t('newItem')}</h2>
      <Form className={styles.form} onSubmit={(event) => void submit(event)}>
        <ItemFields form={form} />
        <div className={styles.actions}>
          <Button type="submit" disabled={busy}>
            {t(busy ? 'adding' : 'add')}
          </Button>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
