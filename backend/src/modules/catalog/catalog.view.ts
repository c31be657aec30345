export class CategoryView {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  icon: string;
  parentId: number | null;
  /** Listed deals, those of child categories included. */
  dealCount: number;
  /** Addresses of categories that became part of this one (rule T3). */
  formerSlugs: string[];
}

export class LocationView {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  image: string | null;
  latitude: number;
  longitude: number;
  dealCount: number;
}

export class PlaceAreaView {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  /** Number of listed deals that can be used there. */
  dealCount: number;
  /** Latitude of its center. */
  latitude: number;
  longitude: number;
}

/** A city that a visitor can choose, with its areas. */
export class PlaceView extends PlaceAreaView {
  /** Areas with the most deals first. */
  areas: PlaceAreaView[];
}
