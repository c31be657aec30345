import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { AppliedReplacements } from './applied-replacements.mjs';

const replacement = (name) => fileURLToPath(new URL(`./replaced/${name}`, import.meta.url));
// The public entry for bundlers, which the federation plugin imports into each entry (ADR 74).
const bundlerRuntime = /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;

/** Replaces a module of a library with one of ours. */
const replace = (pattern, place, own) =>
  new webpack.NormalModuleReplacementPlugin(pattern, (resource) => {
    if (resource.context.includes(place)) resource.request = replacement(own);
  });

const inRemotes = ['bundler-runtime.mjs', 'create-icon.mjs', 'lean-icon.mjs'].map(replacement);
const inHost = [replacement('shakable-router.mjs')];

/** Replacements for library code that pages do not use. */
export const replacedCode = {
  /** Applied in every build. */
  routerRules: [
    { test: /react-router.dist.development.[^/\\]+\.mjs$/, use: replacement('shakable-router.mjs') },
  ],
  /** Applied in every build, because the server and the browser must render the same icons. */
  icons: () => replace(/createLucideIcon\.mjs$/, 'lucide-react', 'create-icon.mjs'),
  iconRules: [{ test: /lucide-react.dist.esm.icons.[^/\\]+\.mjs$/, use: replacement('lean-icon.mjs') }],
  /** @param {{ isHost: boolean }} workspace the workspace */
  plugins: ({ isHost }) => [
    replace(bundlerRuntime, '', 'bundler-runtime.mjs'),
    new AppliedReplacements(isHost ? [...inRemotes, ...inHost] : inRemotes),
  ],
};
