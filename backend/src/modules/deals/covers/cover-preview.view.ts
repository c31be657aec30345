export class CoverPreviewView {
  /** The drawing that the title names; null: the typographic cover. */
  coverKey: string | null;
}
