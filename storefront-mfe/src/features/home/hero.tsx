import { ArrowRight } from 'lucide-react';
import { pictureOf, type CardDeal, Badge, ButtonLink, Container, cx, DhakaBand } from 'shared-ui/ui';
import { businessNameIn, inLanguage, useFormat, useLanguage, useTexts } from 'shared-ui/i18n';
import { keptPart } from 'shared-ui/platform';
import { HeroControls } from './hero-controls';
import styles from './hero.module.css';
import words from './hero-words.module.css';
import { slides, type Slide } from './slides';
import { homeTexts } from './texts';
import { useCarousel } from './use-carousel';
import { useHasChanged } from './use-has-changed';

function SlideWords({ slide: { name } }: { slide: Slide }) {
  const t = useTexts(homeTexts);
  return (
    <div className={words.words}>
      <Badge kind="bogo">{t(`${name}Kind`)}</Badge>
      <h2 className={words.title}>{t(`${name}Title`)}</h2>
      <p className={words.text}>{t(`${name}Text`)}</p>
      <ButtonLink to={`/deals?category=${name}`} size="large" variant={name === 'dining' ? 'sun' : 'primary'}>
        {t(`${name}Button`)}
        <ArrowRight size={20} />
      </ButtonLink>
    </div>
  );
}

function DealWords({ deal }: { deal: CardDeal }) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const badge = format.badge(deal);
  return (
    <div className={words.words}>
      <Badge kind={badge.kind}>{badge.text}</Badge>
      <h2 className={words.title}>{inLanguage(format.language, deal.title, deal.titleNe)}</h2>
      <p className={words.text}>{deal.vendor && businessNameIn(format.language, deal.vendor)}</p>
      <ButtonLink to={`/deals/${deal.id}`} size="large" variant="sun">
        {t('redeemNow')}
        <ArrowRight size={20} />
      </ButtonLink>
    </div>
  );
}

/** Carousel: deals with a running slot, then the three offers of the season. */
function HeroPart({ deals = [] }: { deals?: readonly CardDeal[] }) {
  const t = useTexts(homeTexts);
  const language = useLanguage();
  const total = deals.length + slides.length;
  const { index, stopped, moving, show, toggle, holders } = useCarousel(total);
  const hasChanged = useHasChanged(index);
  const deal = deals[index];
  const slide = slides[index - deals.length] ?? slides[1];
  return (
    <section aria-roledescription="carousel" aria-label={t('heroLabel')} {...holders}>
      <div
        className={cx(styles.hero, styles[slide.name], !hasChanged && styles.still)}
        data-ink={slide.name === 'dining' || undefined}
        data-still={!hasChanged || undefined}
      >
        <div className={styles.ground} key={index}>
          <img
            src={deal ? pictureOf(deal, language) : slide.picture}
            alt=""
            width={800}
            height={500}
            fetchPriority="high"
          />
        </div>
        <Container className={styles.content} aria-live={moving ? 'off' : 'polite'}>
          {deal ? <DealWords key={index} deal={deal} /> : <SlideWords key={index} slide={slide} />}
        </Container>
        <HeroControls {...{ total, index, stopped, show, toggle }} />
      </div>
      <DhakaBand size="tall" />
    </section>
  );
}
export const Hero = keptPart(HeroPart);
