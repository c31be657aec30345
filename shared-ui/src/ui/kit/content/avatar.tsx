import { hashOf } from '../hash';
import styles from './avatar.module.css';

const GROUNDS = ['#c2154f', '#0b6b46', '#1b5faa', '#6b21b0', '#8a4b00'] as const;

/** A person's picture, or the first letter of the name on a colour of their own. */
export function Avatar({ name, image }: { name: string; image?: string | null }) {
  if (image) return <img src={image} alt="" width={40} height={40} className={styles.avatar} />;
  const ground = GROUNDS[hashOf(name) % GROUNDS.length];
  return (
    <span aria-hidden className={styles.avatar} style={{ background: ground }}>
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
