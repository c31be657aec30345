import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileSet, ResolvedRemote } from '../remotes/manifest';

/** Addresses of the images that pages and the web app manifest name. */
export interface PagePictures {
  readonly icon: string;
  readonly icon192: string;
  readonly icon512: string;
  /** Icon with a margin, for phones that crop icons to their own shape. */
  readonly maskable512: string;
  readonly appleTouch: string;
  /** Preview image for pages without their own, 1200 by 630. */
  readonly social: string;
}

/** Files that every page of the shell loads. */
export interface ShellAssets extends FileSet {
  readonly fonts: readonly string[];
  readonly pictures: PagePictures;
}

export const readShellAssets = (webFolder: string): ShellAssets =>
  JSON.parse(readFileSync(join(webFolder, 'assets.json'), 'utf8')) as ShellAssets;

const stylesheet = (href: string): string => `<link rel="stylesheet" href="${href}">`;
const script = (href: string): string => `<link rel="preload" as="script" href="${href}">`;
/**
 * Returns the hint for an entry. Its request mode must equal that of the script, otherwise the browser fetches the entry twice.
 */
const entryScript = ({ entry, integrity }: ResolvedRemote): string =>
  integrity
    ? `<link rel="preload" as="script" href="${entry}" crossorigin integrity="${integrity}">`
    : script(entry);
const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Returns the stylesheets and preload hints of a remote and of the screens to show. */
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
