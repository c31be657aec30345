import { discountBadge, formatDistance, formatMoney, formatShortDate, type Language } from 'shared-ui/format';
import { pictureOf } from 'shared-ui/covers';
import { type EmbeddedDeal, inLanguage, pathIn, type Site } from './site';
import { TEXTS } from './texts';

/** Creates an element. Values are set as text and attributes, never as markup. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string | null | false)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

const price = (deal: EmbeddedDeal, language: Language): HTMLElement =>
  element(
    'span',
    { class: 'price' },
    element('strong', {}, formatMoney(deal.discountedPrice, language)),
    ' ',
    deal.originalPrice > deal.discountedPrice &&
      element(
        's',
        {},
        element('span', { class: 'hidden' }, `${TEXTS[language].instead} `),
        formatMoney(deal.originalPrice, language),
      ),
  );

/** Where and until when; the state instead if the deal cannot be used now. */
function facts(deal: EmbeddedDeal, language: Language): string {
  const texts = TEXTS[language];
  const { location, distanceMetres } = deal;
  const where =
    typeof distanceMetres === 'number'
      ? texts.away(formatDistance(distanceMetres, language))
      : location && inLanguage(language, location.name, location.nameNe);
  const when = texts.states[deal.status] ?? texts.until(formatShortDate(deal.endDate, language));
  return [where, when].filter(Boolean).join(' · ');
}

/** Own photo or cover. Pictures are files of the site; any other address shows none. */
function picture(site: Site, path: string): HTMLElement | false {
  if (!path.startsWith('/')) return false;
  const { href, origin } = new URL(path, site.origin);
  return origin === site.origin && element('img', { src: href, alt: '', loading: 'lazy', decoding: 'async' });
}

/** The card of a deal: one link to its page. */
export function cardOf(deal: EmbeddedDeal, site: Site, language: Language): HTMLElement {
  const { businessName, nameNe } = deal.vendor;
  return element(
    'a',
    { class: 'card', href: site.origin + pathIn(language, `/deals/${deal.id}`), lang: language },
    picture(site, pictureOf(deal, language)),
    element(
      'span',
      { class: 'text' },
      element('span', { class: 'badge' }, discountBadge(deal, language).text),
      element('span', { class: 'title' }, inLanguage(language, deal.title, deal.titleNe)),
      element('span', { class: 'muted' }, inLanguage(language, businessName, nameNe)),
      price(deal, language),
      element('span', { class: 'muted' }, facts(deal, language)),
    ),
  );
}
