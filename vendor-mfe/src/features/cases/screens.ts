import { caseTexts } from 'shared-ui/cases';
import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { imageUploadTexts } from 'shared-ui/ui';
import { savedReplyTexts } from '../../shared/saved-replies';
import { CasesPage } from './cases-page';
import { vendorCasesTexts } from './texts';
import { VendorCasePage } from './vendor-case-page';

const screenOf = (Page: Screen['Page'], title: 'title' | 'one'): Screen => ({
  Page,
  texts: [vendorCasesTexts, caseTexts, savedReplyTexts, imageUploadTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(vendorCasesTexts, language);
    return t ? { title: pageTitle(t(title), language), noIndex: true } : undefined;
  },
});

export const cases = screenOf(CasesPage, 'title');
export const oneCase = screenOf(VendorCasePage, 'one');
