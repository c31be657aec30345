import { Download } from 'lucide-react';
import { useFormat, useTexts } from '../../platform/i18n';
import { Button } from '../../ui/kit';
import styles from './table-file.module.css';
import { tableFileTexts } from './texts';
import { useFile } from './use-file';

const KILO = 1_000;
const MEGA = 1_000_000;

interface TableFileProps {
  /** Address of the table, including the active filters. */
  url: string;
  /** Label of the button; 'Download CSV' by default. */
  label?: string;
  /** Called after the file was saved. */
  onSaved?: () => void;
}

/** Downloads the whole list as a file for spreadsheets, with a progress display and a cancel button. */
export function TableFile({ url, label, onSaved }: TableFileProps) {
  const t = useTexts(tableFileTexts);
  const format = useFormat();
  const { progress, failure, saved, fetchFile, cancel } = useFile(url, onSaved);
  const sizeOf = (bytes: number) =>
    bytes < MEGA
      ? t('kilobytes', { size: format.number(Math.round(bytes / KILO)) })
      : t('megabytes', { size: format.rating(bytes / MEGA) });
  return (
    <div className={styles.file}>
      <p role="status" className={styles.note}>
        {progress && t('fileSoFar', { rows: format.number(progress.rows), size: sizeOf(progress.bytes) })}
        {!progress && saved > 0 && t('fileSaved', { count: saved, shown: format.number(saved) })}
        {!progress && failure}
      </p>
      {progress ? (
        <Button variant="text" size="small" onClick={cancel}>
          {t('fileCancel')}
        </Button>
      ) : (
        <Button variant="outline" size="small" onClick={fetchFile}>
          <Download size={16} aria-hidden />
          {label ?? t('file')}
        </Button>
      )}
    </div>
  );
}
