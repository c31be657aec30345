import styles from './trend.module.css';

const WIDTH = 68;
const HEIGHT = 24;

/** Sparkline. Its meaning is given as text beside it. */
export function Trend({ parts }: { parts: readonly number[] }) {
  const most = Math.max(1, ...parts);
  const points = parts
    .map(
      (part, place) =>
        `${(place / Math.max(1, parts.length - 1)) * WIDTH},${HEIGHT - (part / most) * HEIGHT}`,
    )
    .join(' ');
  const rises = (parts.at(-1) ?? 0) >= (parts[0] ?? 0);
  return (
    <svg
      aria-hidden
      width={WIDTH}
      height={HEIGHT + 4}
      viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
      className={rises ? styles.rising : styles.falling}
    >
      <polyline points={points} fill="none" strokeWidth={2} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
