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
import { useFormat } from '../../platform/i18n';
import styles from './trend-chart.module.css';
import type { TrendPoint } from './trend-point';

const TEXT = { fontSize: 12, fill: 'var(--color-text-muted)' };

interface TrendChartProps {
  points: readonly TrendPoint[];
  /** In pixels. */
  height: number;
  /** Returns the texts of a point: the current figure and that of the previous period. */
  words(point: TrendPoint): { now: string; before?: string };
}

function Tip({ point, words }: Pick<TrendChartProps, 'words'> & { point: TrendPoint }) {
  const format = useFormat();
  const { now, before } = words(point);
  return (
    <p className={styles.tip}>
      {format.day(point.date)}
      <b>{now}</b>
      {before}
    </p>
  );
}

export function TrendChart({ points, height, words }: TrendChartProps) {
  const format = useFormat();
  const hasBefore = points.some(({ before }) => before !== undefined);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart
        data={[...points]}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--color-border)" />
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
          // Fits the longest number.
          width="auto"
        />
        <Tooltip
          cursor={{ stroke: 'var(--color-brand-300)' }}
          content={({ payload }) => {
            const point = payload[0]?.payload as TrendPoint | undefined;
            return point ? <Tip point={point} words={words} /> : null;
          }}
        />
        {hasBefore && (
          <Line
            dataKey="before"
            stroke="var(--color-text-subtle)"
            strokeDasharray="3 4"
            strokeWidth={1.5}
            dot={false}
            isAnimationActive={false}
          />
        )}
        <Area
          dataKey="now"
          stroke="var(--color-brand-600)"
          strokeWidth={2.5}
          fill="var(--color-brand-100)"
          isAnimationActive={false}
          activeDot={{ r: 5 }}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
