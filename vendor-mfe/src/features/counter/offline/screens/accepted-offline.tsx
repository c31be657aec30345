import encodeQR from 'qr';
import { CloudUpload } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts } from 'shared-ui/i18n';
import type { StoredEntry } from '../program/stored-entry';
import { offlineTexts } from '../texts';
import styles from './offline.module.css';

/** Address that opens the guest's own codes. Its fragment is the signed entry and reaches no server. */
const addressOf = ({ body, signature }: StoredEntry): string =>
  new URL(`/dashboard/redemptions#entry.${body}.${signature}`, location.origin).href;

/** Returns a QR code as one SVG path, with a quiet zone of four modules. */
function useQrPath(text: string): { size: number; path: string } {
  return useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
    const path = rows
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    return { size: rows.length, path };
  }, [text]);
}

/** What is still open after an acceptance without a network, and the guest's proof of it. */
export function AcceptedOffline({ entry }: { entry: StoredEntry }) {
  const t = useTexts(offlineTexts);
  const { size, path } = useQrPath(addressOf(entry));
  return (
    <>
      <p className={styles.waits}>
        <CloudUpload size={20} aria-hidden />
        <span>
          <b>{t('waitsForInternet')}</b> {t('waitsText')}
        </span>
      </p>
      <div className={styles.proof}>
        <div>
          <h2>{t('proof')}</h2>
          <p className={styles.letters}>{entry.proof}</p>
          <p className={styles.note}>{t('proofText')}</p>
        </div>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('proofQr')} className={styles.qr}>
          <path d={path} shapeRendering="crispEdges" />
        </svg>
      </div>
    </>
  );
}
