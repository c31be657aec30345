import { brand } from 'shared-ui/format';
import wordmark from 'shared-ui/assets/wordmark.svg';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Container } from 'shared-ui/ui';
import { Link, NavLink } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { useLanguage } from 'shared-ui/store';
import { AccountMenu } from './account-menu';
import { LanguageLink } from './language-link';
import { MobileMenu } from '../menu/mobile-menu';
import { NavMenu } from './nav-menu';
import { SearchBox } from './search-box';
import { ShoppingLinks } from '../shopping/shopping-links';
import { cityLinks, offerLinks } from '../site-links';
import { siteTexts } from '../site-texts';
import styles from './site-header.module.css';

export function SiteHeader() {
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
          <NavMenu text="locations" links={cityLinks} />
          {user && (
            <NavLink to="/dashboard" className={styles.navLink}>
              {t('dashboard')}
            </NavLink>
          )}
        </nav>
        <SearchBox className={styles.search} />
        <LanguageLink size="short" className={styles.language} />
        <ShoppingLinks besideAccount={user !== null} />
        {user ? (
          <AccountMenu user={user} />
        ) : (
          <ButtonLink to="/login" className={styles.signIn}>
            {t('signIn')}
          </ButtonLink>
        )}
      </Container>
      <Container className={styles.searchRow}>
        <SearchBox />
      </Container>
    </header>
  );
}
