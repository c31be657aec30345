export interface Positioned {
  latitude: number;
  longitude: number;
}

export interface MapPlace extends Positioned {
  id: number;
  /** The text on the mark. */
  text: string;
  /** The accessible name of the mark. */
  label: string;
}

export interface MapCity extends Positioned {
  name: string;
}
