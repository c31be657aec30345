import type { ComponentType } from 'react';
import type { Texts } from '../i18n';
import type { AppStore, Language } from 'shared-ui/store';
import type { MenuEntry } from './description';

/** Incremented with every incompatible change. */
export const contractVersion = 1;

/** The name of the meta element in which the shell's page names the tiles of maps; without it they stand on a plain ground. */
export const mapTilesMeta = 'map-tiles';

/** Where a screen is being shown. `url` carries no language prefix. */
export interface ScreenContext {
  readonly store: AppStore;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
}

/** What search engines and previews learn about a page. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Absolute or site-relative address of the preview picture. */
  readonly image?: string;
  /** In pixels. */
  readonly imageSize?: { readonly width: number; readonly height: number };
  readonly type?: 'website' | 'article' | 'product';
  /** The page's own path where it differs from the one asked for. */
  readonly canonicalPath?: string;
  readonly noIndex?: boolean;
  readonly jsonLd?: readonly object[];
  /** 200 unless said otherwise. */
  readonly status?: 200 | 404 | 410;
  /** Where the page is permanently: whoever asks for this address is led there (301). Carries no language prefix. */
  readonly movedTo?: string;
}

/** A catalogue of sentences: fetched for one language before a screen is shown, or brought by the page. */
export type ScreenTexts = Pick<Texts<string>, 'load' | 'read' | 'accept'>;

/** One screen with all it needs; lives in a chunk of its own. */
export interface Screen {
  readonly Page: ComponentType;
  readonly texts?: readonly ScreenTexts[];
  /** Fills the store before the page is rendered on the server. Failures stay in the store. */
  prefetch?(context: ScreenContext): Promise<unknown>;
  /** Read from the store again whenever it changes. */
  head?(context: ScreenContext): Head | undefined;
}

export interface RemoteRoute {
  /** Pattern of React Router. Absolute at the top level, relative below. */
  readonly path: string;
  /** Names the chunk `screen-<name>`, so that the server can hint at its files. */
  readonly name: string;
  readonly load: () => Promise<Screen>;
  readonly children?: readonly RemoteRoute[];
}

/** What a remote adds above the menu of the dashboard, for those whom `tools` of its description names. */
export interface DashboardTools {
  /** `menu` has the entries of the visitor. */
  readonly Tools: ComponentType<{ readonly menu: readonly MenuEntry[] }>;
}

/** What every remote's `./remote` exports. */
export interface RemoteModule {
  readonly contractVersion: number;
  readonly routes: readonly RemoteRoute[];
  /** Loads the screens of an address with their texts and fills the store for them. */
  prefetch(store: AppStore, url: URL): Promise<void>;
  tools?(): Promise<DashboardTools>;
}
