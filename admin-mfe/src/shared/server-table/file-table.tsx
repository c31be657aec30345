import { TableFile } from 'shared-ui/dashboard';
import { DataTable, type DataTableProps } from './data-table';
import styles from './server-table.module.css';

interface FileTableProps<Row> extends DataTableProps<Row> {
  /** URL of the table as a file; null while there is none. */
  file: string | null;
  /** Label of the button; 'Download CSV' by default. */
  fileLabel?: string;
}

/** Table that is loaded at once, with its file. */
export function FileTable<Row extends object>({ file, fileLabel, ...table }: FileTableProps<Row>) {
  return (
    <div className={styles.list}>
      {file && (
        <div className={styles.alone}>
          <TableFile key={file} url={file} {...(fileLabel && { label: fileLabel })} />
        </div>
      )}
      <DataTable<Row> pagination={false} {...table} />
    </div>
  );
}
