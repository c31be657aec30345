import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { mapTexts } from 'shared-ui/map';
import { tableFileTexts } from 'shared-ui/dashboard';
import { serverTableTexts } from '../../shared/server-table';
import { ownBusinessTexts } from '../../shared/own-business/texts';
import { undoTexts } from '../../shared/undo/texts';
import { reasonTexts } from '../../shared/reason-dialog/texts';
import { auditActionTexts } from '../../shared/audit-actions/texts';
import { vendorsTexts } from './texts';
import { VendorPage } from './vendor-page';

export const screen: Screen = {
  Page: VendorPage,
  texts: [
    vendorsTexts,
    auditActionTexts,
    reasonTexts,
    mapTexts,
    serverTableTexts,
    tableFileTexts,
    ownBusinessTexts,
    undoTexts,
    sharedTexts,
  ],
  head({ language }) {
    const t = readTexts(vendorsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
