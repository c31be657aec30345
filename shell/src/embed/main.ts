import { dealsOnePath } from 'shared-ui/api/paths';
import type { Language } from 'shared-ui/format';
import { cardOf } from './card';
import { nearbyOf, nearbyPath } from './nearby';
import { type EmbeddedDeal, type Site, siteAt } from './site';
import { STYLES } from './styles';

const languageOf = ({ dataset }: HTMLElement): Language => (dataset['lang'] === 'ne' ? 'ne' : 'en');

/** Shows the content in a shadow root. Until then, and after a failure, the page shows what is inside the element: a link. */
function show(host: HTMLElement, content: HTMLElement): void {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  root.append(content);
}

async function contentOf(host: HTMLElement, site: Site): Promise<HTMLElement> {
  const language = languageOf(host);
  const { dobbarDeal } = host.dataset;
  if (dobbarDeal !== undefined)
    return cardOf(await site.read<EmbeddedDeal>(dealsOnePath(Number(dobbarDeal))), site, language);
  return nearbyOf(await site.read<EmbeddedDeal[]>(nearbyPath(host.dataset)), site, language);
}

/** Fills every place of the page that is not yet filled. The script may be there more than once. */
function fill(site: Site): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-dobbar-deal], [data-dobbar-nearby]')) {
    if (host.dataset['dobbarState']) continue;
    host.dataset['dobbarState'] = 'loading';
    contentOf(host, site)
      .then((content) => {
        show(host, content);
        host.dataset['dobbarState'] = 'shown';
      })
      .catch(() => {
        host.dataset['dobbarState'] = 'failed';
      });
  }
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const site = siteAt(new URL(script.src).origin);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => fill(site));
  else fill(site);
}
