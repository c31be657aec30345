import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { cx, IconButton } from 'shared-ui/ui';
import styles from './hero-controls.module.css';
import { homeTexts } from './texts';

interface HeroControlsProps {
  total: number;
  index: number;
  stopped: boolean;
  show(index: number): void;
  toggle(): void;
}

/** Arrows, one dot per slide, and the button that stops the carousel. */
export function HeroControls({ total, index, stopped, show, toggle }: HeroControlsProps) {
  const t = useTexts(homeTexts);
  const ToggleIcon = stopped ? Play : Pause;
  return (
    <>
      <IconButton
        raised
        label={t('heroPrevious')}
        className={cx(styles.arrow, styles.previous)}
        onClick={() => show(index - 1)}
      >
        <ChevronLeft size={20} />
      </IconButton>
      <IconButton
        raised
        label={t('heroNext')}
        className={cx(styles.arrow, styles.next)}
        onClick={() => show(index + 1)}
      >
        <ChevronRight size={20} />
      </IconButton>
      <div className={styles.controls}>
        {Array.from({ length: total }, (_, at) => (
          <button
            key={at}
            type="button"
            className={styles.dot}
            aria-label={t('heroSlide', { number: at + 1, total })}
            aria-current={at === index || undefined}
            onClick={() => show(at)}
          />
        ))}
        <button
          type="button"
          className={styles.pause}
          aria-label={t(stopped ? 'heroPlay' : 'heroPause')}
          onClick={toggle}
        >
          <span>
            <ToggleIcon size={14} />
          </span>
        </button>
      </div>
    </>
  );
}
