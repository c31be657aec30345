import { Landmark, MessageSquareText, ScanLine, UsersRound } from 'lucide-react';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { ButtonLink, Card } from 'shared-ui/ui';
import styles from './start.module.css';
import { overviewTexts } from './texts';

const WORK = [
  { right: 'counter', to: '/dashboard/counter', icon: ScanLine },
  { right: 'reviews', to: '/dashboard/reviews', icon: MessageSquareText },
  { right: 'money', to: '/dashboard/payouts', icon: Landmark },
  { right: 'staff', to: '/dashboard/business/staff', icon: UsersRound },
] as const;

/** First screen of people who do not look after the deals: one card for each of their rights. */
export function StartPage() {
  const t = useTexts(overviewTexts);
  const language = useLanguage();
  const staff = useCurrentUser().user?.staffOf;
  if (!staff) return null;
  return (
    <>
      <h1 className={styles.title}>{t('hello', { name: businessNameIn(language, staff) })}</h1>
      <ul className={styles.list}>
        {WORK.filter(({ right }) => staff.rights.includes(right)).map(({ right, to, icon: Icon }) => (
          <li key={right}>
            <Card className={styles.card}>
              <Icon size={28} aria-hidden />
              <h2>{t(`work_${right}`)}</h2>
              <p>{t(`workText_${right}`)}</p>
              <ButtonLink to={to} variant="tint" size="small">
                {t(`workOpen_${right}`)}
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
