import { type ReactNode, useId, useState } from 'react';
import { RowDetails, type RowFact, RowToggle, tableRowsTexts } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { VisuallyHidden } from 'shared-ui/ui';
import styles from './expandable-row.module.css';

/** Heading of the column with the buttons of `ExpandableRow`; it exists on phones only. */
export function ExpandHeading() {
  const t = useTexts(tableRowsTexts);
  return (
    <th scope="col" className={styles.toggle}>
      <VisuallyHidden>{t('details')}</VisuallyHidden>
    </th>
  );
}

interface ExpandableRowProps {
  /** Name of the row for screen readers. */
  row: string;
  /** Cells of the row. */
  children: ReactNode;
  /** Columns that the table hides on phones. */
  facts: readonly RowFact[];
  /** Number of cells, hidden ones included. */
  columns: number;
  className?: string;
}

/**
 * Row of a plain table. On phones its last cell has a button that shows the hidden columns in a row below it. The head
 * of the table ends with `ExpandHeading`.
 */
export function ExpandableRow({ row, children, facts, columns, className }: ExpandableRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr className={className}>
        {children}
        <td className={styles.toggle}>
          <RowToggle row={row} isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} />
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={styles.below}>
          <td colSpan={columns + 1}>
            <RowDetails facts={facts} />
          </td>
        </tr>
      )}
    </>
  );
}
