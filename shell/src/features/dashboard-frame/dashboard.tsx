import type { ReactNode } from 'react';
import { useLanguage } from 'shared-ui/i18n';
import type { SessionUserView } from 'shared-ui/platform';
import type { MenuEntry } from 'shared-ui/remote';
import { DashboardFrame } from './dashboard-frame';
import type { DashboardLink } from './dashboard-link';
import { MenuIcon } from './menu-icon';
import { useOwner } from './use-owner';

interface DashboardProps {
  user: SessionUserView;
  menu: readonly MenuEntry[];
  /** Whether counter staff work for the business here. */
  isBusiness: boolean;
  /** On phones the screen takes the whole height, without the bars. */
  isFullHeight: boolean;
  /** Stands above the menu. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of a dashboard with the menu that the remotes' manifests bring. */
export function Dashboard({ user, menu, isBusiness, isFullHeight, tools, children }: DashboardProps) {
  const language = useLanguage();
  const owner = useOwner(user, isBusiness);
  const links = menu.map(({ path, label, icon, deep, count }): DashboardLink => ({
    to: path,
    label: label[language],
    icon: <MenuIcon shapes={icon} />,
    deep,
    counted: count,
  }));
  return (
    <DashboardFrame owner={owner} links={links} tools={tools} whole={isFullHeight}>
      {children}
    </DashboardFrame>
  );
}
