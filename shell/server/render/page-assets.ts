import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileSet, ResolvedRemote } from '../remotes/manifest';

/** Where the pictures lie that pages and the web app's manifest name. */
export interface PagePictures {
  readonly icon: string;
  readonly icon192: string;
  readonly icon512: string;
  /** With room around the letters, for phones that cut icons to a shape of their own. */
  readonly maskable512: string;
  readonly appleTouch: string;
  /** For previews of pages without a picture of their own, 1200 by 630. */
  readonly social: string;
}

/** The files the shell's own page starts with. */
export interface ShellAssets extends FileSet {
  readonly fonts: readonly string[];
  readonly pictures: PagePictures;
}

export const readShellAssets = (webFolder: string): ShellAssets =>
  JSON.parse(readFileSync(join(webFolder, 'assets.json'), 'utf8')) as ShellAssets;

const stylesheet = (href: string): string => `<link rel="stylesheet" href="${href}">`;
const script = (href: string): string => `<link rel="preload" as="script" href="${href}">`;
/** The mode of the request has to be that of the script's own, else the browser fetches the entry twice. */
const entryScript = ({ entry, integrity }: ResolvedRemote): string =>
  integrity
    ? `<link rel="preload" as="script" href="${entry}" crossorigin integrity="${integrity}">`
    : script(entry);
const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Styles and preload hints of a remote and of the screens about to be shown. */
export function remoteHints(remote: ResolvedRemote, screenNames: readonly string[]): string {
  const sets = [remote, ...screenNames.flatMap((name) => remote.screens[name] ?? [])];
  const styles = unique(sets.flatMap(({ css }) => css)).map(stylesheet);
  const scripts = unique(sets.flatMap(({ js }) => js)).map(script);
  return [...styles, entryScript(remote), ...scripts].join('');
}

export const shellHead = ({ css, fonts, pictures }: ShellAssets): string =>
  [
    `<link rel="icon" type="image/svg+xml" href="/${pictures.icon}">`,
    `<link rel="apple-touch-icon" href="/${pictures.appleTouch}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`),
    ...css.map((href) => stylesheet(`/${href}`)),
  ].join('');

export const shellScripts = ({ js }: ShellAssets): string =>
  js.map((href) => `<script defer src="/${href}"></script>`).join('');
