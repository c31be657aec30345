import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { savedReplyTexts } from '../../shared/saved-replies';
import { SavedRepliesPage } from './saved-replies-page';
import { savedRepliesTexts } from './texts';

export const screen: Screen = {
  Page: SavedRepliesPage,
  texts: [savedRepliesTexts, savedReplyTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(savedRepliesTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
