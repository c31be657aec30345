import { sessionNavigationLogoutPath } from 'shared-ui/api/paths';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import type { SessionUserView } from 'shared-ui/platform';
import styles from './mobile-menu.module.css';
import { brandsLink, businessLinks, companyLinks, shoppingLinks } from '../more-links';
import { cityLinks } from '../city-links';
import { offerLinks, type SiteLink } from '../site-links';
import { siteTexts } from '../site-texts';

function LinkGroup({ title, links }: { title: SiteLink['text']; links: readonly SiteLink[] }) {
  const t = useTexts(siteTexts);
  return (
    <section>
      <h2 className={styles.title}>{t(title)}</h2>
      <ul>
        {links.map(({ text, to }) => (
          <li key={text}>
            <Link to={to} className={styles.link}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ownLinks: readonly SiteLink[] = [
  { text: 'dashboard', to: '/dashboard' },
  { text: 'myAccount', to: '/dashboard' },
  { text: 'myOffers', to: '/dashboard' },
  { text: 'myCodes', to: '/dashboard/passes' },
];

function AccountLinks({ user }: { user: SessionUserView | null }) {
  const t = useTexts(siteTexts);
  if (!user)
    return <LinkGroup title="account" links={[...shoppingLinks, { text: 'signIn', to: '/login' }]} />;
  return (
    <>
      <LinkGroup title="account" links={[...shoppingLinks, ...ownLinks]} />
      <a href={sessionNavigationLogoutPath} className={styles.link}>
        {t('signOut')}
      </a>
    </>
  );
}

/** All links of the menu. */
export function MobileMenuLinks({ user }: { user: SessionUserView | null }) {
  const t = useTexts(siteTexts);
  return (
    <>
      <Link to="/" className={styles.link}>
        {t('home')}
      </Link>
      <LinkGroup title="offers" links={offerLinks} />
      <LinkGroup title="locations" links={cityLinks} />
      <AccountLinks user={user} />
      <LinkGroup title="company" links={[brandsLink, ...companyLinks]} />
      <LinkGroup title="business" links={businessLinks} />
    </>
  );
}
