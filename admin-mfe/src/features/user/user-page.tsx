import { useAdminUsersOneQuery, type AdminUserDetailView } from 'shared-ui/api/admin-users';
import { useTexts } from 'shared-ui/i18n';
import { Alert, SkeletonBlock, ChipLink, EmptyState, ErrorState, Skeleton, Tag } from 'shared-ui/ui';
import { Link, useParams, useSearchParams } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { DecisionButtons } from './decision-buttons';
import { userTexts } from './texts';
import { UserDecisions } from './user-decisions';
import { UserPasses } from './user-passes';
import { UserPoints } from './user-points';
import { UserProfile } from './user-profile';
import { UserSessions } from './user-sessions';
import styles from './user.module.css';

const TABS = ['profile', 'passes', 'points', 'sessions', 'decisions'] as const;
type TabName = (typeof TABS)[number];

function TabContent({ tab, user }: { tab: TabName; user: AdminUserDetailView }) {
  if (tab === 'passes') return <UserPasses id={user.id} />;
  if (tab === 'points') return <UserPoints id={user.id} />;
  if (tab === 'sessions') return <UserSessions id={user.id} sessions={user.sessions} />;
  if (tab === 'decisions') return <UserDecisions id={user.id} decisions={user.decisions} />;
  return <UserProfile user={user} />;
}

/** Details of one account: profile, activity and possible decisions. */
export function UserPage() {
  const t = useTexts(userTexts);
  const id = Number(useParams().id);
  const [parameters] = useSearchParams();
  const { user: me } = useCurrentUser();
  const { currentData: user, error, refetch } = useAdminUsersOneQuery({ id });
  const tab = TABS.find((one) => one === parameters.get('tab')) ?? 'profile';
  return (
    <>
      <p className={styles.back}>
        <Link to="/dashboard/users">{t('back')}</Link>
      </p>
      <h1>{user ? `${user.firstName} ${user.lastName}` : t('title')}</h1>
      {user ? (
        <>
          <p className={styles.tags}>
            <Tag tone="brand">{t(`is_${user.role}`)}</Tag>
            <Tag tone={user.emailVerified || user.email === null ? 'good' : 'waiting'}>
              {t(user.emailVerified || user.email === null ? 'verified' : 'unverified')}
            </Tag>
            {user.suspendedAt && <Tag tone="bad">{t('suspended')}</Tag>}
            {user.twoFactor && <Tag tone="good">{t('twoFactor')}</Tag>}
          </p>
          {me?.id === user.id ? (
            <Alert tone="news" title={t('own')} />
          ) : (
            <DecisionButtons key={user.id} user={user} />
          )}
          <nav aria-label={t('tabs')} className={styles.tabs}>
            {TABS.map((one) => (
              <ChipLink key={one} to={`/dashboard/users/${id}?tab=${one}`} selected={one === tab}>
                {t(`tab_${one}`)}
              </ChipLink>
            ))}
          </nav>
          <TabContent tab={tab} user={user} />
        </>
      ) : isApiFailure(error) && (error.status === 404 || error.status === 400) ? (
        <EmptyState card level={2} drawing="search" title={t('missing')} text={t('missingText')} />
      ) : error ? (
        <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </>
  );
}
