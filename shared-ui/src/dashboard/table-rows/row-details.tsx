import type { ReactNode } from 'react';
import styles from './table-rows.module.css';

export interface RowFact {
  /** Key of the column. */
  key: string;
  /** Heading of the column. */
  title: ReactNode;
  value: ReactNode;
}

/** Columns of a row as a list of terms and values. */
export function RowDetails({ facts }: { facts: readonly RowFact[] }) {
  return (
    <dl className={styles.details}>
      {facts.map(({ key, title, value }) => (
        <div key={key} className={styles.fact}>
          <dt>{title}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
