import { ChevronRight, Wallet } from 'lucide-react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { useVisitsSavingsQuery } from 'shared-ui/api/redemptions';
import { nepalDayOf, toDevanagari } from 'shared-ui/format';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { useNow } from 'shared-ui/ui';
import { pointsWorth } from '../../../shared/points-worth';
import styles from './savings-row.module.css';
import { customerAccountTexts } from '../texts';

/** Savings of the year and points in one row, which links to their page. */
export function SavingsRow() {
  const t = useTexts(customerAccountTexts);
  const format = useFormat();
  const now = useNow();
  const year = now ? nepalDayOf(now).year : 0;
  const { data: savings } = useVisitsSavingsQuery({ year }, { skip: !year });
  const { data: account } = useOwnAccountOneQuery();
  if (!savings || !account) return <div className={styles.row} />;
  const { loyaltyPoints, membership } = account;
  const plan = inLanguage(format.language, membership.name, membership.nameNe);
  const yearLabel = format.language === 'ne' ? toDevanagari(String(year)) : String(year);
  return (
    <Link to="/dashboard/points" className={styles.row}>
      <Wallet size={22} />
      <span className={styles.words}>
        <b>
          {savings.total > 0
            ? t('savedRow', { amount: format.money(savings.total), year: yearLabel })
            : t('nothingSaved')}
        </b>
        <small>
          {t('pointsRow', {
            points: format.number(loyaltyPoints),
            worth: format.money(pointsWorth(loyaltyPoints)),
          })}
          {` · ${plan} ${format.number(membership.pointsMultiplier)}x`}
        </small>
      </span>
      <ChevronRight size={20} />
    </Link>
  );
}
