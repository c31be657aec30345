import { preloadTexts, loadScreens } from 'shared-ui/host';
import type { RemoteModule } from 'shared-ui/remote';
import type { Language } from 'shared-ui/store';
import type { RenderedState } from './page-state';
import type { RemoteSource } from './remotes/remote-source';
import { shellTexts } from './shell-texts';

/** Takes the texts of header and footer that came with a page. */
export const takeShellTexts = ({ language, texts }: RenderedState): Promise<void> =>
  preloadTexts(shellTexts, [], { url: new URL(location.href), language, texts });

/** Fetches all scripts that the page names at the same time; `startScripts` does so on the first interaction. */
function hintAtScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
    const hint = link.cloneNode() as HTMLLinkElement;
    hint.rel = 'preload';
    link.replaceWith(hint);
  }
}

/** Loads everything that a rendered page shows, so that hydration does not suspend. */
export async function loadPage(
  { remote, language, texts }: RenderedState,
  url: URL,
  remotes: RemoteSource,
): Promise<RemoteModule> {
  hintAtScripts();
  const module = await remotes.load(remote);
  await preloadTexts(shellTexts, module.routes, { url, language, texts });
  await loadScreens(module.routes, url, language);
  return module;
}

/**
 * Loads the code and the texts of the screens of an address. Called before the page is rendered, because parts that are
 * found while rendering load one after the other, and React waits up to 300 ms before it replaces the next placeholder.
 */
export async function preloadScreens(
  name: string,
  url: URL,
  language: Language,
  remotes: RemoteSource,
): Promise<void> {
  const { routes } = await remotes.load(name);
  await loadScreens(routes, url, language);
}
