import { cx } from '../cx';
import styles from './ornament.module.css';

/** The perforation of a ticket. The notches take the colour `--notch` of what lies behind. */
export const Seam = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx(styles.seam, className)} />
);

/** The woven band at the edge of an ink block. */
export const DhakaBand = ({ size, className }: { size?: 'slim' | 'tall'; className?: string }) => (
  <div aria-hidden className={cx(styles.dhaka, size && styles[size], className)} />
);
