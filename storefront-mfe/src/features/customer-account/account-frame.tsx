import { Globe, LogOut } from 'lucide-react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { brand, wordmark } from 'shared-ui/brand';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Avatar, cx } from 'shared-ui/kit';
import { Link, NavLink, Outlet } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/session';
import { languageChosen, useAppDispatch } from 'shared-ui/store';
import styles from './account-frame.module.css';
import { accountLinks } from './account-links';
import { customerAccountTexts } from './texts';

function Person() {
  const t = useTexts(customerAccountTexts);
  const language = useLanguage();
  const { data: account } = useOwnAccountOneQuery();
  if (!account) return <div className={styles.person} />;
  const plan = inLanguage(language, account.membership.name, account.membership.nameNe);
  const name = `${account.firstName} ${account.lastName}`.trim();
  return (
    <div className={styles.person}>
      <Avatar name={name} image={account.profileImageUrl} />
      <div className={styles.word}>
        <b>{name}</b>
        <div className={styles.small}>{t('customerPlan', { plan })}</div>
      </div>
    </div>
  );
}

const OTHER = { en: { language: 'ne', name: 'नेपाली' }, ne: { language: 'en', name: 'English' } } as const;

/** Dashboards have one address for both languages; the choice is a setting. */
function LanguageSwitch() {
  const dispatch = useAppDispatch();
  const { language, name } = OTHER[useLanguage()];
  return (
    <button
      type="button"
      lang={language}
      className={styles.link}
      onClick={() => dispatch(languageChosen(language))}
    >
      <Globe size={20} />
      <span className={styles.word}>{name}</span>
    </button>
  );
}

/** Frame of the customer's account: a sidebar, icons alone on tablets, a row of links on phones. */
export function AccountFrame() {
  const t = useTexts(customerAccountTexts);
  const language = useLanguage();
  const { user } = useCurrentUser();
  const links = accountLinks.filter(({ staffOnly }) => !staffOnly || user?.staffOf);
  return (
    <div className={styles.frame}>
      <header className={styles.side}>
        <Link to="/" className={styles.logo}>
          <img src={wordmark} alt={brand.name[language]} height={30} width={112} />
        </Link>
        <Person />
        <nav aria-label={t('account')} className={styles.nav}>
          {links.map(({ to, text, icon: Icon }) => (
            <NavLink
              key={to}
              to={to}
              end
              className={cx(styles.link, to === '/' && styles.home)}
              aria-label={t(text)}
            >
              <Icon size={20} />
              <span className={styles.word}>{t(text)}</span>
            </NavLink>
          ))}
          <LanguageSwitch />
          <a href="/api/logout" className={styles.link} aria-label={t('signOut')}>
            <LogOut size={20} />
            <span className={styles.word}>{t('signOut')}</span>
          </a>
        </nav>
      </header>
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
