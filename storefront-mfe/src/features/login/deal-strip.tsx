import { useDealsOneQuery } from 'shared-ui/api/deals';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Picture, pictureOf, pictureWidths } from 'shared-ui/ui';
import styles from './deal-strip.module.css';
import { loginTexts } from './texts';

/** Summary of the deal that the visitor is about to redeem. Optional, so it renders nothing while the deal loads. */
export function DealStrip({ dealId }: { dealId: number }) {
  const t = useTexts(loginTexts);
  const format = useFormat();
  const { data: deal } = useDealsOneQuery({ id: dealId });
  if (!deal) return null;
  const saved = deal.originalPrice - deal.discountedPrice;
  return (
    <div className={styles.strip}>
      <Picture
        src={pictureOf(deal, format.language)}
        widths={pictureWidths}
        sizes="60px"
        alt=""
        width={60}
        height={60}
        className={styles.picture}
      />
      <div className={styles.words}>
        <b>{inLanguage(format.language, deal.title, deal.titleNe)}</b>
        <span className={styles.business}>{businessNameIn(format.language, deal.vendor)}</span>
      </div>
      <div className={styles.price}>
        <b>{format.money(deal.discountedPrice)}</b>
        {saved > 0 && <span className={styles.saved}>{t('save', { sum: format.money(saved) })}</span>}
      </div>
    </div>
  );
}
