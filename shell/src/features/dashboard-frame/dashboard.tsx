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
  /** True if counter staff see the name of the business. */
  isBusiness: boolean;
  /** On phones the screen has the full height, without the bars. */
  isFullHeight: boolean;
  /** Shown above the menu. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Dashboard frame with the menu from the manifests of the remotes. */
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
