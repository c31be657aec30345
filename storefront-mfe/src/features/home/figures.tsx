import type { StatsView } from 'shared-ui/api/stats';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { keptPart } from 'shared-ui/platform';
import { Container, VisuallyHidden } from 'shared-ui/ui';
import styles from './figures.module.css';
import { homeTexts } from './texts';

/** Headline of the product with current counts, from the first business on. */
function FiguresPart({ stats }: { stats: StatsView | undefined }) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  return (
    <Container className={styles.figures}>
      <h1>{t('headline')}</h1>
      {stats && stats.businesses > 0 && (
        <>
          <VisuallyHidden id="figures-name">{t('figures')}</VisuallyHidden>
          <dl className={styles.counts} aria-labelledby="figures-name">
            {stats.biggestSavingPercent > 0 && (
              <div>
                <dt>{t('savingLabel')}</dt>
                <dd>{t('savingFigure', { percent: stats.biggestSavingPercent })}</dd>
              </div>
            )}
            {(['businesses', 'cities', 'redemptions'] as const).map((name) => (
              <div key={name}>
                <dt>{t(name, { count: stats[name] })}</dt>
                <dd>{format.number(stats[name])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Container>
  );
}
export const Figures = keptPart(FiguresPart);
