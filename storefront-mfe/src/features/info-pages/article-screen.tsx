import { siteApi } from 'shared-ui/api/site';
import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts, type Texts } from 'shared-ui/i18n';
import { siteValuesOf } from '../../shared/site/site-values';
import { Article, type ArticleParts } from './article';

type Frame = 'title' | 'description' | 'lead';

/** Creates a text page: every section has a title and a text in the translations of the page. */
export function articleScreen<Key extends string>(
  texts: Texts<Key | Frame>,
  parts: ArticleParts<Key>,
): Screen {
  return {
    Page: () => <Article texts={texts} {...parts} />,
    texts: [texts, sharedTexts],
    prefetch: ({ store: { dispatch } }) => dispatch(siteApi.endpoints.siteRead.initiate()),
    head({ store, language }) {
      const t = readTexts(texts, language);
      if (!t) return undefined;
      const { data: site } = siteApi.endpoints.siteRead.select()(store.getState());
      const values = siteValuesOf(site, language);
      return { title: pageTitle(t('title', values), language), description: t('description', values) };
    },
  };
}
