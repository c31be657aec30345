import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { useVisitsSavingsQuery } from 'shared-ui/api/redemptions';
import { nepalDayOf, toDevanagari } from 'shared-ui/format';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { useNow } from 'shared-ui/ui';
import { pointsWorth } from '../../../../shared/points-worth';
import styles from './savings-box.module.css';
import { summaryTexts } from './texts';

/** Savings of the year and points, which link to their page. The box keeps its size while they load. */
export function SavingsBox() {
  const t = useTexts(summaryTexts);
  const format = useFormat();
  const now = useNow();
  const year = now ? nepalDayOf(now).year : 0;
  const { data: savings } = useVisitsSavingsQuery({ year }, { skip: !year });
  const { data: account } = useOwnAccountOneQuery();
  if (!savings || !account) return <div className={styles.box} />;
  const { loyaltyPoints, membership } = account;
  const isSaving = savings.total > 0;
  return (
    <Link to="/dashboard/points" className={styles.box}>
      <span className={styles.cell}>
        <small>
          {t('savedIn', { year: format.language === 'ne' ? toDevanagari(String(year)) : String(year) })}
        </small>
        {isSaving && <b className={styles.saved}>{format.money(savings.total)}</b>}
        <small>{isSaving ? t('usedCodes', { count: savings.uses }) : t('noSaving')}</small>
      </span>
      <span className={styles.cell}>
        <small>{t('points')}</small>
        <b>{format.number(loyaltyPoints)}</b>
        <small>
          {t('worth', {
            amount: format.money(pointsWorth(loyaltyPoints)),
            plan: inLanguage(format.language, membership.name, membership.nameNe),
            multiplier: format.number(membership.pointsMultiplier),
          })}
        </small>
      </span>
    </Link>
  );
}
