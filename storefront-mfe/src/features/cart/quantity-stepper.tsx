import { Minus, Plus } from 'lucide-react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { IconButton } from 'shared-ui/ui';
import styles from './cart-page.module.css';
import { cartTexts } from './texts';

interface QuantityStepperProps {
  title: string;
  quantity: number;
  maxQuantity: number;
  disabled: boolean;
  onChange(quantity: number): void;
}

export function QuantityStepper({ title, quantity, maxQuantity, disabled, onChange }: QuantityStepperProps) {
  const t = useTexts(cartTexts);
  const format = useFormat();
  const change = (by: number) => () => disabled || onChange(quantity + by);
  return (
    <div role="group" aria-label={t('quantity', { title })} className={styles.stepper}>
      <IconButton label={t('fewer', { title })} onClick={change(-1)}>
        <Minus size={18} />
      </IconButton>
      <output>{format.number(quantity)}</output>
      <IconButton label={t('more', { title })} disabled={quantity >= maxQuantity} onClick={change(1)}>
        <Plus size={18} />
      </IconButton>
    </div>
  );
}
