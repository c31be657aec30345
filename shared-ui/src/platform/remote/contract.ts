import type { ComponentType } from 'react';
import type { Texts } from '../i18n';
import type { AppStore, Language } from 'shared-ui/store';
import type { MenuEntry } from './description';

/** Incremented with every incompatible change. */
export const contractVersion = 1;

/** Returns true if the shell can run a remote of this contract: its own version and the one before, so that shell and remotes are deployed one after the other. */
export const isContractAccepted = (version: number, own = contractVersion): boolean =>
  version > 0 && (version === own || version === own - 1);

/**
 * Name of the meta element in which the shell's page sets the source of map tiles. Without it, maps have a plain background.
 */
export const mapTilesMeta = 'map-tiles';

/** Address and state in which a screen is rendered. `url` has no language prefix. */
export interface ScreenContext {
  readonly store: AppStore;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
}

/** Metadata of a page for search engines and link previews. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Absolute or site-relative address of the preview image. */
  readonly image?: string;
  /** In pixels. */
  readonly imageSize?: { readonly width: number; readonly height: number };
  readonly type?: 'website' | 'article' | 'product';
  /** Canonical path of the page if it differs from the requested path. */
  readonly canonicalPath?: string;
  readonly noIndex?: boolean;
  readonly jsonLd?: readonly object[];
  /** HTTP status; 200 by default. */
  readonly status?: 200 | 404 | 410;
  /** Permanent redirect target (301), without a language prefix. */
  readonly movedTo?: string;
}

/** Catalog of translations: loaded for one language before a screen is shown, or sent with the page. */
export type ScreenTexts = Pick<Texts<string>, 'load' | 'read' | 'accept'>;

/** A screen with its translations, data and metadata, in its own chunk. */
export interface Screen {
  readonly Page: ComponentType;
  readonly texts?: readonly ScreenTexts[];
  /** Fills the store before the page is rendered on the server. Failures stay in the store. */
  prefetch?(context: ScreenContext): Promise<unknown>;
  /** Evaluated again after every change of the store. */
  head?(context: ScreenContext): Head | undefined;
}

export interface RemoteRoute {
  /** React Router path pattern: absolute at the top level, relative below. */
  readonly path: string;
  /** Name of the chunk `screen-<name>`, so that the server can preload its files. */
  readonly name: string;
  readonly load: () => Promise<Screen>;
  /**
   * Returns true if a visitor can read the page at this address and follow its links without scripts. The browser then loads the
   * code of the screen on the first interaction.
   */
  readonly isReadable?: (url: URL) => boolean;
  readonly children?: readonly RemoteRoute[];
}

/** Component that a remote adds above the dashboard menu, for the audiences in `tools` of its description. */
export interface DashboardTools {
  /** `menu` contains the entries of the visitor. */
  readonly Tools: ComponentType<{ readonly menu: readonly MenuEntry[] }>;
}

/** Exports of every remote's `./remote`. */
export interface RemoteModule {
  readonly contractVersion: number;
  readonly routes: readonly RemoteRoute[];
  /** Loads the screens of an address with their translations and fills the store for them. */
  prefetch(store: AppStore, url: URL): Promise<void>;
  tools?(): Promise<DashboardTools>;
}
