import type { ReactNode } from 'react';
import type { AdminUserDetailView } from 'shared-ui/api/admin-users';
import { useCatalogNames } from 'shared-ui/dashboard';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { useOwnRight } from '../../shared/own-right';
import { userTexts } from './texts';
import styles from './user.module.css';

function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  const t = useTexts(userTexts);
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('notGiven')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Personal details of a user and counts of their activity. */
export function UserProfile({ user }: { user: AdminUserDetailView }) {
  const t = useTexts(userTexts);
  const format = useFormat();
  const [seesAudit, seesBusinesses] = [useOwnRight('audit'), useOwnRight('businesses')];
  const names = useCatalogNames();
  const { activity, business } = user;
  const worksFor =
    business && t(`staff_${business.role}`, { business: businessNameIn(format.language, business) });
  return (
    <>
      <Facts
        rows={[
          [t('email'), user.email],
          [t('phone'), user.phone],
          ...(user.verifiedPhone ? [[t('verifiedPhone'), user.verifiedPhone] as const] : []),
          [t('address'), user.address],
          [t('city'), user.city && names.city(user.city)],
          [t('language'), t(`language_${user.language}`)],
          [t('membership'), user.membership ?? t('noMembership')],
          ...(business
            ? [
                [
                  t('worksFor'),
                  seesBusinesses ? (
                    <Link key="business" to={`/dashboard/vendors/${business.id}`}>
                      {worksFor}
                    </Link>
                  ) : (
                    worksFor
                  ),
                ] as const,
              ]
            : []),
          [t('joined'), format.date(user.createdAt)],
          ...(user.suspendedAt ? [[t('suspendedSince'), format.dateTime(user.suspendedAt)] as const] : []),
        ]}
      />
      <h2 className={styles.heading}>{t('activity')}</h2>
      <Facts
        rows={[
          [t('points'), format.number(user.loyaltyPoints)],
          [t('passes'), format.number(activity.passes)],
          [t('passesUsed'), format.number(activity.passesUsed)],
          [t('saved'), format.money(activity.saved)],
          [t('reviews'), format.number(activity.reviews)],
          [t('favorites'), format.number(activity.favorites)],
          [t('messages'), format.number(activity.messages)],
          [t('lastPass'), activity.lastPassAt && format.dateTime(activity.lastPassAt)],
        ]}
      />
      {seesAudit && (
        <p className={styles.acts}>
          <Link to={`/dashboard/audit?actor=${user.id}`}>{t('acts')}</Link>
        </p>
      )}
    </>
  );
}
