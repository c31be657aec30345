import { mapTilesMeta } from '../../platform/remote/contract';

export interface MapTiles {
  /** Address with the placeholders {z}, {x} and {y}. */
  url: string;
  /** Source of the tiles, as plain text. */
  attribution: string;
}

export function readMapTiles(page: ParentNode = document): MapTiles | null {
  const element = page.querySelector<HTMLMetaElement>(`meta[name="${mapTilesMeta}"]`);
  return element?.content ? { url: element.content, attribution: element.dataset.attribution ?? '' } : null;
}
