import type { DealPageView } from 'shared-ui/api/deals';
import { useTexts } from 'shared-ui/i18n';
import { BusinessTrust } from '../../../shared/trust/business-trust';
import { trustTexts } from '../../../shared/trust/texts';
import shared from '../deal-details.module.css';

/** How often the business gave its deals, and how its complaints ended. */
export function DealHonour({ deal: { honour, vendor } }: { deal: DealPageView }) {
  const t = useTexts(trustTexts);
  return (
    <section id="honour">
      <h2 className={shared.heading}>{t('title')}</h2>
      <BusinessTrust honour={honour} endedCases={vendor.endedCases} verified={vendor.verified} />
    </section>
  );
}
