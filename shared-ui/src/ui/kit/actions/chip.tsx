import { Check, X } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { sharedTexts, useTexts } from '../../../platform/i18n';
import { Link, type LinkProps } from 'shared-ui/router';
import styles from './chip.module.css';
import { cx } from '../cx';

/** Link in a row of choices, such as the categories. */
export function ChipLink({ selected, className, ...rest }: LinkProps & { selected?: boolean }) {
  return (
    <Link
      className={cx(styles.chip, selected && styles.ink, className)}
      aria-current={selected ? 'true' : undefined}
      {...rest}
    />
  );
}

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  selected: boolean;
  children: ReactNode;
}

/** Toggle button. */
export function Chip({ selected, children, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      className={cx(styles.chip, selected && styles.tint, className)}
      {...rest}
    >
      {selected && <Check size={16} />}
      {children}
    </button>
  );
}

/** Link that removes an active filter. */
export function RemovableChip({ name, ...rest }: Omit<LinkProps, 'children'> & { name: string }) {
  const t = useTexts(sharedTexts);
  return (
    <Link className={cx(styles.chip, styles.active)} aria-label={t('remove', { name })} {...rest}>
      <span className={styles.name}>{name}</span>
      <X size={16} />
    </Link>
  );
}
