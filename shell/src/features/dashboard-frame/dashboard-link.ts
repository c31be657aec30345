import type { ReactNode } from 'react';
import type { MenuCount } from 'shared-ui/remote';

/** Link of the dashboard sidebar. */
export interface DashboardLink {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** True if the link is also current at deeper addresses. */
  readonly deep?: boolean;
  /** Number beside the link; hidden if it is 0. */
  readonly count?: number;
  /** Source of the number, instead of `count`. */
  readonly counted?: MenuCount;
}

/** Name and details at the top of the sidebar. */
export interface DashboardOwner {
  readonly name: string;
  readonly note: string;
  readonly image?: string | null;
}
