import { mapTilesMeta } from '../../platform/remote/contract';

export interface MapTiles {
  /** With {z}, {x} and {y} in it. */
  url: string;
  /** Whom the tiles are from, as plain text. */
  attribution: string;
}

export function readMapTiles(page: ParentNode = document): MapTiles | null {
  const element = page.querySelector<HTMLMetaElement>(`meta[name="${mapTilesMeta}"]`);
  return element?.content ? { url: element.content, attribution: element.dataset.attribution ?? '' } : null;
}
