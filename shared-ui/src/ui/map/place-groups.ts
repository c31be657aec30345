import Supercluster from 'supercluster';
import type { Positioned } from './map-place';

/** West, south, east, north, in degrees. */
export type Bounds = [number, number, number, number];

/** Marker of a map: one place, or a group of places that would overlap. */
export type Mark<Place> =
  | ({ kind: 'place'; place: Place } & Positioned)
  | ({ kind: 'group'; id: number; count: number } & Positioned);

export interface PlaceGroups<Place> {
  marksIn(bounds: Bounds, zoom: number): Mark<Place>[];
  /** Returns the zoom level at which a group splits. */
  zoomToOpen(group: number): number;
}

/** Width of a marker in pixels: places closer than this are grouped. */
const REACH = 52;
export const LARGEST_ZOOM = 18;

export function groupPlaces<Place extends Positioned>(places: readonly Place[]): PlaceGroups<Place> {
  const index = new Supercluster<{ place: Place }>({ radius: REACH, maxZoom: LARGEST_ZOOM - 1, extent: 256 });
  index.load(
    places.map((place) => ({
      type: 'Feature',
      properties: { place },
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    })),
  );
  return {
    marksIn: (bounds, zoom) =>
      index.getClusters(bounds, Math.round(zoom)).map(({ geometry, properties }): Mark<Place> => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        return 'cluster' in properties
          ? {
              kind: 'group',
              id: properties.cluster_id,
              count: properties.point_count,
              latitude,
              longitude,
            }
          : { kind: 'place', place: properties.place, latitude, longitude };
      }),
    zoomToOpen: (group) => index.getClusterExpansionZoom(group),
  };
}
