import { memo } from 'react';
import { Container, deferredPart } from 'shared-ui/ui';
import styles from './top-bar.module.css';

/** Works as plain links. After server rendering its code loads on the visitor's first interaction. */
const TopBarContent = memo(deferredPart(async () => (await import('./top-bar-content')).TopBarContent));

export const TopBar = () => (
  <div className={styles.bar} data-ink>
    <Container className={styles.row}>
      <TopBarContent />
    </Container>
  </div>
);
