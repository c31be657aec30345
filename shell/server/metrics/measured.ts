import type { CacheState } from '../cache/fresh-cache';
import type { RenderTimes } from '../cache/render-times';

/** What the shell measures of itself. */
export interface Measured {
  readonly pages: { readonly state: CacheState; readonly renders: RenderTimes };
  readonly answers: { readonly state: CacheState };
}
