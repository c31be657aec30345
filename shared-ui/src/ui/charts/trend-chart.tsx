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

/** Pixels of a digit of the axis in the widest of the fonts. */
const DIGIT = 8;

/** Width that fits the largest number of the axis. The library's own measurement can precede the loading of the font. */
function axisWidth(points: readonly TrendPoint[], text: (value: number) => string): number {
  const largest = Math.max(1, ...points.map(({ now, before = 0 }) => Math.max(now, before)));
  // The axis ends at a round number above the largest value.
  return (text(Math.ceil(largest * 1.5)).length + 1) * DIGIT;
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
          width={axisWidth(points, format.number)}
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
