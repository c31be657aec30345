import type { Language } from '../../format';

/** Who sees a part of the site. An admin who has to add a second factor is `enrolling-admin` until that is done. */
export type VisitorKind = 'customer' | 'counter' | 'manager' | 'owner' | 'admin' | 'enrolling-admin';

/** `signed-in` is everybody with a session but an admin who has to enroll first. */
export type Audience = VisitorKind | 'signed-in';

export type Localized = Readonly<Record<Language, string>>;

/** A part of the site by its address. The area with the longest path that matches decides. */
export interface Area {
  /** Segments that begin with a colon match any one segment; deeper addresses belong to the area. */
  readonly path: string;
  /** `site` has header and footer, `dashboard` the sidebar, `none` nothing around the screen. */
  readonly frame: 'site' | 'dashboard' | 'none';
  /** In a dashboard: `full-height` leaves the bars of a phone out, `bare` the sidebar too. */
  readonly layout?: 'full-height' | 'bare';
  /** Without it the area is public. */
  readonly for?: readonly Audience[];
  /** What others get: an address to go to, or `deny`. Without a line a visitor gets the overview. */
  readonly otherwise?: Readonly<Partial<Record<Audience | 'signed-out', string>>>;
  /** Whose name counter staff see in the sidebar; their own without it. */
  readonly owner?: 'business';
}

/** One shape of an icon of 24 by 24: the name of an SVG element and its attributes. */
export type IconShape = readonly [string, Readonly<Record<string, string>>];

/** Where the number beside an entry of the menu is read, for whoever sees the entry. */
export interface MenuCount {
  /** An address of the API. */
  readonly from: string;
  /** Dotted paths of the numbers in the response that are added; without them the length of the whole list. */
  readonly sum?: readonly string[];
  /** The tags of the API cache (`store/api/tag-types.ts`) after whose invalidation the number is read again. */
  readonly changedBy: readonly string[];
}

/** One entry of the dashboard's menu. */
export interface MenuEntry {
  readonly path: string;
  readonly label: Localized;
  readonly icon: readonly IconShape[];
  readonly for: readonly Audience[];
  /** Whether the entry is also the current one at deeper addresses. */
  readonly deep?: boolean;
  readonly count?: MenuCount;
  /** Entries of a part of the dashboard replace the others while an address below this path is shown. */
  readonly within?: string;
}

/** How a remote describes itself in its manifest. */
export interface RemoteDescription {
  readonly name: string;
  /** Whether the shell's server renders its public pages. */
  readonly ssr: boolean;
  readonly areas: readonly Area[];
  readonly menu: readonly MenuEntry[];
  /** Who sees what the remote adds above the menu. */
  readonly tools?: readonly Audience[];
  /** Shown in place of the remote when it does not load. */
  readonly failureText: Localized;
}
