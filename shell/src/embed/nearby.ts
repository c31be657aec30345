import { dealsListPath } from 'shared-ui/api/paths';
import { withDistinctCovers } from 'shared-ui/covers';
import type { Language } from 'shared-ui/format';
import { cardOf, element } from './card';
import { type EmbeddedDeal, pathIn, type Site } from './site';
import { TEXTS } from './texts';

const RADII = ['1', '3', '10', '50'];
const MAX_DEALS = 6;
const POSITION = /^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/;

/** The address of the list: around a position, or in a city. */
export function nearbyPath({ dobbarNearby = '', radius = '3', limit = '3' }: DOMStringMap): string {
  const place = dobbarNearby.replace(/\s/g, '');
  const count = String(Math.min(MAX_DEALS, Math.max(1, Math.trunc(Number(limit)) || 3)));
  const query = new URLSearchParams({ limit: count });
  if (POSITION.test(place)) {
    query.set('near', place);
    query.set('radius', RADII.includes(radius) ? radius : '3');
    query.set('sort', 'near');
  } else query.set('location', place);
  return `${dealsListPath}?${query}`;
}

/** The widget of deals near a place. */
export function nearbyOf(deals: readonly EmbeddedDeal[], site: Site, language: Language): HTMLElement {
  const { near, none, all } = TEXTS[language];
  const list = withDistinctCovers(deals).map((deal) => element('li', {}, cardOf(deal, site, language)));
  return element(
    'section',
    { 'aria-label': near, lang: language },
    element('p', { class: 'heading' }, near),
    deals.length > 0 ? element('ul', { role: 'list' }, ...list) : element('p', {}, none),
    element('a', { class: 'all', href: site.origin + pathIn(language, '/deals') }, all),
  );
}
