import { Suspense, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import { Badge, Picture, pictureWidths } from 'shared-ui/ui';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { contentsTexts } from '../contents/texts';
import styles from '../deal-summary.module.css';
import { largestOf, photoWords } from './photo-words';
import { PhotoViewer } from './photo-viewer';
import { useSlides } from './use-slides';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface PhotoLinkProps {
  href: string;
  label: string;
  current?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** Link that also works without JavaScript. With JavaScript, `onPress` handles the click. */
function PhotoLink({ href, label, current, onPress, children }: PhotoLinkProps) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a href={href} aria-label={label} aria-current={current ? 'true' : undefined} onClick={press}>
      {children}
    </a>
  );
}

interface ThumbsProps {
  deal: DealPageView;
  words: readonly string[];
  shown: number;
  onShow(index: number): void;
}

/** Thumbnails of all photos. */
const Thumbs = ({ deal, words, shown, onShow }: ThumbsProps) => {
  const t = useTexts(contentsTexts);
  const count = deal.photos.length;
  return (
    <ul>
      {deal.photos.map(({ path }, index) => (
        <li key={path}>
          <PhotoLink
            href={`#photo-${index + 1}`}
            label={t('showPhoto', { number: index + 1, count, what: words[index] ?? '' })}
            current={index === shown}
            onPress={() => onShow(index)}
          >
            <Picture
              src={path}
              widths={pictureWidths}
              sizes="96px"
              alt=""
              width={96}
              height={60}
              loading="lazy"
            />
          </PhotoLink>
        </li>
      ))}
    </ul>
  );
};

/** Photos of a deal as a row to swipe, with thumbnails and a full-screen view. */
export function DealGallery({ deal }: { deal: DealPageView }) {
  const t = useTexts(contentsTexts);
  const format = useFormat();
  const { row, shown, show, onScroll } = useSlides();
  const [opened, setOpened] = useState<number | null>(null);
  const words = photoWords(deal, format.language);
  const badge = format.badge(deal);
  const count = deal.photos.length;
  const step = (event: KeyboardEvent) => {
    const next = shown + (STEPS[event.key] ?? 0);
    if (next === shown || next < 0 || next >= count) return;
    event.preventDefault();
    row.current?.querySelectorAll('a')[next]?.focus({ preventScroll: true });
    show(next);
  };
  const close = (last: number) => {
    setOpened(null);
    show(last);
  };
  return (
    <section aria-label={t('photos')}>
      <div className={styles.picture}>
        <ul ref={row} onScroll={onScroll} onKeyDown={step}>
          {deal.photos.map(({ path }, index) => (
            <li key={path} id={`photo-${index + 1}`}>
              <PhotoLink
                href={largestOf(path)}
                label={t('openPhoto', { number: index + 1, count, what: words[index] ?? '' })}
                onPress={() => setOpened(index)}
              >
                <Picture
                  src={path}
                  widths={pictureWidths}
                  sizes="(min-width: 1080px) 720px, 96vw"
                  alt=""
                  width={800}
                  height={450}
                  {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
                />
              </PhotoLink>
            </li>
          ))}
        </ul>
        <Badge kind={badge.kind} large className={styles.badge}>
          {badge.text}
        </Badge>
        <span className={styles.illustration}>{t('photoNumbered', { number: shown + 1, count })}</span>
      </div>
      <Thumbs {...{ deal, words, shown }} onShow={show} />
      <Suspense>
        {opened !== null && <PhotoViewer {...{ deal, words }} first={opened} onClose={close} />}
      </Suspense>
    </section>
  );
}
