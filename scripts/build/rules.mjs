import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import customMedia from 'postcss-custom-media';
import { classNameOf } from './class-name.mjs';
import { root } from './paths.mjs';

const wholePart = fileURLToPath(new URL('./replaced/whole-part.mjs', import.meta.url));

const scripts = ({ server }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: [
    {
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    },
    ...(server ? [] : [wholePart]),
  ],
});

/** Replaces the names of the breakpoints with their widths. */
const breakpoints = {
  loader: 'postcss-loader',
  options: {
    postcssOptions: {
      config: false,
      plugins: [globalData({ files: [join(root, 'shared-ui/src/ui/theme/breakpoints.css')] }), customMedia()],
    },
  },
};

/** The server's build needs only the class names, which must equal those of the browser's build. */
const styles = ({ server }) => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    ...(server ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: 'css-loader',
      options: {
        url: !server,
        modules: {
          auto: true,
          exportOnlyLocals: server,
          namedExport: false,
          getLocalIdent: ({ resourcePath }, _template, name) =>
            classNameOf(relative(root, resourcePath).replaceAll('\\', '/'), name),
        },
      },
    },
    ...(server ? [] : [breakpoints]),
  ],
});

/** Inlines small patterns into the stylesheet: a few hundred bytes cost less than a request. */
const smallPatterns = {
  test: /\.svg$/,
  issuer: /\.css$/,
  type: 'asset',
  parser: { dataUrlCondition: { maxSize: 700 } },
  generator: { filename: 'assets/[name].[contenthash:8][ext]' },
};

const files = ({ server }) => ({
  test: /\.(svg|png|webp|avif|jpg|woff2|ico)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: !server },
});

export const rules = (place) => [scripts(place), styles(place), { oneOf: [smallPatterns, files(place)] }];
