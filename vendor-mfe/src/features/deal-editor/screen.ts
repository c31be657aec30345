import { fieldLabels } from 'shared-ui/dashboard';
import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { imageUploadTexts } from 'shared-ui/ui';
import { DealEditorPage } from './deal-editor-page';
import { dealEditorTexts } from './texts';

export const screen: Screen = {
  Page: DealEditorPage,
  texts: [dealEditorTexts, fieldLabels, imageUploadTexts, sharedTexts],
  head({ language, params }) {
    const t = readTexts(dealEditorTexts, language);
    if (!t) return undefined;
    return { title: pageTitle(t(params.id ? 'editTitle' : 'createTitle'), language), noIndex: true };
  },
};
