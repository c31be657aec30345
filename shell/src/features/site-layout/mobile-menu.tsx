import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { IconButton } from 'shared-ui/kit';
import { Link, useLocation } from 'shared-ui/router';
import type { SessionUserView } from 'shared-ui/session';
import styles from './mobile-menu.module.css';
import { cityLinks, offerLinks, type SiteLink } from './site-links';
import { siteTexts } from './site-texts';

function LinkGroup({ title, links }: { title: SiteLink['text']; links: readonly SiteLink[] }) {
  const t = useTexts(siteTexts);
  return (
    <section>
      <h2 className={styles.title}>{t(title)}</h2>
      <ul>
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AccountLinks({ user }: { user: SessionUserView | null }) {
  const t = useTexts(siteTexts);
  if (!user) return <LinkGroup title="account" links={[{ text: 'signIn', to: '/login' }]} />;
  return (
    <>
      <LinkGroup title="account" links={[{ text: 'dashboard', to: '/dashboard' }]} />
      <a href="/api/logout" className={styles.link}>
        {t('signOut')}
      </a>
    </>
  );
}

/** The header's navigation on phones: the same links in a panel from the left. */
export function MobileMenu({ user }: { user: SessionUserView | null }) {
  const t = useTexts(siteTexts);
  const panel = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const close = () => panel.current?.close();
  useEffect(close, [key]);
  return (
    <div className={styles.place}>
      <IconButton label={t('openMenu')} aria-haspopup="dialog" onClick={() => panel.current?.showModal()}>
        <Menu size={24} />
      </IconButton>
      <dialog
        ref={panel}
        className={styles.panel}
        aria-label={t('mainMenu')}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.top}>
          <IconButton label={t('closeMenu')} onClick={close}>
            <X size={24} />
          </IconButton>
        </div>
        <Link to="/" className={styles.link}>
          {t('home')}
        </Link>
        <LinkGroup title="offers" links={offerLinks} />
        <LinkGroup title="locations" links={cityLinks} />
        <AccountLinks user={user} />
      </dialog>
    </div>
  );
}
