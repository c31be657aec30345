export interface Positioned {
  latitude: number;
  longitude: number;
}

export interface MapPlace extends Positioned {
  id: number;
  /** Text on the marker. */
  text: string;
  /** Accessible name of the marker. */
  label: string;
}

export interface MapCity extends Positioned {
  name: string;
}
