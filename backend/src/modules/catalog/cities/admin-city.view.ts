import type { City } from './city.entity.js';

export class AdminCityView {
  id: number;
  /** Changes with every change. */
  version: number;
  position: number;
  isActive: boolean;
  slug: string;
  name: string;
  nameNe: string;
  image: string | null;
  latitude: number;
  longitude: number;
  /** Deals in any state. */
  dealCount: number;

  static of(city: City, dealCount: number): AdminCityView {
    const { id, version, position, isActive, slug, name, nameNe, image, latitude, longitude } = city;
    return { id, version, position, isActive, slug, name, nameNe, image, latitude, longitude, dealCount };
  }
}
