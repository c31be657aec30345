import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { tableFileTexts } from 'shared-ui/dashboard';
import { serverTableTexts } from '../../shared/server-table';
import { ownBusinessTexts } from '../../shared/own-business/texts';
import { undoTexts } from '../../shared/undo/texts';
import { reasonTexts } from '../../shared/reason-dialog/texts';
import { doublesTexts } from './doubles/texts';
import { VendorsPage } from './vendors-page';
import { vendorsTexts } from './texts';

export const screen: Screen = {
  Page: VendorsPage,
  texts: [
    vendorsTexts,
    doublesTexts,
    reasonTexts,
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
