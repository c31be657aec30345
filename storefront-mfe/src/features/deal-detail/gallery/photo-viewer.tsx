import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import { Dialog, IconButton, Picture, pictureWidths } from 'shared-ui/ui';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { contentsTexts } from '../contents/texts';
import styles from './photo-viewer.module.css';
import { useSlides } from './use-slides';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface PhotoViewerProps {
  deal: DealPageView;
  /** Text alternatives of the photos. */
  words: readonly string[];
  /** Zero-based index of the photo shown first. */
  first: number;
  /** @param last zero-based index of the photo shown last */
  onClose(last: number): void;
}

/** Full-screen view of the photos of a deal, one at a time, with their text alternatives. */
export function PhotoViewer({ deal, words, first, onClose }: PhotoViewerProps) {
  const t = useTexts(contentsTexts);
  const language = useLanguage();
  const id = useId();
  const { row, shown, show, onScroll } = useSlides(first);
  const count = deal.photos.length;
  const step = (by: number) => show((shown + by + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Dialog open full labelledBy={id} onClose={() => onClose(shown)} onKeyDown={onKeyDown}>
      <div className={styles.viewer}>
        <h2 id={id} className={styles.title}>
          {inLanguage(language, deal.title, deal.titleNe)}
        </h2>
        <ul ref={row} tabIndex={0} aria-label={t('photos')} className={styles.row} onScroll={onScroll}>
          {deal.photos.map(({ path }, index) => (
            <li key={path} aria-hidden={index !== shown} className={styles.slide}>
              <Picture
                src={path}
                widths={pictureWidths}
                sizes="100vw"
                alt={words[index]}
                width={1280}
                height={800}
                loading={index === first ? undefined : 'lazy'}
              />
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <IconButton label={t('previousPhoto')} onClick={() => step(-1)}>
            <ChevronLeft size={24} />
          </IconButton>
          <p className={styles.caption} role="status">
            <span className={styles.number}>{t('photoNumbered', { number: shown + 1, count })}</span>
            {words[shown]}
          </p>
          <IconButton label={t('nextPhoto')} onClick={() => step(1)}>
            <ChevronRight size={24} />
          </IconButton>
        </div>
      </div>
    </Dialog>
  );
}
