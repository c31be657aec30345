import type { CSSProperties } from 'react';
import { RichText, useFormat, useTexts } from 'shared-ui/i18n';
import { FEWEST_VISITS, MAX_VISITS, visitsAMonth, type Visits } from './plan-value';
import styles from './plan-calculator.module.css';
import { subscribeTexts } from './texts';

interface VisitsSliderProps {
  visits: Visits;
  used: number | undefined;
  /** Visits per month from which a plan covers its price. */
  paysBack: number | undefined;
  onChoose(aMonth: number): void;
}

const place = (visits: number): CSSProperties =>
  ({ '--place': (visits - FEWEST_VISITS) / (MAX_VISITS - FEWEST_VISITS) }) as CSSProperties;

export function VisitsSlider({ visits, used, paysBack, onChoose }: VisitsSliderProps) {
  const t = useTexts(subscribeTexts);
  const format = useFormat();
  const { aMonth, points } = visits;
  return (
    <div>
      <h2 id="plan-visits">{t('howOften')}</h2>
      <output className={styles.visits} htmlFor="plan-visits-input">
        {t('visits', { count: aMonth })}
      </output>
      <div className={styles.slider} style={place(aMonth)}>
        {paysBack !== undefined && <span className={styles.mark} style={place(paysBack)} />}
        <input
          id="plan-visits-input"
          type="range"
          min={FEWEST_VISITS}
          max={MAX_VISITS}
          value={aMonth}
          aria-labelledby="plan-visits"
          aria-valuetext={t('visits', { count: aMonth })}
          onChange={({ target }) => onChoose(Number(target.value))}
        />
      </div>
      <div className={styles.scale}>
        <span>{format.number(FEWEST_VISITS)}</span>
        {paysBack !== undefined && <strong>{t('paysBack', { count: paysBack })}</strong>}
        <span>{format.number(MAX_VISITS)}</span>
      </div>
      <p className={styles.note}>
        {used === undefined ? (
          t('average', { points })
        ) : (
          <RichText
            text={t('used', { count: used, aMonth: visitsAMonth(used), points })}
            parts={{ b: (text) => <b>{text}</b> }}
          />
        )}
      </p>
    </div>
  );
}
