import type { PageTexts } from 'shared-ui/host';
import type { SessionUserView } from 'shared-ui/platform';
import type { AppState, Language } from 'shared-ui/store';
import type { RemoteName } from './areas';

/** Where a browser fetches a remote's entry, and its hash, which the browser compares. */
export interface RemoteEntry {
  readonly url: string;
  readonly integrity?: string;
}

export type RemoteEntries = Readonly<Partial<Record<RemoteName, RemoteEntry>>>;

/** What the server hands to the browser inside the page. */
export interface PageState {
  /** Addresses of the remotes' entries that are there right now. */
  readonly remotes: RemoteEntries;
  /** Who is signed in, where the page is that person's alone. */
  readonly visitor?: SessionUserView;
  /** Present when the page came rendered and waits to be hydrated. */
  readonly rendered?: {
    readonly language: Language;
    /** The address the page belongs to, where it answers a form that was posted elsewhere. */
    readonly path?: string;
    readonly texts: PageTexts;
    readonly api: AppState['api'];
  };
}

export const pageStateId = 'state';
export const rootId = 'root';
