import type { Language } from '../../format';

/** Kinds of visitors. An admin who must still set up a second factor is an `enrolling-admin`. */
export type VisitorKind = 'customer' | 'counter' | 'manager' | 'owner' | 'admin' | 'enrolling-admin';

/** `signed-in` is every visitor with a session except an `enrolling-admin`. */
export type Audience = VisitorKind | 'signed-in';

export type Localized = Readonly<Record<Language, string>>;

/** Part of the site, identified by its path. The area with the longest matching path applies. */
export interface Area {
  /** Path pattern. A segment that begins with a colon matches any one segment; deeper addresses belong to the area. */
  readonly path: string;
  /** `site` has a header and footer, `dashboard` a sidebar, `none` only the screen. */
  readonly frame: 'site' | 'dashboard' | 'none';
  /**
   * On the site: `own-header` is a screen that has its own header on phones, at the top edge of the page. In a dashboard: `full-height` hides the
   * bars of the phone layout, `bare` also the sidebar; `site-bars` replaces them on phones by the site's header and tab bar, and
   * `site-bars-menu` also lists the menu below the screen there.
   */
  readonly layout?: 'own-header' | 'full-height' | 'bare' | 'site-bars' | 'site-bars-menu';
  /** Audiences with access; without them the area is public. */
  readonly for?: readonly Audience[];
  /** Redirect target or `deny` for other visitors, by kind. Visitors without an entry get the overview. */
  readonly otherwise?: Readonly<Partial<Record<Audience | 'signed-out', string>>>;
  /** Name that counter staff see in the sidebar: `business` shows that of the business, otherwise they see their own. */
  readonly owner?: 'business';
  /**
   * True if the screen works without a network. It is then shown without the frame, because the user is unknown, and its files are
   * kept on the device (`keptScreens` of `remote.config.mjs`).
   */
  readonly offline?: true;
}

/** One shape of a 24 by 24 icon: the name of an SVG element and its attributes. */
export type IconShape = readonly [string, Readonly<Record<string, string>>];

/** Source of the count that is displayed beside a menu entry. */
export interface MenuCount {
  /** Address of the API. */
  readonly from: string;
  /** Dotted paths of the numbers in the response to add up; without them the length of the whole list. */
  readonly sum?: readonly string[];
  /** Tags of the API cache (`store/api/tag-types.ts`) whose invalidation refetches the count. */
  readonly changedBy: readonly string[];
}

/** Entry of the dashboard menu. */
export interface MenuEntry {
  readonly path: string;
  readonly label: Localized;
  readonly icon: readonly IconShape[];
  readonly for: readonly Audience[];
  /**
   * Right that the user needs, in the business or in the marketplace; `any` is at least one right. It also applies to addresses below the path, except
   * below `/dashboard` itself.
   */
  readonly right?: string;
  /** True if the entry is also marked as current at deeper addresses. */
  readonly deep?: boolean;
  readonly count?: MenuCount;
  /** Path of a dashboard section. At addresses below it, only the entries of the section are shown. */
  readonly within?: string;
}

/** Description of a remote in its manifest. */
export interface RemoteDescription {
  readonly name: string;
  /** True if the server of the shell renders the public pages of the remote. */
  readonly ssr: boolean;
  readonly areas: readonly Area[];
  readonly menu: readonly MenuEntry[];
  /** Audiences of the component that the remote adds above the menu. */
  readonly tools?: readonly Audience[];
  /** Shown instead of the remote if it fails to load. */
  readonly failureText: Localized;
}
