import { beforeAll, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { sharedTexts, type Language } from 'shared-ui/i18n';
import { languageChosen, makeStore, placeChosen, Provider } from 'shared-ui/store';
import type { CardDeal } from 'shared-ui/ui';
import { AppBanner } from '../features/home/app-banner';
import { Brands } from '../features/home/brands';
import { Categories } from '../features/home/categories';
import { Featured } from '../features/home/featured/featured';
import { Figures } from '../features/home/figures';
import { Hero } from '../features/home/hero';
import { MoreThanSavings } from '../features/home/more-than-savings';
import { Specials } from '../features/home/specials';
import { homeTexts } from '../features/home/texts';
import { FavoriteCard } from '../shared/favorites/favorite-card';

const deal: CardDeal = {
  id: 7,
  title: 'Two plates of momo',
  titleNe: 'दुई प्लेट मम',
  discountType: 'buyXgetY',
  discountValue: 'Buy 1 Get 1 Free',
  originalPrice: 560,
  discountedPrice: 280,
  endDate: '2030-12-31T18:14:59.999Z',
  distanceMetres: 347,
  opening: { state: 'closed', changesAt: '2030-12-31T15:15:00.000Z' },
  nextUseAt: '2030-12-31T15:15:00.000Z',
  vendor: { businessName: 'Himchuli Momo House', nameNe: 'हिमचुली मम हाउस' },
};
const stats = {
  businesses: 12,
  cities: 3,
  redemptions: 40,
  deals: 90,
  biggestSavingPercent: 50,
  customers: 9,
  pointsPerVisit: 5,
};
const brand = { slug: 'himchuli', businessName: 'Himchuli', nameNe: null, category: 'dining', logo: null };

const parts: [string, ReactNode][] = [
  ['FavoriteCard', <FavoriteCard key="card" deal={deal} isAbout />],
  ['FavoriteCard of a list', <FavoriteCard key="ticket" deal={deal} level={2} isTicket eager />],
  ['Hero', <Hero key="hero" deals={[deal]} />],
  ['Figures', <Figures key="figures" stats={stats} />],
  ['Categories', <Categories key="categories" />],
  ['Brands', <Brands key="brands" brands={[brand as never]} />],
  ['Featured', <Featured key="featured" deals={[deal]} failed={false} onRetry={() => undefined} />],
  ['MoreThanSavings', <MoreThanSavings key="more" />],
  ['Specials', <Specials key="specials" deals={[deal]} />],
  ['AppBanner', <AppBanner key="banner" />],
];

beforeAll(async () => {
  for (const language of ['en', 'ne'] as const)
    await Promise.all([homeTexts.load(language), sharedTexts.load(language)]);
});

/** Renders a part on a page with an address, and for a visitor with a city. */
function htmlOf(
  part: ReactNode,
  language: Language,
  { at, city }: { at: string; city: string | null },
): string {
  const store = makeStore();
  store.dispatch(languageChosen(language));
  store.dispatch(placeChosen(city === null ? null : { city, area: null }));
  return renderToString(
    <StaticRouter location={(language === 'ne' ? '/ne' : '') + at}>
      <Provider store={store}>{part}</Provider>
    </StaticRouter>,
  );
}

test.each(parts)(
  '%s shows nothing but its properties in the language, so that the server can keep it',
  (_name, part) => {
    for (const language of ['en', 'ne'] as const) {
      const html = htmlOf(part, language, { at: '/', city: null });
      expect(html.length).toBeGreaterThan(200);
      expect(htmlOf(part, language, { at: '/deals?search=momo&page=2', city: 'pokhara' })).toBe(html);
      expect(html).not.toMatch(/"_R_/);
    }
  },
);
