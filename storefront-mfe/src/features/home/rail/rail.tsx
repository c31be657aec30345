import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type CSSProperties, type ReactNode } from 'react';
import { sharedTexts, useTexts } from 'shared-ui/i18n';
import { IconButton, cx } from 'shared-ui/ui';
import styles from './rail.module.css';
import { useScroller } from './use-scroller';

interface RailProps {
  heading: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  /** Scroll distance of one press of an arrow, in px. */
  step: number;
  columns: number;
  tabletColumns: number;
  gap?: number;
  /** Layout on phones: `peek` scrolls with the next card partly visible, `grid` wraps four per row. */
  phone: 'peek' | 'grid';
  arrows?: boolean;
  children: ReactNode;
}

/** Horizontal list with a heading and arrows. */
export function Rail(props: RailProps) {
  const t = useTexts(sharedTexts);
  const { ref, atStart, atEnd, scrollBy } = useScroller();
  const { step, columns, tabletColumns, gap = 24, arrows = true } = props;
  const layout = {
    '--columns': columns,
    '--tablet-columns': tabletColumns,
    '--gap': `${gap}px`,
  } as CSSProperties;
  return (
    <>
      <div className={styles.head}>
        <div>
          {props.heading}
          {props.lead && <p className={styles.lead}>{props.lead}</p>}
        </div>
        <div className={styles.tools}>
          {props.action}
          {arrows && (
            <span className={cx(styles.tools, styles.arrows)}>
              <IconButton raised label={t('scrollBack')} disabled={atStart} onClick={() => scrollBy(-step)}>
                <ChevronLeft size={20} />
              </IconButton>
              <IconButton raised label={t('scrollOn')} disabled={atEnd} onClick={() => scrollBy(step)}>
                <ChevronRight size={20} />
              </IconButton>
            </span>
          )}
        </div>
      </div>
      <ul ref={ref} className={cx(styles.track, styles[props.phone])} style={layout}>
        {Children.map(props.children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </>
  );
}
