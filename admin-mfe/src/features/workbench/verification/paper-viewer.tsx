import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AdminVendorDetailView } from 'shared-ui/api/admin-vendors';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { cx, IconButton } from 'shared-ui/ui';
import { useSingleKeys } from 'shared-ui/dashboard';
import { PaperSheet } from './paper-sheet';
import { type Paper, papersOf } from './paper-tabs';
import styles from './paper-viewer.module.css';
import { verificationTexts } from './texts';

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.5;
const QUARTER = 90;
const FULL_TURN = 360;

/** Shown paper with its zoom and rotation. Another paper starts at its whole width, upright. */
function useView(papers: readonly Paper[]) {
  const [view, setView] = useState({ id: '', zoom: 1, turn: 0 });
  const paper = papers.find(({ id }) => id === view.id) ?? papers[0];
  const change = (changes: Partial<typeof view>) =>
    setView({ ...view, ...(paper && { id: paper.id }), ...changes });
  return {
    ...view,
    paper,
    open: (next: Paper | undefined) => next && setView({ id: next.id, zoom: 1, turn: 0 }),
    zoomBy: (step: number) => change({ zoom: Math.min(MAX_ZOOM, Math.max(1, view.zoom + step)) }),
    rotate: () => change({ turn: (view.turn + QUARTER) % FULL_TURN }),
  };
}

interface PaperViewerProps {
  vendor: Pick<AdminVendorDetailView, 'id' | 'documents'>;
  hasKeys: boolean;
}

type View = ReturnType<typeof useView>;

function Tools({ zoom, zoomBy, rotate }: Pick<View, 'zoom' | 'zoomBy' | 'rotate'>) {
  const t = useTexts(verificationTexts);
  return (
    <>
      <IconButton label={t('zoomOut')} disabled={zoom === 1} onClick={() => zoomBy(-ZOOM_STEP)}>
        <ZoomOut size={20} />
      </IconButton>
      <IconButton label={t('zoomIn')} disabled={zoom === MAX_ZOOM} onClick={() => zoomBy(ZOOM_STEP)}>
        <ZoomIn size={20} />
      </IconButton>
      <IconButton label={t('rotate')} onClick={rotate}>
        <RotateCw size={20} />
      </IconButton>
    </>
  );
}

interface TabsProps {
  papers: readonly Paper[];
  shown: Paper;
  labelOf(paper: Paper): string;
  onOpen(paper: Paper): void;
}

function Tabs({ papers, shown, labelOf, onOpen }: TabsProps) {
  const t = useTexts(verificationTexts);
  const format = useFormat();
  return (
    <div className={styles.tabs} role="group" aria-label={t('allPapers')}>
      {papers.map((one, at) => (
        <button
          key={one.id}
          type="button"
          aria-pressed={one.id === shown.id}
          className={cx(styles.tab, one.id === shown.id && styles.shown)}
          onClick={() => onOpen(one)}
        >
          {format.number(at + 1)} {labelOf(one)}
        </button>
      ))}
    </div>
  );
}

/** Papers of a business, one at a time, with zoom, rotation and the whole screen. Each view is in the audit log. */
export function PaperViewer({ vendor: { id: vendorId, documents }, hasKeys }: PaperViewerProps) {
  const t = useTexts(verificationTexts);
  const format = useFormat();
  const viewer = useRef<HTMLElement>(null);
  const papers = papersOf(documents);
  const { paper, zoom, turn, open, zoomBy, rotate } = useView(papers);
  const labelOf = ({ kind, isEarlier, uploadedAt }: Paper): string =>
    isEarlier
      ? t('earlier', { name: t(`paper_${kind}`), date: format.shortDate(uploadedAt) })
      : t(`paper_${kind}`);
  useSingleKeys(
    {
      '+': () => zoomBy(ZOOM_STEP),
      'shift++': () => zoomBy(ZOOM_STEP),
      '-': () => zoomBy(-ZOOM_STEP),
      '.': rotate,
      ...Object.fromEntries(papers.slice(0, 9).map((one, at) => [String(at + 1), () => open(one)])),
    },
    hasKeys,
  );
  if (!paper) return <p className={styles.missing}>{t('noPapers')}</p>;
  return (
    <section ref={viewer} className={styles.viewer} aria-label={t('papers')}>
      <header className={styles.head}>
        <p>
          <b>{t(`paper_${paper.kind}`)}</b>{' '}
          <span>{t('sentAt', { date: format.dateTime(paper.uploadedAt) })}</span>
        </p>
        {paper.type !== 'pdf' && <Tools zoom={zoom} zoomBy={zoomBy} rotate={rotate} />}
        {document.fullscreenEnabled && (
          <IconButton label={t('fullScreen')} onClick={() => void viewer.current?.requestFullscreen()}>
            <Maximize size={20} />
          </IconButton>
        )}
      </header>
      {/* A zoomed paper is scrolled by the arrow keys, too. */}
      <div className={styles.sheet} tabIndex={0} role="group" aria-label={labelOf(paper)}>
        <PaperSheet
          key={paper.id}
          vendorId={vendorId}
          paper={paper}
          label={labelOf(paper)}
          zoom={zoom}
          turn={turn}
        />
      </div>
      <Tabs papers={papers} shown={paper} labelOf={labelOf} onOpen={open} />
    </section>
  );
}
