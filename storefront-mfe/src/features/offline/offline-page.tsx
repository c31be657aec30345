import { useEffect, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { buttonClass, Container, EmptyState } from 'shared-ui/ui';
import { readKeptPasses, type KeptPass } from 'shared-ui/platform';
import { useSearchParams } from 'shared-ui/router';
import { KeptPassCard } from './kept-pass-card';
import styles from './offline-page.module.css';
import { offlineTexts } from './texts';
import { useIsBack } from './use-is-back';
import { wayBack } from './way-back';

function useKeptPasses(): KeptPass[] | null {
  const [kept, setKept] = useState<KeptPass[] | null>(null);
  useEffect(() => {
    // Absent on pages that are not secure: nothing is kept there.
    if (!globalThis.caches) return setKept([]);
    readKeptPasses(new Date()).then(setKept, () => setKept([]));
  }, []);
  return kept;
}

function Codes({ kept }: { kept: KeptPass[] }) {
  const t = useTexts(offlineTexts);
  return (
    <section className={styles.codes}>
      <h2>{t('codes')}</h2>
      {kept.length === 0 && (
        <p>
          <b>{t('noCodes')}</b> {t('noCodesText')}
        </p>
      )}
      <ul className={styles.tickets}>
        {kept.map((one) => (
          <li key={one.pass.id}>
            <KeptPassCard kept={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Stands in for pages that cannot be fetched, with the codes that work all the same. */
export function OfflinePage() {
  const t = useTexts(offlineTexts);
  const [query] = useSearchParams();
  const isBack = useIsBack();
  const kept = useKeptPasses();
  const [back, setBack] = useState('/');

  useEffect(() => setBack(wayBack(query, location.origin)), [query]);

  return (
    <Container className={styles.page}>
      <EmptyState
        drawing="wires"
        level={1}
        title={t(isBack ? 'backTitle' : 'title')}
        text={t(isBack ? 'backText' : 'text')}
        actions={
          <a href={back} className={buttonClass({})}>
            {t(isBack ? 'goOn' : 'tryAgain')}
          </a>
        }
      />
      {kept && <Codes kept={kept} />}
    </Container>
  );
}
