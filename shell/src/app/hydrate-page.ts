import { preloadTexts, loadScreens } from 'shared-ui/host';
import type { PageState } from './page-state';
import type { RemoteSource } from './remotes/remote-source';
import { shellTexts } from './shell-texts';

/**
 * Brings everything a rendered page shows into the browser, so that hydration waits for nothing.
 * Resolves to false when its remote did not come: the page is then rendered again, with its boundary.
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
