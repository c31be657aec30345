import { hashOf } from '../hash';
import styles from './avatar.module.css';

const GROUNDS = [
  'var(--color-rose-600)',
  'var(--color-success-600)',
  'var(--color-info-600)',
  'var(--color-brand-600)',
  'var(--color-marigold-800)',
] as const;

/** Picture of a person, or the first letter of the name on a color derived from the name. */
export function Avatar({ name, image }: { name: string; image?: string | null }) {
  if (image) return <img src={image} alt="" width={40} height={40} className={styles.avatar} />;
  const ground = GROUNDS[hashOf(name) % GROUNDS.length];
  return (
    <span aria-hidden className={styles.avatar} style={{ background: ground }}>
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
