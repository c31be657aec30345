import type { RemoteRoute, ScreenTexts } from '../remote/contract';
import type { Language } from '../../format';
import { matchScreens } from './matched-screens';
import type { LoadedScreen } from './load-screens';

type Entries = Readonly<Record<string, string | boolean>>;
export type PageTexts = readonly (Entries | null)[];

const readAll = (texts: readonly ScreenTexts[], language: Language): PageTexts =>
  texts.map((catalogue) => catalogue.read(language));

/** Returns the translations of a rendered page, in the order in which `preloadTexts` reads them. */
export const collectTexts = (
  own: readonly ScreenTexts[],
  screens: readonly LoadedScreen[],
  language: Language,
): PageTexts => readAll([...own, ...screens.flatMap(({ screen }) => screen.texts ?? [])], language);

function accept(catalogues: readonly ScreenTexts[], entries: PageTexts, language: Language): void {
  catalogues.forEach((catalogue, index) => {
    const own = entries[index];
    if (own) catalogue.accept(language, own);
  });
}

/** Passes the translations that were sent with the page to their catalogs, so that the browser does not fetch them. */
export async function preloadTexts(
  own: readonly ScreenTexts[],
  routes: readonly RemoteRoute[],
  page: { url: URL; language: Language; texts: PageTexts },
): Promise<void> {
  const screens = await Promise.all(matchScreens(routes, page.url).map(({ route }) => route.load()));
  const catalogues = [...own, ...screens.flatMap((screen) => screen.texts ?? [])];
  accept(catalogues, page.texts, page.language);
}
