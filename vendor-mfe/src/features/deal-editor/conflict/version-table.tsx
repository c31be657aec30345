import { useId, type ReactNode } from 'react';
import type { DealForm } from '../deal-fields';
import styles from './version-table.module.css';
import { useFieldWords } from '../fields/field-words';
import type { FormField } from '../deal-fields';

interface VersionTableProps {
  label: string;
  /** Column headings of the two versions. */
  heads: readonly [string, string];
  versions: readonly [DealForm, DealForm];
  fields: readonly FormField[];
  /** Index of the selected version, 0 or 1; undefined without a choice. */
  chosen?: (field: FormField) => 0 | 1 | undefined;
  onChoose?: (field: FormField, version: 0 | 1) => void;
}

/** Two versions side by side, by field. */
export function VersionTable({ label, heads, versions, fields, chosen, onChoose }: VersionTableProps) {
  const { label: labelOf, words } = useFieldWords();
  const id = useId();
  const cell = (field: FormField, version: 0 | 1): ReactNode => {
    const said = words(field, versions[version]);
    const choice = chosen?.(field);
    if (choice === undefined) return said;
    return (
      <label className={styles.choice}>
        <input
          type="radio"
          name={`${id}-${field}`}
          checked={choice === version}
          aria-label={`${labelOf(field)}: ${heads[version]}`}
          onChange={() => onChoose?.(field, version)}
        />
        <span>{said}</span>
      </label>
    );
  };
  return (
    <table className={styles.versions} aria-label={label}>
      <thead>
        <tr>
          <td />
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{labelOf(field)}</th>
            <td data-head={heads[0]}>{cell(field, 0)}</td>
            <td data-head={heads[1]}>{cell(field, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
