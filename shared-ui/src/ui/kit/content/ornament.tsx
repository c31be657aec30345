import { cx } from '../cx';
import styles from './ornament.module.css';

/** Perforation line of a ticket. The notches have the background color `--notch`. */
export const PerforationLine = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx(styles.seam, className)} />
);

/** Woven band at the edge of a dark block. */
export const DhakaBand = ({ size, className }: { size?: 'slim' | 'tall'; className?: string }) => (
  <div aria-hidden className={cx(styles.dhaka, size && styles[size], className)} />
);
