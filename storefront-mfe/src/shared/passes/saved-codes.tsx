import { Info, RefreshCw, Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { readSavedPasses, type SavedPass } from 'shared-ui/platform';
import { Button, useNow } from 'shared-ui/ui';
import { CodeScreen } from '../pass/code-screen/code-screen';
import { useScannedEntry, useSendProofs } from '../pass/proof/use-proofs';
import { isClockTrusted } from './clock';
import { FirstCode, OtherCode } from './code-card';
import styles from './saved-codes.module.css';
import { passesTexts } from './texts';

/** Returns the open passes stored on the device; null while they are read. */
function useSavedPasses(): SavedPass[] | null {
  const [saved, setSaved] = useState<SavedPass[] | null>(null);
  useEffect(() => {
    // Undefined on insecure pages, where no passes are stored.
    if (!globalThis.caches) return setSaved([]);
    readSavedPasses(new Date()).then(setSaved, () => setSaved([]));
  }, []);
  return saved;
}

function Codes({ saved, level }: { saved: SavedPass[]; level: 2 | 3 }) {
  const t = useTexts(passesTexts);
  const format = useFormat();
  const now = useNow();
  const [shown, setShown] = useState<string | null>(null);
  const passes = useMemo(() => saved.map(({ pass }) => pass), [saved]);
  useScannedEntry(passes);
  useSendProofs();
  const keptAt = saved.map((one) => one.keptAt).sort()[0];
  return (
    <>
      {keptAt && <p className={styles.small}>{t('savedAt', { when: format.soon(keptAt, now) })}</p>}
      {saved.map((one, index) => {
        const { pass } = one;
        const card = { pass, level, endOnly: !isClockTrusted(one), onShow: () => setShown(pass.id) };
        const amount = format.money(pass.deal.sumToPay ?? pass.deal.discountedPrice);
        const sums = <p>{pass.isBought ? t('paidBefore') : t('toPayNow', { amount })}</p>;
        return index === 0 ? (
          <FirstCode key={pass.id} {...card} sums={sums} mainLabel={t('withoutInternet')} />
        ) : (
          <OtherCode key={pass.id} {...card} />
        );
      })}
      {shown && <CodeScreen signedFirst passes={passes} startAt={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** Offline view of the passes: they stay usable, other functions are unavailable. */
export function SavedCodes({ level, onRetry }: { level: 2 | 3; onRetry(): void }) {
  const t = useTexts(passesTexts);
  const saved = useSavedPasses();
  if (!saved) return null;
  return (
    <div className={styles.codes}>
      {saved.length === 0 ? (
        <p>
          <b>{t('noneSaved')}</b> {t('noneSavedText')}
        </p>
      ) : (
        <>
          <Codes saved={saved} level={level} />
          <p className={styles.note}>
            <Info size={20} />
            <span>
              <b>{t('shopOffline')}</b> {t('shopOfflineText')}
            </span>
          </p>
        </>
      )}
      <p className={styles.note}>
        <Search size={20} />
        <span>
          <b>{t('newNeedInternet')}</b>
          <br />
          {t('newNeedInternetText')}
        </span>
      </p>
      <Button variant="tint" wide onClick={onRetry}>
        <RefreshCw size={18} />
        {t('tryAgain')}
      </Button>
    </div>
  );
}
