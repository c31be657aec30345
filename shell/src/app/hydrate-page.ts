import { preloadTexts, loadScreens } from 'shared-ui/host';
import type { PageState } from './page-state';
import type { RemoteSource } from './remotes/remote-source';
import { shellTexts } from './shell-texts';

/**
 * Loads everything that a rendered page shows, so that hydration does not suspend. Resolves with false if the remote failed to
 * load; the page is then rendered again with its error boundary.
 */
export async function hydratePage(
  { remote, language, texts }: NonNullable<PageState['rendered']>,
  remotes: RemoteSource,
): Promise<boolean> {
  try {
    const url = new URL(location.href);
    const { routes } = await remotes.load(remote);
    await preloadTexts(shellTexts, routes, { url, language, texts });
    await loadScreens(routes, url, language);
    return true;
  } catch {
    return false;
  }
}
