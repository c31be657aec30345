// Runs one remote without the shell against the backend: `node ../scripts/build/dev.mjs`.
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { baseConfig } from './base-config.mjs';
import { workspaceAt } from './paths.mjs';
import { variableName } from './remote-config.mjs';

const workspace = await workspaceAt(process.cwd());
const { shortName } = workspace;
const port = Number(process.env[`${variableName(shortName)}_PORT`] ?? workspace.remote.port);
const backend = process.env.BACKEND_URL ?? `http://127.0.0.1:${process.env.BACKEND_PORT ?? 3000}`;

const base = baseConfig(workspace, { mode: 'development', server: false });
const compiler = webpack({
  ...base,
  target: ['web', 'es2022'],
  entry: './src/main.ts',
  output: { publicPath: '/' },
  plugins: [
    ...base.plugins,
    new MiniCssExtractPlugin({ ignoreOrder: true }),
    new HtmlWebpackPlugin({
      title: workspace.name,
      templateContent:
        '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width,initial-scale=1"></head><body><div id="root"></div></body></html>',
    }),
  ],
});
const server = new WebpackDevServer(
  {
    host: process.env.HOST ?? '127.0.0.1',
    port,
    hot: true,
    historyApiFallback: true,
    // The backend accepts writes from its own origin only, so the proxy forwards the page's origin unchanged.
    proxy: [{ context: ['/api', '/media'], target: backend, changeOrigin: false }],
  },
  compiler,
);
await server.start();
console.log(`${workspace.name} alone: http://127.0.0.1:${port}`);
