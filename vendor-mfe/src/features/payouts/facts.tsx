import type { ReactNode } from 'react';
import styles from './payouts.module.css';

interface FactsProps {
  /** Name and value of each row. */
  rows: readonly { key: string; name: ReactNode; value: ReactNode; isTaken?: boolean }[];
}

/** Rows of a card: the name on the left and the value on the right. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ key, name, value, isTaken }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd className={isTaken ? styles.taken : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
