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

/** When the browser fetches scripts: at once, after the page has loaded, or on the visitor's first interaction (`startScripts`). */
export type ScriptTime = 'now' | 'loaded' | 'touched';

const relOf = (time: ScriptTime): string =>
  time === 'now' ? 'rel="preload"' : `rel="later" data-when="${time}"`;
const script = (href: string, time: ScriptTime): string => `<link ${relOf(time)} as="script" href="${href}">`;
/**
 * Returns the hint for an entry. Its request mode must equal that of the script, otherwise the browser fetches the entry twice.
 */
const entryScript = ({ entry, integrity }: ResolvedRemote, time: ScriptTime): string =>
  integrity
    ? `<link ${relOf(time)} as="script" href="${entry}" crossorigin integrity="${integrity}">`
    : script(entry, time);
const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Returns the stylesheets of a remote and of the screens to show, and hints for their scripts. */
export function remoteHints(
  remote: ResolvedRemote,
  screenNames: readonly string[],
  time: ScriptTime,
): string {
  const sets = [remote, ...screenNames.flatMap((name) => remote.screens[name] ?? [])];
  const styles = unique(sets.flatMap(({ css }) => css)).map(stylesheet);
  const scripts = unique(sets.flatMap(({ js }) => js)).map((href) => script(href, time));
  return [...styles, entryScript(remote, time), ...scripts].join('');
}

/** Returns links that a browser ignores. The service worker reads from them which files a page needs without a network. */
export const keptLinks = (remote: ResolvedRemote): string => {
  const { css = [], js = [] } = remote.kept ?? {};
  const files = unique([...remote.css, ...remote.js, ...css, ...js]);
  const integrity = remote.integrity ? ` integrity="${remote.integrity}"` : '';
  return [
    `<link rel="kept" href="${remote.entry}"${integrity}>`,
    ...files.map((href) => `<link rel="kept" href="${href}">`),
  ].join('');
};

/** @param manifest address of the web app manifest */
export const shellHead = ({ css, fonts, pictures }: ShellAssets, manifest: string): string =>
  [
    `<link rel="icon" type="image/svg+xml" href="/${pictures.icon}">`,
    `<link rel="apple-touch-icon" href="/${pictures.appleTouch}">`,
    `<link rel="manifest" href="${manifest}">`,
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`),
    ...css.map((href) => stylesheet(`/${href}`)),
  ].join('');

/** Returns the scripts of the shell, or links from which `startScripts` creates them once the page has loaded. */
export const shellScripts = ({ js }: ShellAssets, time: ScriptTime): string =>
  js
    .map((href) =>
      time === 'now'
        ? `<script defer src="/${href}"></script>`
        : `<link rel="later" as="script" data-run href="/${href}">`,
    )
    .join('');
