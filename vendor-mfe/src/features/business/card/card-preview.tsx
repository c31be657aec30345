import encodeQR from 'qr';
import { useMemo } from 'react';
import type { BranchView, CounterCardView, VendorView } from 'shared-ui/api/vendors';
import { brand } from 'shared-ui/format';
import { useTexts } from 'shared-ui/i18n';
import { cx, DhakaBand } from 'shared-ui/ui';
import { cardTexts } from './card-texts';
import styles from './card-preview.module.css';
import type { CardFormat } from './card-formats';

/** Returns a QR code as one SVG path, with a quiet zone of four modules. */
function useQrPath(text: string): { size: number; path: string } {
  return useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
    const path = rows
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    return { size: rows.length, path };
  }, [text]);
}

interface CardPreviewProps {
  vendor: Pick<VendorView, 'slug' | 'businessName' | 'nameNe'>;
  branch: Pick<BranchView, 'address' | 'city'>;
  /** Texts of the printed card, in both languages regardless of the page's language. */
  words: CounterCardView;
  format: CardFormat;
  isLight: boolean;
}

/** Preview of the front of the printed card. */
export function CardPreview({ vendor, branch, words, format, isLight }: CardPreviewProps) {
  const t = useTexts(cardTexts);
  const { size, path } = useQrPath(new URL(`/brand/${vendor.slug}`, location.origin).href);
  const isSticker = format === 'sticker';
  return (
    <figure className={styles.ground} aria-label={t('preview')}>
      <div className={cx(styles.card, styles[format], isLight && styles.light)}>
        {!isSticker && <DhakaBand className={styles.band} />}
        <div className={styles.head}>
          {!isSticker && <p className={styles.brand}>{brand.name.en}</p>}
          <p className={styles.show}>{words.show.en}</p>
          <p lang="ne" className={styles.showNe}>
            {words.show.ne}
          </p>
        </div>
        <svg viewBox={`0 0 ${size} ${size}`} className={styles.qr} aria-hidden>
          <path d={`M0 0h${size}v${size}h-${size}z`} className={styles.paper} />
          <path d={path} className={styles.ink} shapeRendering="crispEdges" />
        </svg>
        {!isSticker && (
          <>
            <p className={styles.scan}>
              {words.seeDeals.en}
              <br />
              <span lang="ne">{words.seeDeals.ne}</span>
            </p>
            <ol className={styles.steps}>
              {words.steps.map(({ en, ne }) => (
                <li key={en}>
                  {en} <span lang="ne">{ne}</span>
                </li>
              ))}
            </ol>
          </>
        )}
        <p className={styles.foot}>
          <b>{[vendor.businessName, vendor.nameNe].filter(Boolean).join(' / ')}</b>
          {!isSticker && ` · ${branch.address}, ${branch.city}`}
        </p>
      </div>
    </figure>
  );
}
