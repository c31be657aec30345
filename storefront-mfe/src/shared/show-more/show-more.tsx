import type { ReactNode } from 'react';
import type { LinkProps } from 'shared-ui/router';
import { ButtonLink } from 'shared-ui/ui';
import styles from './show-more.module.css';

interface ShowMoreProps extends LinkProps {
  /** How much of how much is shown. */
  progress?: ReactNode;
}

/** The way to the next page: a link, so that it works before any script and can be followed by crawlers. */
export function ShowMore({ progress, ...link }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <ButtonLink variant="outline" {...link} />
      {progress && <p>{progress}</p>}
    </div>
  );
}
