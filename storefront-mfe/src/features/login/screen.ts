import { oneTimeNumberApi } from 'shared-ui/api/one-time-number';
import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { passkeyTexts } from 'shared-ui/ui';
import { LoginPage } from './login-page';
import { loginTexts } from './texts';

export const screen: Screen = {
  Page: LoginPage,
  texts: [passkeyTexts, loginTexts, sharedTexts],
  prefetch: ({ store: { dispatch } }) => dispatch(oneTimeNumberApi.endpoints.oneTimeNumberMethods.initiate()),
  head({ language }) {
    const t = readTexts(loginTexts, language);
    return t ? { title: pageTitle(t('title'), language), description: t('description') } : undefined;
  },
};
