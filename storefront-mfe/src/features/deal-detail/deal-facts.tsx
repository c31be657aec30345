import { CalendarDays, Clock, Crown, Ticket } from 'lucide-react';
import type { DealPageView } from 'shared-ui/api/deals';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import shared from './deal-detail-page.module.css';
import styles from './deal-facts.module.css';
import { DealPlaces } from './places/deal-places';
import { clockText } from './terms/deal-terms';
import { dealDetailTexts } from './texts';

function useFacts({ endDate, pointsEarned, pointsPaused, terms }: DealPageView) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const { redemptionLimit, hoursFrom, hoursUntil } = terms;
  const facts = [{ name: t('validUntil'), value: format.day(endDate), icon: CalendarDays }];
  if (redemptionLimit) {
    facts.push({ name: t('limit'), value: t('perPerson', { count: redemptionLimit }), icon: Ticket });
  }
  if (hoursFrom && hoursUntil) {
    const range = { from: clockText(hoursFrom, format), until: clockText(hoursUntil, format) };
    facts.push({ name: t('usableHours'), value: t('hoursRange', range), icon: Clock });
  }
  if (pointsEarned > 0 && !pointsPaused)
    facts.push({ name: t('points'), value: format.number(pointsEarned), icon: Crown });
  return facts;
}

export function DealDetails({ deal }: { deal: DealPageView }) {
  const { language } = useFormat();
  const facts = useFacts(deal);
  return (
    <div className={styles.panel}>
      <p className={shared.description}>{inLanguage(language, deal.description, deal.descriptionNe)}</p>
      <ul className={styles.facts}>
        {facts.map(({ name, value, icon: Icon }) => (
          <li key={name}>
            <Icon size={20} />
            <span>
              <small>{name}</small>
              <b>{value}</b>
            </span>
          </li>
        ))}
      </ul>
      <DealPlaces deal={deal} />
    </div>
  );
}
