import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { AnalyticsDayView } from 'shared-ui/api/analytics';
import { useFormat, useTexts } from 'shared-ui/i18n';
import styles from './analytics.module.css';
import { analyticsTexts } from './texts';

const HEIGHT = 280;
const TEXT = { fontSize: 12, fill: 'var(--ink-2)' };

function DayTip({ day }: { day: AnalyticsDayView }) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  return (
    <p className={styles.tip}>
      {format.day(day.date)}
      <b>{t('redemptionCount', { count: day.redemptions })}</b>
      {t('beforeCount', { count: day.before })}
    </p>
  );
}

/** Redemptions day by day, with the period before as a dashed line. */
export function RedemptionsChart({ series }: { series: readonly AnalyticsDayView[] }) {
  const format = useFormat();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <ComposedChart
        data={[...series]}
        margin={{ top: 8, right: 8, bottom: 0, left: -18 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="date"
          tickFormatter={(date: string) => format.shortDate(date)}
          tick={TEXT}
          tickLine={false}
          axisLine={false}
          minTickGap={36}
        />
        <YAxis
          allowDecimals={false}
          tickCount={4}
          tickFormatter={(value: number) => format.number(value)}
          tick={TEXT}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          cursor={{ stroke: 'var(--p-300)' }}
          content={({ payload }) => {
            const day = payload[0]?.payload as AnalyticsDayView | undefined;
            return day ? <DayTip day={day} /> : null;
          }}
        />
        <Line
          dataKey="before"
          stroke="var(--ink-3)"
          strokeDasharray="3 4"
          strokeWidth={1.5}
          dot={false}
          isAnimationActive={false}
        />
        <Area
          dataKey="redemptions"
          stroke="var(--p-600)"
          strokeWidth={2.5}
          fill="var(--p-100)"
          isAnimationActive={false}
          activeDot={{ r: 5 }}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
