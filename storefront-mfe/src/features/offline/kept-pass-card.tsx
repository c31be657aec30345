import { toDataURL } from 'qrcode';
import { useEffect, useState } from 'react';
import { groupCode } from 'shared-ui/format';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Seam } from 'shared-ui/ui';
import type { KeptPass } from 'shared-ui/platform';
import styles from './offline-page.module.css';
import { offlineTexts } from './texts';

const SIZE = 240;
const LOOK = { width: 4 * SIZE, margin: 1, color: { dark: '#5B1A9B', light: '#FFFFFF' } } as const;

// The drawing library is part of this page: without a connection nothing can be fetched later.
function useQrCode(text: string): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void toDataURL(text, LOOK).then((drawn) => wanted && setPicture(drawn));
    return () => {
      wanted = false;
    };
  }, [text]);
  return picture;
}

/** A code as it was when there was a connection, to be shown at the counter all the same. */
export function KeptPassCard({ kept: { pass, keptAt } }: { kept: KeptPass }) {
  const t = useTexts(offlineTexts);
  const format = useFormat();
  const picture = useQrCode(pass.qrCode);
  const { deal } = pass;
  const title = inLanguage(format.language, deal.title, deal.titleNe);
  return (
    <article className={styles.ticket}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.small}>{businessNameIn(format.language, deal.vendor)}</p>
      <span className={styles.code}>
        {picture && <img src={picture} width={SIZE} height={SIZE} alt={t('qrLabel', { title })} />}
      </span>
      <p className={styles.letters}>{groupCode(pass.code)}</p>
      <p className={styles.small}>{t('show')}</p>
      <Seam className={styles.seam} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('pay')}</dt>
          <dd>{format.money(deal.sumToPay ?? deal.discountedPrice)}</dd>
        </div>
        <div>
          <dt>{t('before')}</dt>
          <dd>{format.dateTime(pass.expiresAt)}</dd>
        </div>
      </dl>
      <p className={styles.small}>{t('keptAt', { when: format.dateTime(keptAt) })}</p>
    </article>
  );
}
