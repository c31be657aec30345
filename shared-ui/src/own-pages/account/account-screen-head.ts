import { pageTitle } from '../../format';
import type { Screen } from '../../platform/remote/contract';
import { readTexts, type TextKey } from '../../platform/i18n';
import type english from './texts.en.json';
import { accountTexts } from './texts';

/** Titles of what nobody but its owner sees. */
export const accountHead =
  (title: TextKey<typeof english>): NonNullable<Screen['head']> =>
  ({ language }) => {
    const t = readTexts(accountTexts, language);
    return t ? { title: pageTitle(t(title), language), noIndex: true } : undefined;
  };
