import type { PageTexts } from 'shared-ui/host';
import type { SessionUserView } from 'shared-ui/platform';
import type { MenuEntry, RemoteDescription } from 'shared-ui/remote';
import type { AppState, ChosenPlace, Language } from 'shared-ui/store';

/** Where a browser fetches a remote's entry, and its hash, which the browser compares. */
export interface RemoteEntry {
  readonly url: string;
  readonly integrity?: string;
}

/** A remote as a page knows it. */
export interface PageRemote {
  readonly name: string;
  /** Missing while its origin does not answer. */
  readonly entry?: RemoteEntry;
  /** Missing until its manifest was read once. Public pages come without menus. */
  readonly description?: Pick<RemoteDescription, 'areas' | 'tools' | 'failureText'> & {
    readonly menu?: readonly MenuEntry[];
  };
}

/** What the server hands to the browser inside the page. */
export interface PageState {
  /** All remotes that the shell trusts, in the order of `remotes.json`. */
  readonly remotes: readonly PageRemote[];
  /** Who is signed in, where the page is that person's alone. */
  readonly visitor?: SessionUserView;
  /** Present when the page came rendered and waits to be hydrated. */
  readonly rendered?: {
    /** The remote whose screens it shows. */
    readonly remote: string;
    readonly language: Language;
    /** The city that the page was rendered for; absent where the visitor chose none. */
    readonly place?: ChosenPlace;
    /** The address the page belongs to, where it answers a form that was posted elsewhere. */
    readonly path?: string;
    readonly texts: PageTexts;
    readonly api: AppState['api'];
  };
}

export const pageStateId = 'state';
export const rootId = 'root';
