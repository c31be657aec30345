import { useLanguage } from 'shared-ui/i18n';
import type { SessionUserView } from 'shared-ui/platform';
import type { MenuEntry } from 'shared-ui/remote';
import { DashboardFrame, type DashboardFrameProps } from './dashboard-frame';
import type { DashboardLink } from './dashboard-link';
import { MenuIcon } from './menu-icon';
import { useOwner } from './use-owner';
import { usePushRenewal } from './use-push-renewal';

interface DashboardProps extends Pick<DashboardFrameProps, 'tools' | 'phoneBars' | 'listsMenu' | 'children'> {
  user: SessionUserView;
  menu: readonly MenuEntry[];
  /** True if counter staff see the name of the business. */
  isBusiness: boolean;
  /** On phones the screen has the full height, without the bars. */
  isFullHeight: boolean;
}

/** Dashboard frame with the menu from the manifests of the remotes. */
export function Dashboard({ user, menu, isBusiness, isFullHeight, ...frame }: DashboardProps) {
  const language = useLanguage();
  const owner = useOwner(user, isBusiness);
  usePushRenewal(user.id);
  const links = menu.map(({ path, label, icon, deep, count }): DashboardLink => ({
    to: path,
    label: label[language],
    icon: <MenuIcon shapes={icon} />,
    deep,
    counted: count,
  }));
  return <DashboardFrame owner={owner} links={links} whole={isFullHeight} {...frame} />;
}
