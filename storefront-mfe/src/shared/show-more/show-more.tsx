import type { ReactNode } from 'react';
import type { LinkProps } from 'shared-ui/router';
import { ButtonLink } from 'shared-ui/ui';
import styles from './show-more.module.css';

interface ShowMoreProps extends LinkProps {
  /** Number of shown items of the total. */
  progress?: ReactNode;
}

/** Link to the next page, which works without scripts and for crawlers. */
export function ShowMore({ progress, ...link }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <ButtonLink variant="outline" {...link} />
      {progress && <p>{progress}</p>}
    </div>
  );
}
