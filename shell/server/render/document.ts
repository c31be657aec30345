import { mapTilesMeta } from 'shared-ui/remote';
import type { Language } from 'shared-ui/store';
import type { MapTilesConfig } from '../config';
import { pageStateId, rootId, type PageState } from '../../src/app/page-state';
import { inputRecorderScript } from './early-script';
import { escapeHtml } from './escape';
import { pageStateJson } from './page-state-json';
import { shellHead, shellScripts, type ShellAssets } from './page-assets';

export interface DocumentParts {
  readonly language: Language;
  /** Title and metadata for search engines. */
  readonly head: string;
  /** Stylesheets and preload hints of the remote. */
  readonly hints: string;
  readonly body: string;
  readonly state: PageState;
  readonly mapTiles: MapTilesConfig | null;
  /** Address of the web app manifest. */
  readonly manifest: string;
}

const mapTilesTag = ({ url, attribution }: MapTilesConfig): string =>
  `<meta name="${mapTilesMeta}" content="${escapeHtml(url)}" data-attribution="${escapeHtml(attribution)}">`;

/** Returns the complete page. Its only scripts are the shell's own files and one inline script. */
export const htmlDocument = (
  assets: ShellAssets,
  { language, head, hints, body, state, mapTiles, manifest }: DocumentParts,
): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#2A0B4D">',
    state.rendered ? `<script>${inputRecorderScript}</script>` : '',
    head,
    mapTiles ? mapTilesTag(mapTiles) : '',
    shellHead(assets, manifest),
    hints,
    shellScripts(assets, state.rendered ? 'loaded' : 'now'),
    `</head><body><div id="${rootId}">${body}</div>`,
    `<script type="application/json" id="${pageStateId}">${pageStateJson(state)}</script></body></html>`,
  ].join('');
