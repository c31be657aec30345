import type { Area } from './area.entity.js';

export class AdminAreaView {
  id: number;
  /** Changes with every change. */
  version: number;
  isActive: boolean;
  /** The city's id. */
  locationId: number;
  slug: string;
  name: string;
  nameNe: string;
  latitude: number;
  longitude: number;
  /** Number of listed deals that can be used there. */
  dealCount: number;

  static of(area: Area, dealCount: number): AdminAreaView {
    const { id, version, isActive, locationId, slug, name, nameNe, latitude, longitude } = area;
    return { id, version, isActive, locationId, slug, name, nameNe, latitude, longitude, dealCount };
  }
}
