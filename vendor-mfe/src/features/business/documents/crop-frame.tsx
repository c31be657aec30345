import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useAddressOf } from '../../../shared/use-address-of';
import { businessTexts } from '../texts';
import { areaOf, boundsOf, EDGES, type Edge, type Edges, withEdge } from './crop-edges';
import styles from './crop-frame.module.css';
import type { Area, Turns } from './paper-photo';

/** Aspect ratio of a portrait page, used until the photo is loaded. */
const UPRIGHT = 0.7;
/** Share of the picture by which a key moves an edge. */
const STEP = 0.01;
const LARGE_STEP = 0.05;

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowUp: -STEP,
  ArrowRight: STEP,
  ArrowDown: STEP,
  PageUp: -LARGE_STEP,
  PageDown: LARGE_STEP,
};

const percent = (share: number): number => Math.round(share * 100);
const isAcross = (edge: Edge): boolean => edge === 'left' || edge === 'right';

interface HandleProps {
  edge: Edge;
  edges: Edges;
  onMove(position: number): void;
  /** Position of the pointer as a share of the picture. */
  positionOf(event: PointerEvent): number;
}

/** Edge of the crop, moved by dragging or by the arrow keys. */
function Handle({ edge, edges, onMove, positionOf }: HandleProps) {
  const t = useTexts(businessTexts);
  const [min, max] = boundsOf(edges, edge);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    const end = event.key === 'Home' ? min : event.key === 'End' ? max : undefined;
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    onMove(end ?? edges[edge] + (step ?? 0));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t(`paperEdge_${edge}`)}
      aria-orientation={isAcross(edge) ? 'horizontal' : 'vertical'}
      aria-valuemin={percent(min)}
      aria-valuemax={percent(max)}
      aria-valuenow={percent(edges[edge])}
      aria-valuetext={t('paperEdgeAt', { share: percent(edges[edge]) })}
      className={styles.handle}
      data-edge={edge}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(positionOf(event));
      }}
    />
  );
}

interface CropFrameProps {
  file: File;
  turns: Turns;
  edges: Edges;
  onEdges(edges: Edges): void;
  /** @param area crop area in pixels of the rotated picture */
  onArea(area: Area): void;
}

/** The rotated photo with a crop whose four edges move freely. */
export function CropFrame({ file, turns, edges, onEdges, onArea }: CropFrameProps) {
  const t = useTexts(businessTexts);
  const address = useAddressOf(file);
  const sheet = useRef<HTMLDivElement>(null);
  const [natural, setNatural] = useState<{ width: number; height: number } | null>(null);
  const isTurned = turns % 2 === 1;
  const ratio = natural ? natural.width / natural.height : UPRIGHT;
  const shape = isTurned ? 1 / ratio : ratio;
  const change = (next: Edges, size = natural) => {
    onEdges(next);
    if (size) onArea(areaOf(next, isTurned ? { width: size.height, height: size.width } : size));
  };
  const positionOf = (edge: Edge) => (event: PointerEvent) => {
    const box = sheet.current?.getBoundingClientRect();
    if (!box) return edges[edge];
    return isAcross(edge) ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height;
  };
  const inset = [edges.top, 1 - edges.right, 1 - edges.bottom, edges.left].map((share) => `${share * 100}%`);
  return (
    <div className={styles.stage} role="group" aria-label={t('paperCropArea')}>
      <div
        ref={sheet}
        className={styles.sheet}
        style={{ aspectRatio: String(shape), width: `min(100%, calc(var(--stage-height) * ${shape}))` }}
      >
        {address && (
          <img
            src={address}
            alt=""
            draggable={false}
            style={{
              width: isTurned ? `${100 * ratio}%` : '100%',
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              const size = { width: naturalWidth, height: naturalHeight };
              setNatural(size);
              change(edges, size);
            }}
          />
        )}
        <div className={styles.crop} style={{ inset: inset.join(' ') }}>
          {EDGES.map((edge) => (
            <Handle
              key={edge}
              edge={edge}
              edges={edges}
              positionOf={positionOf(edge)}
              onMove={(position) => change(withEdge(edges, edge, position))}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
