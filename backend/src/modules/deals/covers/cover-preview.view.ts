export class CoverPreviewView {
  /** Id of the cover named by the title; null for the typographic cover. */
  coverKey: string | null;
}
