import type { ReactNode } from 'react';
import { useLanguage } from 'shared-ui/store';
import { Link } from 'shared-ui/router';
import { brand } from 'shared-ui/format';
import wordmark from 'shared-ui/assets/wordmark.svg';
import { useTexts } from 'shared-ui/i18n';
import { Avatar } from 'shared-ui/ui';
import { AccountActions } from './account-actions';
import { AccountLinks } from './account-links';
import type { DashboardLink, DashboardOwner } from './dashboard-link';
import shared from './dashboard-frame.module.css';
import styles from './side-bar.module.css';
import { NavLinks } from './nav-links';
import { dashboardTexts } from './texts';

export interface SideBarProps {
  owner: DashboardOwner;
  links: readonly DashboardLink[];
  /** Shown above the links. */
  tools?: ReactNode;
}

/** Content of the sidebar and of the menu sheet on phones. */
export function SideBar({ owner, links, tools }: SideBarProps) {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  return (
    <>
      <Link to="/" className={shared.logo}>
        <img src={wordmark} alt={brand.name[language]} height={30} width={112} />
      </Link>
      <div className={shared.person}>
        <Avatar name={owner.name} image={owner.image} />
        <div className={shared.word}>
          <b>{owner.name}</b>
          <div className={styles.small}>{owner.note}</div>
        </div>
      </div>
      {tools}
      <nav aria-label={t('dashboard')} className={styles.nav}>
        <NavLinks links={links} className={shared.link} wordClass={shared.word} />
        <span className={styles.gap} />
        <AccountLinks menu={links} />
        <AccountActions />
      </nav>
    </>
  );
}
