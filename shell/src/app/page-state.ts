import type { PageTexts } from 'shared-ui/host';
import type { SessionUserView } from 'shared-ui/platform';
import type { MenuEntry, RemoteDescription } from 'shared-ui/remote';
import type { AppState, ChosenPlace, Language } from 'shared-ui/store';

/** Address of a remote's entry and its hash, which the browser verifies. */
export interface RemoteEntry {
  readonly url: string;
  readonly integrity?: string;
}

/** Remote as described in a page. */
export interface PageRemote {
  readonly name: string;
  /** Undefined while its origin does not respond. */
  readonly entry?: RemoteEntry;
  /** Undefined until its manifest has been read once. Public pages omit the menus. */
  readonly description?: Pick<RemoteDescription, 'areas' | 'tools' | 'failureText'> & {
    readonly menu?: readonly MenuEntry[];
  };
}

/** Data that the server embeds in the page for the browser. */
export interface PageState {
  /** All remotes that the shell trusts, in the order of `remotes.json`. */
  readonly remotes: readonly PageRemote[];
  /** Current user, on private pages only. */
  readonly visitor?: SessionUserView;
  /** Present if the server rendered the page and the browser must hydrate it. */
  readonly rendered?: {
    /** Remote whose screens the page shows. */
    readonly remote: string;
    readonly language: Language;
    /** City for which the page was rendered; undefined if the visitor chose none. */
    readonly place?: ChosenPlace;
    /** True if the page was rendered for a visitor with a session. */
    readonly isSignedIn?: boolean;
    /** Address of the form's page, if the page is the response to a form post. */
    readonly path?: string;
    /** True if the page can be read without scripts; the code of its screen is loaded on the first interaction. */
    readonly isReadable: boolean;
    readonly texts: PageTexts;
    readonly api: AppState['api'];
  };
}

export type RenderedState = NonNullable<PageState['rendered']>;

export const pageStateId = 'state';
export const rootId = 'root';
