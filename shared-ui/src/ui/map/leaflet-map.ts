import {
  Control,
  divIcon,
  latLngBounds,
  LayerGroup,
  Map as LeafletMap,
  Marker,
  type Point,
  TileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import styles from './map.module.css';
import type { MapCity, MapPlace } from './map-place';
import { readMapTiles } from './map-tiles';
import { groupPlaces, LARGEST_ZOOM, type Mark, type PlaceGroups } from './place-groups';

export interface DrawnMap {
  /** Shows these places and fits the view to them. */
  show(places: readonly MapPlace[]): void;
  select(id: number | null): void;
  remove(): void;
}

interface MapWords {
  zoomIn: string;
  zoomOut: string;
  group(count: number): string;
  number(value: number): string;
}

interface MapSettings {
  cities: readonly MapCity[];
  words: MapWords;
  onSelect(id: number): void;
}

/** Initial view of a map without places: all of Nepal. */
const NEPAL = latLngBounds([26.3, 80], [30.5, 88.3]);
const CLOSEST_FIRST_LOOK = 15;

const escaped = (text: string): string => {
  const element = document.createElement('i');
  element.textContent = text;
  return element.innerHTML;
};

/** Size of a city label and its distance below the position, in pixels. */
const LABEL = { width: 96, height: 18, below: 22 } as const;

const cityLabel = ({ name, latitude, longitude }: MapCity): Marker =>
  new Marker([latitude, longitude], {
    interactive: false,
    keyboard: false,
    zIndexOffset: -1000,
    icon: divIcon({
      className: styles.city,
      html: escaped(name),
      iconSize: [LABEL.width, LABEL.height],
      iconAnchor: [LABEL.width / 2, -LABEL.below],
    }),
  });

/** Labels the cities on a map without tiles. Earlier cities have priority, and labels do not overlap. */
function nameCities(map: LeafletMap, cities: readonly MapCity[]): void {
  const labels = new LayerGroup().addTo(map);
  const name = () => {
    const taken: Point[] = [];
    labels.clearLayers();
    for (const city of cities) {
      const at = map.project([city.latitude, city.longitude]);
      const isFree = taken.every(
        (other) => Math.abs(other.x - at.x) > LABEL.width || Math.abs(other.y - at.y) > LABEL.height,
      );
      if (!isFree) continue;
      taken.push(at);
      cityLabel(city).addTo(labels);
    }
  };
  map.on('zoomend', name);
}

interface MarkSettings {
  selected: number | null;
  words: MapWords;
  onPress(mark: Mark<MapPlace>): void;
}

function markerOf(mark: Mark<MapPlace>, { selected, words, onPress }: MarkSettings): Marker {
  const isGroup = mark.kind === 'group';
  const isSelected = !isGroup && mark.place.id === selected;
  const look = isGroup ? styles.group : isSelected ? styles.chosen : styles.place;
  const text = isGroup ? words.number(mark.count) : mark.place.text;
  const marker = new Marker([mark.latitude, mark.longitude], {
    zIndexOffset: isSelected ? 1000 : 0,
    icon: divIcon({
      className: styles.anchor,
      html: `<span class="${look}">${escaped(text)}</span>`,
      iconSize: [44, 44],
    }),
  });
  marker.on('add', () =>
    marker.getElement()?.setAttribute('aria-label', isGroup ? words.group(mark.count) : mark.place.label),
  );
  marker.on('click', () => onPress(mark));
  return marker;
}

/** Creates the map without markers: tiles, or a plain background with city names. */
function drawGround(element: HTMLElement, cities: readonly MapCity[], words: MapWords): LeafletMap {
  const map = new LeafletMap(element, { zoomControl: false, maxZoom: LARGEST_ZOOM, minZoom: 6 });
  const tiles = readMapTiles();
  map.attributionControl.setPrefix(false);
  new Control.Zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(
    map,
  );
  if (tiles) {
    new TileLayer(tiles.url, { attribution: escaped(tiles.attribution), maxZoom: LARGEST_ZOOM }).addTo(map);
  } else {
    nameCities(map, cities);
  }
  return map;
}

/** Draws a map into an element. Import this module in the browser only. */
export function drawMap(element: HTMLElement, { cities, words, onSelect }: MapSettings): DrawnMap {
  const map = drawGround(element, cities, words);
  const marks = new LayerGroup().addTo(map);
  let groups: PlaceGroups<MapPlace> = groupPlaces<MapPlace>([]);
  let selected: number | null = null;

  const press = (mark: Mark<MapPlace>): void => {
    if (mark.kind === 'group') map.setView([mark.latitude, mark.longitude], groups.zoomToOpen(mark.id));
    else onSelect(mark.place.id);
  };

  function drawMarks(): void {
    const bounds = map.getBounds().pad(0.2);
    marks.clearLayers();
    const seen = groups.marksIn(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      map.getZoom(),
    );
    for (const mark of seen) markerOf(mark, { selected, words, onPress: press }).addTo(marks);
  }

  map.on('moveend', drawMarks);
  const watcher = new ResizeObserver(() => map.invalidateSize());
  watcher.observe(element);

  return {
    show(places) {
      groups = groupPlaces(places);
      const all = places.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
      map.fitBounds(all.length > 0 ? latLngBounds(all) : NEPAL, {
        padding: [48, 48],
        maxZoom: CLOSEST_FIRST_LOOK,
        animate: false,
      });
      drawMarks();
    },
    select(id) {
      selected = id;
      drawMarks();
    },
    remove() {
      watcher.disconnect();
      map.remove();
    },
  };
}
