import './antd.css';
import { StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import neNP from 'antd/locale/ne_NP';
import type { ReactNode } from 'react';
import { defineTexts, useLanguage, useTexts } from '../../platform/i18n';
import { EmptyState } from '../../ui/kit';
import { antdTheme } from './antd-theme';

const locales = { en: enUS, ne: neNP };

const antdTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

function NothingHere() {
  const t = useTexts(antdTexts);
  return <EmptyState drawing="plate" level={3} title={t('nothing')} text={t('nothingHint')} />;
}

/** Provides the brand theme, the locale and the empty state to antd components. */
export function BrandProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    // Without a cascade layer, antd's resets of links and legends would override the kit.
    <StyleProvider layer>
      <ConfigProvider theme={antdTheme} locale={locales[language]} renderEmpty={() => <NothingHere />}>
        <App notification={{ maxCount: 1, duration: 5 }}>{children}</App>
      </ConfigProvider>
    </StyleProvider>
  );
}
