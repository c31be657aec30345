import { useTexts } from 'shared-ui/i18n';
import { Segmented } from 'shared-ui/ui';
import type { PaidWith } from '../program/entry';
import { counterTexts } from '../../texts';
import { WAYS } from '../use-paid-with';
import styles from './offline.module.css';

interface PaidWithChoiceProps {
  value: PaidWith;
  onChange(way: PaidWith): void;
}

/** Asks how the guest paid. */
export function PaidWithChoice({ value, onChange }: PaidWithChoiceProps) {
  const t = useTexts(counterTexts);
  return (
    <div className={styles.paid}>
      <b aria-hidden>{t('paidWith')}</b>
      <Segmented
        label={t('paidWith')}
        choices={WAYS.map((way) => ({ value: way, label: t(`paid_${way}`) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
