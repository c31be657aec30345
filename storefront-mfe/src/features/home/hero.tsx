import { ArrowRight, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Badge, ButtonLink, Container, cx, DhakaBand, IconButton } from 'shared-ui/kit';
import styles from './hero.module.css';
import { slides, type Slide } from './slides';
import { homeTexts } from './texts';
import { useCarousel } from './use-carousel';
import { useHasChanged } from './use-has-changed';

function SlideWords({ slide: { name } }: { slide: Slide }) {
  const t = useTexts(homeTexts);
  return (
    <div className={styles.words}>
      <Badge kind="bogo">{t(`${name}Kind`)}</Badge>
      <h2 className={styles.title}>{t(`${name}Title`)}</h2>
      <p className={styles.text}>{t(`${name}Text`)}</p>
      <ButtonLink to={`/deals?category=${name}`} size="large" variant={name === 'dining' ? 'sun' : 'primary'}>
        {t(`${name}Button`)}
        <ArrowRight size={20} />
      </ButtonLink>
    </div>
  );
}

/** The three offers of the season. */
export function Hero() {
  const t = useTexts(homeTexts);
  const { index, stopped, moving, show, toggle, holders } = useCarousel(slides.length);
  const hasChanged = useHasChanged(index);
  const slide = slides[index] ?? slides[0];
  const ToggleIcon = stopped ? Play : Pause;
  return (
    <section aria-roledescription="carousel" aria-label={t('heroLabel')} {...holders}>
      <div
        className={cx(styles.hero, styles[slide.name], !hasChanged && styles.still)}
        data-ink={slide.name === 'dining' || undefined}
      >
        <div className={styles.ground} key={slide.name}>
          <img src={slide.picture} alt="" width={800} height={500} fetchPriority="high" />
        </div>
        <Container className={styles.content} aria-live={moving ? 'off' : 'polite'}>
          <SlideWords key={slide.name} slide={slide} />
        </Container>
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
          {slides.map(({ name }, at) => (
            <button
              key={name}
              type="button"
              className={styles.dot}
              aria-label={t('heroSlide', { number: at + 1, total: slides.length })}
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
      </div>
      <DhakaBand size="tall" />
    </section>
  );
}
