import styles from './button.module.css';
import { cx } from '../cx';

export interface ButtonStyle {
  /** At most one `sun` button per screen; `confirm` and `danger` for decisions only. */
  variant?: 'primary' | 'sun' | 'outline' | 'tint' | 'ink' | 'confirm' | 'danger' | 'text';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
}

export function buttonClass(
  { variant = 'primary', size = 'medium', wide }: ButtonStyle,
  extra?: string,
): string {
  return cx(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide, extra);
}
