import { CalendarDays, Clock, Crown, Ticket } from 'lucide-react';
import type { DealPageView } from 'shared-ui/api/deals';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import styles from './deal-detail-page.module.css';
import { clockText } from './deal-terms';
import { dealDetailTexts } from './texts';

function useFacts({ endDate, pointsEarned, terms }: DealPageView) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const { redemptionLimit, hoursFrom, hoursUntil } = terms;
  const facts = [{ name: t('validUntil'), value: format.day(endDate), icon: CalendarDays }];
  if (redemptionLimit) {
    facts.push({ name: t('limit'), value: t('perPerson', { count: redemptionLimit }), icon: Ticket });
  }
  if (hoursFrom && hoursUntil) {
    const range = { from: clockText(hoursFrom, format), until: clockText(hoursUntil, format) };
    facts.push({ name: t('hours'), value: t('hoursRange', range), icon: Clock });
  }
  if (pointsEarned > 0) facts.push({ name: t('points'), value: format.number(pointsEarned), icon: Crown });
  return facts;
}

export function DealDetails({ deal }: { deal: DealPageView }) {
  const { language } = useFormat();
  const facts = useFacts(deal);
  return (
    <div className={styles.panel}>
      <p className={styles.description}>{inLanguage(language, deal.description, deal.descriptionNe)}</p>
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
      <Places deal={deal} />
    </div>
  );
}

function Places({ deal: { branches, vendor } }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const legal = [
    vendor.address,
    vendor.city,
    vendor.phone,
    vendor.vatNumber && t('vatNumber', { number: vendor.vatNumber }),
    vendor.registrationNumber && t('registrationNumber', { number: vendor.registrationNumber }),
  ];
  return (
    <>
      {branches.length > 0 && (
        <>
          <h2 className={styles.subheading}>{t('branches')}</h2>
          <ul className={styles.branches}>
            {branches.map(({ id, name, address, city }) => (
              <li key={id}>
                <b>{name}</b>
                <span className={styles.small}>
                  {address}, {city}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className={styles.subheading}>{t('vendor')}</h2>
      <p className={styles.description}>{vendor.description}</p>
      <p className={styles.small}>{legal.filter(Boolean).join(' · ')}</p>
    </>
  );
}
