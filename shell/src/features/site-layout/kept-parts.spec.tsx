import { beforeAll, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { ServerParts } from 'shared-ui/platform';
import { languageChosen, makeStore, placeChosen, Provider } from 'shared-ui/store';
import { FooterContent } from './footer/footer-content';
import { NavMenu } from './header/nav-menu';
import { TopBarContent } from './header/top-bar-content';
import { TabBar } from './menu/tab-bar';
import { PlainChoice } from './place/plain-choice';
import { ShoppingLinks } from './shopping/shopping-links';
import { offerLinks } from './site-links';
import { siteTexts } from './site-texts';

const surroundings = (
  <>
    <TopBarContent />
    <NavMenu text="offers" links={offerLinks} />
    <ShoppingLinks />
    <PlainChoice city="kathmandu" />
    <FooterContent />
    <TabBar />
  </>
);

interface Page {
  at: string;
  city?: string;
  parts?: ServerParts;
}

beforeAll(() => Promise.all([siteTexts.load('en'), siteTexts.load('ne')]));

test.each(['en', 'ne'] as const)(
  'the kept parts around a page are the same on every page in %s',
  (language) => {
    const htmlOf = (content: ReactNode, { at, city, parts }: Page): string => {
      const read = () => Promise.reject(new Error('no API'));
      const store = makeStore(undefined, Object.assign(read, { parts }));
      store.dispatch(languageChosen(language));
      if (city) store.dispatch(placeChosen({ city, area: null }));
      return renderToString(
        <StaticRouter location={(language === 'ne' ? '/ne' : '') + at}>
          <Provider store={store}>{content}</Provider>
        </StaticRouter>,
      );
    };
    const placed: ReactNode[] = [];
    const parts: ServerParts = {
      place(Part, props) {
        placed.push(<Part {...props} />);
        return undefined;
      },
    };
    htmlOf(surroundings, { at: '/', parts });
    expect(placed).toHaveLength(9);
    for (const part of placed) {
      const html = htmlOf(part, { at: '/' });
      expect(htmlOf(part, { at: '/deals?search=momo', city: 'pokhara' })).toBe(html);
      expect(html).not.toMatch(/"_R_/);
    }
  },
);
