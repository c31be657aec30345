import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, type TextKey } from 'shared-ui/i18n';
import type english from './texts.en.json';
import { accountTexts } from './texts';

/** Creates the metadata of a private account page. */
export const accountHead =
  (title: TextKey<typeof english>): NonNullable<Screen['head']> =>
  ({ language }) => {
    const t = readTexts(accountTexts, language);
    return t ? { title: pageTitle(t(title), language), noIndex: true } : undefined;
  };
