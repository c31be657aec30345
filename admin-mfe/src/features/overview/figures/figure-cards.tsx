import { ChevronRight } from 'lucide-react';
import type { FigureView, FiguresView } from 'shared-ui/api/admin-overview';
import { changeOf } from 'shared-ui/charts';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Skeleton, SkeletonBlock } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { figurePath, type FigurePeriod } from './figure-path';
import styles from './figures.module.css';
import { figuresTexts } from './texts';

const SKELETON_CARDS = [0, 1, 2, 3, 4, 5, 6, 7];
const ONE_PERCENT = 0.01;

/** Money of the marketplace, as opposed to that of businesses. */
const OWN = new Set<FigureView['name']>(['own-income', 'recurring-income']);
const OF_NOW = new Set<FigureView['name']>(['recurring-income', 'held-for-businesses', 'refunds-promised']);

function useFigureText({ name, unit, value, of }: FigureView): string {
  const t = useTexts(figuresTexts);
  const format = useFormat();
  if (unit === 'paisa') {
    const rupees = Math.round(value / 100);
    return OWN.has(name) ? format.planPrice(rupees) : format.money(rupees);
  }
  if (name === 'returning-customers' && of !== null) {
    const percent = of > 0 ? Math.round(value / of / ONE_PERCENT) : 0;
    return t('percent', { percent: format.number(percent) });
  }
  if (name === 'active-businesses' && of !== null)
    return t('partOf', { value: format.number(value), of: format.number(of) });
  return format.number(value);
}

/** Comparison with the preceding period, or what the figure means. */
function Note({ figure, period }: { figure: FigureView; period: FigurePeriod }) {
  const t = useTexts(figuresTexts);
  const format = useFormat();
  const { name, value, before, of } = figure;
  if (name === 'recurring-income') return <span className={styles.note}>{t('noVat')}</span>;
  if (name === 'held-for-businesses') return <span className={styles.note}>{t('nowOwed')}</span>;
  if (name === 'refunds-promised') return <span className={styles.note}>{t('notPaidYet')}</span>;
  if (name === 'returning-customers')
    return (
      <span className={styles.note}>
        {t('ofCustomers', { value: format.number(value), of: format.number(of ?? 0) })}
      </span>
    );
  if (before === null) return null;
  if (name === 'active-businesses') {
    if (value === before) return <span className={styles.note}>{t(`same_${period}`)}</span>;
    const difference = { value: format.number(Math.abs(value - before)) };
    return (
      <Change isMore={value > before}>{t(value > before ? 'shareMore' : 'shareLess', difference)}</Change>
    );
  }
  const percent = changeOf(value, before);
  if (percent === null) return null;
  if (percent === 0) return <span className={styles.note}>{t(`same_${period}`)}</span>;
  const values = { percent: format.number(Math.abs(percent)) };
  return (
    <Change isMore={percent > 0}>
      {percent > 0 ? t(`more_${period}`, values) : t(`less_${period}`, values)}
    </Change>
  );
}

const Change = ({ isMore, children }: { isMore: boolean; children: string }) => (
  <span className={isMore ? styles.more : styles.less}>{children}</span>
);

function FigureCard({ figure, period }: { figure: FigureView; period: FigurePeriod }) {
  const t = useTexts(figuresTexts);
  const text = useFigureText(figure);
  const path = figurePath(figure.name, period);
  if (!path) return null;
  const name = t(figure.name);
  return (
    <li>
      <Link to={path} className={styles.figure}>
        <span className={styles.label}>
          {OF_NOW.has(figure.name) ? name : t('withPeriod', { name, period: t(`period_${period}`) })}
          <ChevronRight size={16} aria-hidden />
        </span>
        <b className={styles.value}>{text}</b>
        <Note figure={figure} period={period} />
      </Link>
    </li>
  );
}

/** Figures of the marketplace, each a link to its rows. */
export function FigureCards({ data, period }: { data: FiguresView | undefined; period: FigurePeriod }) {
  const t = useTexts(figuresTexts);
  if (!data)
    return (
      <Skeleton className={styles.cards}>
        {SKELETON_CARDS.map((card) => (
          <SkeletonBlock key={card} className={styles.cardBone} />
        ))}
      </Skeleton>
    );
  return (
    <ul className={styles.cards} aria-label={t('figures')}>
      {data.figures.map((figure) => (
        <FigureCard key={figure.name} figure={figure} period={period} />
      ))}
    </ul>
  );
}
