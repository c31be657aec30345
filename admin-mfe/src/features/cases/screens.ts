import { caseTexts } from 'shared-ui/cases';
import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { imageUploadTexts } from 'shared-ui/ui';
import { ownBusinessTexts } from '../../shared/own-business/texts';
import { CasesPage } from './cases-page';
import { adminCasesTexts } from './texts';
import { AdminCasePage } from './admin-case-page';

const screenOf = (Page: Screen['Page'], title: 'title' | 'one'): Screen => ({
  Page,
  texts: [adminCasesTexts, caseTexts, imageUploadTexts, ownBusinessTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(adminCasesTexts, language);
    return t ? { title: pageTitle(t(title), language), noIndex: true } : undefined;
  },
});

export const cases = screenOf(CasesPage, 'title');
export const oneCase = screenOf(AdminCasePage, 'one');
