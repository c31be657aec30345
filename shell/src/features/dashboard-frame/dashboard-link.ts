import type { ReactNode } from 'react';
import type { MenuCount } from 'shared-ui/remote';

/** One way of a dashboard's sidebar. */
export interface DashboardLink {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether deeper addresses belong to it as well. */
  readonly deep?: boolean;
  /** What waits there; nothing is shown for 0. */
  readonly count?: number;
  /** Where that is read instead. */
  readonly counted?: MenuCount;
}

/** Whose dashboard it is. */
export interface DashboardOwner {
  readonly name: string;
  readonly note: string;
  readonly image?: string | null;
}
