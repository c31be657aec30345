import { createElement } from 'react';
import { CasePage, caseTexts } from 'shared-ui/cases';
import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { imageUploadTexts } from 'shared-ui/ui';
import { NewCasePage } from './new-case-page';
import { OwnCasesPage } from './own-cases-page';
import { ownCasesTexts } from './texts';

type Title = 'title' | 'caseTitle' | 'wrong';

const screenOf = (Page: Screen['Page'], title: Title): Screen => ({
  Page,
  texts: [ownCasesTexts, caseTexts, imageUploadTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(ownCasesTexts, language);
    return t ? { title: pageTitle(t(title), language), noIndex: true } : undefined;
  },
});

export const cases = screenOf(OwnCasesPage, 'title');
export const oneCase = screenOf(() => createElement(CasePage, { listPath: '/dashboard/cases' }), 'caseTitle');
export const newCase = screenOf(NewCasePage, 'wrong');
