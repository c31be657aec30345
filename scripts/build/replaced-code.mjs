import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { AppliedReplacements } from './applied-replacements.mjs';
import { root } from './paths.mjs';

const replacement = (name) => fileURLToPath(new URL(`./replaced/${name}`, import.meta.url));
const routerFolder = join(root, 'node_modules/react-router/dist/production');

// The package's exports lead to the build with development warnings, which is 8 kB larger.
const productionRouter = {
  'react-router$': join(routerFolder, 'index.mjs'),
  'react-router/dom$': join(routerFolder, 'dom-export.mjs'),
};

// The part of the runtime that remotes borrow from the host exists as CommonJS and as ES modules. Both are resolved to the ES
// modules, so that it is bundled once.
const runtimeOnce = {
  '@module-federation/runtime-tools/runtime-core$': join(
    root,
    'node_modules/@module-federation/runtime/dist/core.js',
  ),
};

// Replaces 2 kB of error messages for developers; the code of an error leads to the same text in the federation's guide.
const errorCodes = {
  '@module-federation/error-codes$': replacement('error-codes.mjs'),
  '@module-federation/error-codes/browser$': replacement('error-codes.mjs'),
};

// The whole package is replaced by one module, because both sides of the federation use only a few of its functions.
const bundlerRuntime = join('webpack-bundler-runtime', 'dist');

const replacements = {
  'plugins/snapshot/SnapshotHandler\\.js': 'snapshot-handler.mjs',
  'utils/context\\.js': 'error-context.mjs',
  '/context\\.js': 'error-context.mjs',
  'utils/preload\\.js': 'preload.mjs',
  'semver/index\\.js': 'semver.mjs',
};

/** Replaces a module of a library with one of ours. */
const replace = (pattern, place, own) =>
  new webpack.NormalModuleReplacementPlugin(pattern, (resource) => {
    if (resource.context.includes(place)) resource.request = replacement(own);
  });

const inRemotes = ['error-codes.mjs', 'bundler-runtime.mjs', 'create-icon.mjs', 'lean-icon.mjs'].map(
  replacement,
);
const inHost = [...Object.values(replacements), 'logger.mjs', 'shakable-router.mjs'].map(replacement);

/** Replacements for library code that pages do not use. */
export const replacedCode = {
  alias: { ...productionRouter, ...runtimeOnce, ...errorCodes },
  rules: [{ test: /\.mjs$/, include: routerFolder, use: replacement('shakable-router.mjs') }],
  /** Applied in every build, because the server and the browser must render the same icons. */
  icons: () => replace(/createLucideIcon\.mjs$/, 'lucide-react', 'create-icon.mjs'),
  iconRules: [{ test: /lucide-react.dist.esm.icons.[^/\\]+\.mjs$/, use: replacement('lean-icon.mjs') }],
  /** @param {{ isHost: boolean }} workspace the workspace; remotes borrow the runtime of the federation from the host */
  plugins: ({ isHost }) => [
    ...Object.entries(replacements).map(([file, own]) =>
      replace(new RegExp(`${file}$`), '@module-federation', own),
    ),
    replace(/^\.\/logger\.js$/, join('sdk', 'dist'), 'logger.mjs'),
    replace(/^\.\/(index|attachShareScopeMap)\.js$/, bundlerRuntime, 'bundler-runtime.mjs'),
    new AppliedReplacements(isHost ? [...inRemotes, ...inHost] : inRemotes),
  ],
};
