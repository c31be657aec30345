import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { AppliedReplacements } from './applied-replacements.mjs';
import { root } from './paths.mjs';

const replacement = (name) => fileURLToPath(new URL(`./replaced/${name}`, import.meta.url));
const routerFolder = join(root, 'node_modules/react-router/dist/production');

// Its package leads bundlers to the build with development warnings, 8 kB heavier.
const productionRouter = {
  'react-router$': join(routerFolder, 'index.mjs'),
  'react-router/dom$': join(routerFolder, 'dom-export.mjs'),
};

// The part of the runtime that remotes borrow from the host comes as CommonJS, beside the same as modules:
// led to the latter, it is there once.
const runtimeOnce = {
  '@module-federation/runtime-tools/runtime-core$': join(
    root,
    'node_modules/@module-federation/runtime/dist/core.js',
  ),
};

// Sentences for developers, 2 kB of them; the code leads to the same in the federation's guide.
const errorCodes = {
  '@module-federation/error-codes$': replacement('error-codes.mjs'),
  '@module-federation/error-codes/browser$': replacement('error-codes.mjs'),
};

// A whole package in one module: both sides of the federation run the same few paths through it.
const bundlerRuntime = join('webpack-bundler-runtime', 'dist');

const replacements = {
  'plugins/snapshot/SnapshotHandler\\.js': 'snapshot-handler.mjs',
  'utils/context\\.js': 'error-context.mjs',
  '/context\\.js': 'error-context.mjs',
  'utils/preload\\.js': 'preload.mjs',
  'semver/index\\.js': 'semver.mjs',
};

/** Puts a module of ours in the place of a library's. */
const replace = (pattern, place, own) =>
  new webpack.NormalModuleReplacementPlugin(pattern, (resource) => {
    if (resource.context.includes(place)) resource.request = replacement(own);
  });

const inRemotes = ['error-codes.mjs', 'bundler-runtime.mjs', 'create-icon.mjs', 'lean-icon.mjs'].map(
  replacement,
);
const inHost = [...Object.values(replacements), 'logger.mjs', 'shakable-router.mjs'].map(replacement);

/** What libraries carry into a page that runs none of it. */
export const replacedCode = {
  alias: { ...productionRouter, ...runtimeOnce, ...errorCodes },
  rules: [{ test: /\.mjs$/, include: routerFolder, use: replacement('shakable-router.mjs') }],
  /** Server and browser must draw the same icon, so this holds for every build. */
  icons: () => replace(/createLucideIcon\.mjs$/, 'lucide-react', 'create-icon.mjs'),
  iconRules: [{ test: /lucide-react.dist.esm.icons.[^/\\]+\.mjs$/, use: replacement('lean-icon.mjs') }],
  /** @param {{ isHost: boolean }} workspace remotes borrow the runtime of the federation from the host */
  plugins: ({ isHost }) => [
    ...Object.entries(replacements).map(([file, own]) =>
      replace(new RegExp(`${file}$`), '@module-federation', own),
    ),
    replace(/^\.\/logger\.js$/, join('sdk', 'dist'), 'logger.mjs'),
    replace(/^\.\/(index|attachShareScopeMap)\.js$/, bundlerRuntime, 'bundler-runtime.mjs'),
    new AppliedReplacements(isHost ? [...inRemotes, ...inHost] : inRemotes),
  ],
};
