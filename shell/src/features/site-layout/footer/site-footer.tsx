import { memo } from 'react';
import { Container, deferredPart, DhakaBand } from 'shared-ui/ui';
import styles from './site-footer.module.css';

/** Links and a form that work without scripts. After server rendering their code loads on the visitor's first interaction. */
const FooterContent = memo(deferredPart(async () => (await import('./footer-content')).FooterContent));

export const SiteFooter = () => (
  <footer className={styles.footer} data-ink>
    <DhakaBand />
    <Container className={styles.body}>
      <FooterContent />
    </Container>
  </footer>
);
