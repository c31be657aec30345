import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { pictureOf, Price } from 'shared-ui/ui';
import { inLanguage, useFormat, useTexts, type Format } from 'shared-ui/i18n';
import { DealNotes } from './deal-notes';
import { DealRowActions } from './deal-row-actions';
import { DealTags } from './deal-tags';
import { NepaliNote } from './nepali-note';
import styles from './vendor-deals.module.css';
import { vendorDealsTexts } from './texts';
import { useDealActions } from './use-deal-actions';

function useFacts(deal: ManagedDealView, format: Format): string[] {
  const t = useTexts(vendorDealsTexts);
  const day = format.day(deal.endDate);
  const facts = [deal.status === 'expired' ? t('ended', { day }) : t('ends', { day })];
  if (deal.status === 'scheduled') facts.unshift(t('starts', { day: format.day(deal.startDate) }));
  if (deal.redeemedCount > 0) facts.push(t('used', { count: deal.redeemedCount }));
  if (deal.totalLimit !== null) {
    facts.push(t('places', { taken: deal.placesTaken, all: deal.totalLimit }));
  }
  return facts;
}

/** Row of the deal list, with the actions for the deal. */
export function DealRow({ deal }: { deal: ManagedDealView }) {
  const format = useFormat();
  const facts = useFacts(deal, format);
  const actions = useDealActions(deal);
  const title = inLanguage(format.language, deal.title, deal.titleNe);
  return (
    <li className={styles.row}>
      <img
        src={pictureOf(deal, format.language)}
        alt=""
        width={160}
        height={100}
        loading="lazy"
        className={styles.picture}
      />
      <div className={styles.words}>
        <DealTags deal={deal} />
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.price}>
          <span>{format.badge(deal).text}</span> <Price {...deal} />
        </div>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {deal.status !== 'expired' && <NepaliNote texts={deal} />}
      </div>
      <DealRowActions deal={deal} title={title} actions={actions} />
      <div className={styles.notes}>
        <DealNotes deal={deal} actions={actions} />
      </div>
    </li>
  );
}
