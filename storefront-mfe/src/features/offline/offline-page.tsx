import * as drawing from 'qrcode';
import { useEffect, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { buttonClass, Container } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { preloadQrLibrary } from '../../shared/pass/qr-image';
import { SavedCodes } from '../../shared/passes/saved-codes';
import styles from './offline-page.module.css';
import { offlineTexts } from './texts';
import { useIsBack } from './use-is-back';
import { isOfCodes, wayBack } from './way-back';

preloadQrLibrary(drawing);

/** Replaces pages that cannot be loaded, and shows the passes that work offline. */
export function OfflinePage() {
  const t = useTexts(offlineTexts);
  const [query] = useSearchParams();
  const isBack = useIsBack();
  const [back, setBack] = useState('/');

  // The cached copy of this page is the same for every address, so the link is set in the browser.
  useEffect(() => setBack(wayBack(query, location.origin)), [query]);

  const ofCodes = isOfCodes(back);
  return (
    <Container className={styles.page}>
      <div className={styles.codes}>
        <h1 className={styles.title}>{t(ofCodes ? 'codes' : 'title')}</h1>
        {!ofCodes && <p>{t('text')}</p>}
        {isBack && (
          <p role="status" className={styles.back}>
            <b>{t('backTitle')}</b>
            <a href={back} className={buttonClass({})}>
              {t('goOn')}
            </a>
          </p>
        )}
        <SavedCodes level={2} onRetry={() => location.assign(back)} />
      </div>
    </Container>
  );
}
