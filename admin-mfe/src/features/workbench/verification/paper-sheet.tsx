import { ExternalLink, FileText } from 'lucide-react';
import { useState } from 'react';
import { adminVendorsDocumentPath, adminVendorsPaperPath } from 'shared-ui/api/paths';
import { useTexts } from 'shared-ui/i18n';
import { buttonClass } from 'shared-ui/ui';
import type { Paper } from './paper-tabs';
import styles from './paper-viewer.module.css';
import { verificationTexts } from './texts';

/** Turned by a quarter, the sides of a picture are swapped. */
const isSideways = (turn: number): boolean => turn % 180 !== 0;

interface PaperSheetProps {
  vendorId: number;
  paper: Paper;
  label: string;
  /** 1 is the width of the viewer. */
  zoom: number;
  /** In degrees, clockwise. */
  turn: number;
}

function Picture({ vendorId, paper, label, zoom, turn, onFailed }: PaperSheetProps & { onFailed(): void }) {
  const [ratio, setRatio] = useState(0.75);
  const width = `${100 * zoom}%`;
  return (
    <div
      className={styles.picture}
      style={{ width, aspectRatio: String(isSideways(turn) ? 1 / ratio : ratio) }}
    >
      <img
        src={adminVendorsPaperPath(vendorId, paper.id)}
        alt={label}
        style={{
          width: isSideways(turn) ? `${100 * ratio}%` : '100%',
          transform: `translate(-50%, -50%) rotate(${turn}deg)`,
        }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalHeight > 0 ? naturalWidth / naturalHeight : 1)
        }
        onError={onFailed}
      />
    </div>
  );
}

/**
 * A paper at reading size: photos as pictures encoded again. A PDF opens in a tab of its own, because Chrome and Safari show no
 * PDF in a sandboxed frame.
 */
export function PaperSheet(props: PaperSheetProps) {
  const { vendorId, paper, label } = props;
  const t = useTexts(verificationTexts);
  const [failed, setFailed] = useState(false);
  const download = (
    <a href={adminVendorsDocumentPath(vendorId, paper.id)} download className={styles.download}>
      {t('download')}
    </a>
  );
  if (failed)
    return (
      <p role="alert" className={styles.note}>
        {t('notShown')} {download}
      </p>
    );
  if (paper.type !== 'pdf') return <Picture {...props} onFailed={() => setFailed(true)} />;
  return (
    <div className={styles.pdf}>
      <FileText size={48} aria-hidden />
      <p className={styles.note}>{t('pdfNote', { name: label })}</p>
      <a
        href={adminVendorsPaperPath(vendorId, paper.id)}
        target="_blank"
        rel="noopener"
        className={buttonClass({})}
      >
        <ExternalLink size={18} aria-hidden />
        {t('openPdf')}
      </a>
      {download}
    </div>
  );
}
