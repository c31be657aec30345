import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DrawerView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Chip, cx, Select } from 'shared-ui/ui';
import { useManagers } from '../../overrides/use-managers';
import { type CloseForm, REASONS } from './close-form';
import { PinField } from './pin-field';
import styles from './signature.module.css';
import { dailyCloseTexts } from '../texts';
import { useDifferenceText } from '../use-difference-text';

interface DifferenceProps {
  difference: number;
  drawer: DrawerView;
  form: UseFormReturn<CloseForm>;
}

/** A manager or owner signs a larger difference with the own PIN. */
function ManagerSignature({ form }: Pick<DifferenceProps, 'form'>) {
  const t = useTexts(dailyCloseTexts);
  const managers = useManagers();
  const chosen = form.watch('managerId');
  const manager = managers.find(({ id }) => String(id) === chosen) ?? managers[0];
  const id = manager && String(manager.id);
  const { setValue } = form;
  useEffect(() => {
    if (id !== undefined && id !== chosen) setValue('managerId', id);
  }, [id, chosen, setValue]);
  if (!manager) return <p className={styles.small}>{t('noManager')}</p>;
  return (
    <div className={styles.manager}>
      <Select
        label={t('managerSigns')}
        options={managers.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={id}
        onChange={(event) => setValue('managerId', event.target.value)}
      />
      <PinField name="managerPin" label={t('pinOf', { name: manager.name })} form={form} />
    </div>
  );
}

/** How much cash is missing or too much, and why. */
export function Difference({ difference, drawer, form }: DifferenceProps) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const textOf = useDifferenceText();
  const { differenceLimit } = drawer;
  const reason = form.watch('reason');
  if (difference === 0)
    return (
      <p role="status" className={cx(styles.difference, styles.exact)}>
        <b>{t('exact')}</b>
      </p>
    );
  return (
    <div className={styles.difference}>
      <p role="status" className={styles.head}>
        <b>{textOf(difference)}</b>
        <span className={styles.limit}>{t('managerAbove', { amount: format.money(differenceLimit) })}</span>
      </p>
      <div role="group" aria-label={t('reason')} className={styles.chips}>
        {REASONS.map((one) => (
          <Chip key={one} selected={one === reason} onClick={() => form.setValue('reason', one)}>
            {t(`reason_${one}`)}
          </Chip>
        ))}
      </div>
      {form.formState.errors.reason && (
        <p role="alert" className={styles.problem}>
          {form.formState.errors.reason.message}
        </p>
      )}
      {Math.abs(difference) > differenceLimit && <ManagerSignature form={form} />}
    </div>
  );
}
