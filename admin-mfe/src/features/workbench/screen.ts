import { fieldLabels } from 'shared-ui/dashboard';
import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { auditActionTexts } from '../../shared/audit-actions/texts';
import { moderationTexts } from '../../shared/deal-review/texts';
import { ownBusinessTexts } from '../../shared/own-business/texts';
import { undoTexts } from '../../shared/undo/texts';
import { reasonTexts } from '../../shared/reason-dialog/texts';
import { workbenchTexts } from './texts';
import { verificationTexts } from './verification/texts';
import { WorkbenchPage } from './workbench-page';

export const screen: Screen = {
  Page: WorkbenchPage,
  texts: [
    workbenchTexts,
    verificationTexts,
    auditActionTexts,
    moderationTexts,
    fieldLabels,
    reasonTexts,
    ownBusinessTexts,
    undoTexts,
    sharedTexts,
  ],
  head({ language }) {
    const t = readTexts(workbenchTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
