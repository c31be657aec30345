import { useEffect, type ReactNode } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import { FoodMarks } from '../../shared/food/food-marks';
import { addViewed } from '../../shared/own-activity/viewed-deals';
import shared from './deal-detail-page.module.css';
import styles from './deal-details.module.css';
import { DealContents } from './contents/deal-contents';
import { DealHonour } from './honour/deal-honour';
import { BusinessDetails } from './places/business-details';
import { DealPlaces } from './places/deal-places';
import { ReviewExtract } from './reviews/review-extract';
import { dealDetailTexts } from './texts';
import { WhenToUse } from './when/when-to-use';

export { DealGallery } from './gallery/deal-gallery';
export { DealTermsList } from './terms/deal-terms-list';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <section id={id} className={styles.part}>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
);

/** Links to the sections, which stay visible on phones while the details are read. */
function Anchors({ parts }: { parts: readonly { id: string; label: string }[] }) {
  const t = useTexts(dealDetailTexts);
  return (
    <nav aria-label={t('details')} className={styles.anchors}>
      {parts.map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Contents, times, places and seller of the deal. */
export function DealDetails({ deal }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const { language } = useFormat();
  const [query] = useSearchParams();
  // Without scripts, the tabs are one below the other.
  const isReading = query.get('tab') === 'reviews';
  useEffect(() => addViewed(deal.id), [deal.id]);
  const hasPlaces = deal.venue !== null || deal.branches.length > 0;
  const parts = [
    { id: 'get', label: t('anchorGet') },
    { id: 'when', label: t('anchorWhen') },
    ...(hasPlaces ? [{ id: 'places', label: t('places') }] : []),
  ];
  return (
    <div className={styles.panel}>
      <Anchors parts={parts} />
      <Part id="get" title={t('whatYouGet')}>
        <p className={shared.description}>{inLanguage(language, deal.description, deal.descriptionNe)}</p>
        <DealContents deal={deal} />
        {deal.food && <FoodMarks food={deal.food} className={styles.food} />}
      </Part>
      <Part id="when" title={t('whenToUse')}>
        <WhenToUse deal={deal} />
      </Part>
      {hasPlaces && (
        <Part id="places" title={t('places')}>
          <DealPlaces deal={deal} />
        </Part>
      )}
      <DealHonour deal={deal} />
      {deal.reviewCount > 0 && !isReading && <ReviewExtract deal={deal} />}
      <BusinessDetails vendor={deal.vendor} />
    </div>
  );
}
