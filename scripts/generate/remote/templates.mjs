/** Placeholder title "New page" until the title is translated. */
const NEPALI_TITLE = 'नयाँ पृष्ठ';

/**
 * Returns the files of a remote with one dashboard page, in reading order.
 * @param {{ name: string, variable: string, title: string, port: number }} names
 */
export function filesOf(names) {
  const { name } = names;
  const feature = `src/features/${name}`;
  return {
    'remote.config.mjs': config(names),
    'package.json': packageJson(names),
    'tsconfig.json': tsconfig,
    'jest.config.mjs': jestConfig(names),
    'src/main.ts': main,
    'src/bootstrap.tsx': bootstrap,
    'src/remote.tsx': remote,
    'src/app/routes.tsx': routes(names),
    [`${feature}/screen.ts`]: screen(names),
    [`${feature}/${name}-page.tsx`]: page(names),
    [`${feature}/${name}-page.spec.tsx`]: pageSpec(names),
    [`${feature}/texts.ts`]: texts(names),
    [`${feature}/texts.en.json`]: json({ title: names.title, empty: 'Nothing here yet.' }),
    [`${feature}/texts.ne.json`]: json({
      _reviewed: false,
      title: NEPALI_TITLE,
      empty: 'अहिलेसम्म केही छैन।',
    }),
  };
}

const json = (value) => JSON.stringify(value, null, 2);

const config = ({
  name,
  title,
  port,
}) => `/** @type {import('../scripts/build/remote-config.mjs').RemoteConfig} */
export default {
  name: '${name}',
  port: ${port},
  ssr: false,
  leanScreens: [],
  areas: [{ path: '/dashboard/${name}', frame: 'dashboard', for: ['signed-in'] }],
  menu: [
    {
      path: '/dashboard/${name}',
      label: { en: '${title}', ne: '${NEPALI_TITLE}' },
      icon: 'sparkles',
      for: ['signed-in'],
    },
  ],
  failureText: {
    en: '${title} could not be loaded. The rest of the site still works.',
    ne: 'यो भाग खुलेन। साइटका अरू भाग चलिरहेका छन्।',
  },
};
`;

const packageJson = ({ name }) =>
  json({
    name: `${name}-mfe`,
    version: '0.1.0',
    private: true,
    type: 'module',
    nx: { tags: ['type:remote', 'deployable'] },
    scripts: {
      build: 'node ../scripts/build/build.mjs',
      dev: 'node ../scripts/build/dev.mjs',
      release: 'node ../scripts/release.mjs',
      rollback: 'node ../scripts/rollback.mjs',
      test: 'jest',
      types: 'node ../node_modules/typescript-native/bin/tsc -p tsconfig.json',
    },
    dependencies: { '@module-federation/enhanced': '2.9.2', 'shared-ui': '*' },
    devDependencies: { webpack: '5.111.1' },
  });

const tsconfig = json({
  extends: '../tsconfig.base.json',
  compilerOptions: { types: ['node'] },
  include: ['src', '../shared-ui/src/ambient.d.ts'],
});

const jestConfig = ({ name }) => `import { fileURLToPath } from 'node:url';
import { browserJest } from 'shared-ui/jest';

const rootDir = fileURLToPath(new URL('.', import.meta.url));

export default { ...browserJest, displayName: '${name}-mfe', rootDir, roots: ['<rootDir>/src'] };
`;

const main = `// Only when this remote runs alone; inside the shell the remote module is all there is.
void import('./bootstrap');
`;

const bootstrap = `import 'shared-ui/theme/base.css';
import { startAlone } from 'shared-ui/host';
import { answerStepUps } from 'shared-ui/ui';
import { contractVersion, prefetch, routes } from './remote';

answerStepUps();
startAlone({ contractVersion, routes, prefetch });
`;

const remote = `import { defineRemote } from 'shared-ui/remote';
import { routes as ownRoutes } from './app/routes';

export const { contractVersion, routes, prefetch } = defineRemote(ownRoutes);
`;

const routes = ({ name }) => `import type { RemoteRoute, Screen } from 'shared-ui/remote';

const screenOf = async (feature: Promise<{ screen: Screen }>): Promise<Screen> => (await feature).screen;

/** Which screen belongs to which address. Every screen is a chunk of its own. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/dashboard/${name}',
    name: '${name}',
    load: () =>
      screenOf(import(/* webpackChunkName: "screen-${name}" */ '../features/${name}/screen')),
  },
];
`;

const screen = ({ name, variable, Variable }) => `import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { ${Variable}Page } from './${name}-page';
import { ${variable}Texts } from './texts';

export const screen: Screen = {
  Page: ${Variable}Page,
  texts: [${variable}Texts, sharedTexts],
  head({ language }) {
    const t = readTexts(${variable}Texts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
`;

const page = ({ variable, Variable }) => `import { Sparkles } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { ${variable}Texts } from './texts';

export function ${Variable}Page() {
  const t = useTexts(${variable}Texts);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>
        <Sparkles size={20} aria-hidden /> {t('empty')}
      </p>
    </>
  );
}
`;

const pageSpec = ({ name, title, Variable }) => `import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithStore } from 'shared-ui/testing';
import { ${Variable}Page } from './${name}-page';

test('says what it is about', async () => {
  await renderWithStore(<${Variable}Page />, { at: '/dashboard/${name}' });
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
});
`;

const texts = ({ variable }) => `import { defineTexts } from 'shared-ui/i18n';

export const ${variable}Texts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});
`;
