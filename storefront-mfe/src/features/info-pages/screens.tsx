import { articleScreen } from './article-screen';
import { aboutTexts } from './about/texts';
import { howItWorksTexts } from './how-it-works/texts';
import { forBusinessesTexts } from './for-businesses/texts';
import { termsTexts } from './terms/texts';
import { privacyTexts } from './privacy/texts';

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

export const terms = articleScreen(termsTexts, {
  sections: [
    'who',
    'account',
    'codes',
    'prices',
    'refunds',
    'points',
    'reviews',
    'business',
    'liability',
    'law',
  ],
});

export const privacy = articleScreen(privacyTexts, {
  sections: ['keep', 'why', 'browser', 'share', 'long', 'rights', 'children', 'contact'],
});
