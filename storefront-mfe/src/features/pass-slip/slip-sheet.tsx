import { useEffect, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { cx } from 'shared-ui/ui';
import type { SlipContent } from './slip-content';
import { slipQr } from './slip-qr';
import styles from './slip.module.css';
import { slipTexts } from './texts';

/** Pixels of a side: about ten for each module. */
const QR_WIDTH = 720;
/** With more facts the code is smaller, so that the slip remains one page. */
const MANY_FACTS = 5;

/** Address of the drawn code; null while it is drawn, and empty if that failed. */
export function useSlipQr(text: string): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const draw = async () => {
      const address = await slipQr(text, QR_WIDTH).catch(() => '');
      if (wanted) setPicture(address);
    };
    void draw();
    return () => {
      wanted = false;
    };
  }, [text]);
  return picture;
}

/** The slip, one page of A6 in print. */
export function SlipSheet({ content, qr }: { content: SlipContent; qr: string | null }) {
  const t = useTexts(slipTexts);
  return (
    <article className={cx(styles.sheet, content.facts.length > MANY_FACTS && styles.dense)}>
      <div>
        <p className={styles.brand}>{content.brand}</p>
        <h2 className={styles.title}>{content.title}</h2>
        <p className={styles.small}>{[content.business, content.badge].join(' · ')}</p>
      </div>
      <span className={styles.qr}>{qr && <img src={qr} alt={t('qrLabel')} />}</span>
      <p className={styles.code}>{content.code}</p>
      <dl className={styles.facts}>
        {content.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>{content.foot}</p>
    </article>
  );
}
