import { articleScreen } from './article-screen';
import { aboutTexts } from './about/texts';
import { honestTexts } from './honest/texts';
import { howItWorksTexts } from './how-it-works/texts';
import { forBusinessesTexts } from './for-businesses/texts';
import { termsTexts } from './terms/texts';
import { privacyTexts } from './privacy/texts';

export { developers } from './developers/screen';

export const about = articleScreen(aboutTexts, {
  sections: ['why', 'how', 'forWhom', 'where'],
  actions: [{ text: 'actionBrowse', to: '/deals' }],
});

export const howItWorks = articleScreen(howItWorksTexts, {
  sections: ['find', 'redeem', 'show', 'points', 'prepaid', 'business'],
  actions: [
    { text: 'actionBrowse', to: '/deals' },
    { text: 'actionBusiness', to: '/for-businesses' },
  ],
});

export const forBusinesses = articleScreen(forBusinessesTexts, {
  sections: ['gain', 'start', 'plans', 'rules', 'help'],
  actions: [{ text: 'actionRegister', to: '/vendor-signup' }],
});

/** Rules behind the scores and prices of businesses; the values are settings. */
export const honest = articleScreen(honestTexts, {
  sections: ['verified', 'prices', 'question', 'score', 'cases', 'remedies', 'secondLook', 'consequences'],
  actions: [
    { text: 'actionBrands', to: '/brands?sort=honour' },
    { text: 'actionHelp', to: '/help' },
  ],
});

export const terms = articleScreen(termsTexts, {
  sections: [
    'who',
    'account',
    'codes',
    'prices',
    'refunds',
    'points',
    'reviews',
    'honest',
    'business',
    'liability',
    'law',
  ],
});

export const privacy = articleScreen(privacyTexts, {
  sections: ['keep', 'why', 'browser', 'share', 'long', 'rights', 'children', 'contact'],
});
