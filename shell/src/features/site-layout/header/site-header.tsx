import { brand } from 'shared-ui/format';
import wordmark from 'shared-ui/assets/wordmark.svg';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Container, lazyPart } from 'shared-ui/ui';
import { Link, NavLink } from 'shared-ui/router';
import { useCurrentUser, type SessionUserView } from 'shared-ui/platform';
import { useLanguage } from 'shared-ui/store';
import { LanguageLink } from './language-link';
import { MobileMenu } from '../menu/mobile-menu';
import { NavMenu } from './nav-menu';
import { ShoppingLinks } from '../shopping/shopping-links';
import { PlaceChip } from '../place/place-chip';
import { SearchBox } from '../search/search-box';
import { offerLinks } from '../site-links';
import { siteTexts } from '../site-texts';
import styles from './site-header.module.css';

// Loaded lazily, because most visitors are not signed in.
const AccountMenu = lazyPart(async () => (await import('./account-menu')).AccountMenu);

/** Favorites, cart and account, or the way to sign in. */
function OwnLinks({ user }: { user: SessionUserView | null }) {
  const t = useTexts(siteTexts);
  return (
    <>
      <ShoppingLinks />
      {user ? (
        <AccountMenu user={user} waiting={<span className={styles.account}>{user.firstName}</span>} />
      ) : (
        <ButtonLink to="/login" className={styles.signIn}>
          {t('signIn')}
        </ButtonLink>
      )}
    </>
  );
}

interface SiteHeaderProps {
  /** True on phones above a page of the account, which has a tab for the account and no language in its address. */
  isOfAccount?: boolean;
}

export function SiteHeader({ isOfAccount = false }: SiteHeaderProps) {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  const { user } = useCurrentUser();
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <MobileMenu user={user} />
        <Link to="/" className={styles.logo}>
          <img src={wordmark} alt={brand.name[language]} width={134} height={34} />
        </Link>
        <nav className={styles.nav} aria-label={t('mainMenu')}>
          <NavLink to="/" end className={styles.navLink}>
            {t('home')}
          </NavLink>
          <NavMenu text="offers" links={offerLinks} />
          {user && (
            <NavLink to="/dashboard" className={styles.navLink}>
              {t('dashboard')}
            </NavLink>
          )}
        </nav>
        <PlaceChip />
        <SearchBox className={styles.search} />
        <LanguageLink size="short" keepsAddress={isOfAccount} className={styles.language} />
        {!isOfAccount && <OwnLinks user={user} />}
      </Container>
      {!isOfAccount && (
        <Container className={styles.searchRow}>
          <SearchBox />
        </Container>
      )}
    </header>
  );
}
