import type { FunnelView } from 'shared-ui/api/analytics';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import card from './card.module.css';
import styles from './funnel-card.module.css';
import { analyticsTexts } from './texts';

const STEPS = ['views', 'clicks', 'codes', 'redemptions'] as const;

/** Funnel from views and clicks to issued and redeemed codes. */
export function FunnelCard({ funnel, days }: { funnel: FunnelView; days: number }) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  const used = funnel.codes > 0 ? Math.min(100, Math.round((funnel.redemptions / funnel.codes) * 100)) : null;
  return (
    <Card className={card.card}>
      <h2>{t('funnel')}</h2>
      <p className={card.note}>{t('funnelOf', { days })}</p>
      <dl className={styles.funnel}>
        {STEPS.map((step, place) => (
          <div key={step}>
            <dt>{t(`step_${step}`)}</dt>
            <dd>{format.number(funnel[step])}</dd>
            <span aria-hidden className={styles.track}>
              <span
                className={styles[`bar${place + 1}`]}
                style={{ width: `${(funnel[step] / most) * 100}%` }}
              />
            </span>
          </div>
        ))}
      </dl>
      {used !== null && <p className={styles.hint}>{t('codesUsed', { percent: format.number(used) })}</p>}
    </Card>
  );
}
