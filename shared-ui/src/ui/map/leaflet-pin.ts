import { Control, divIcon, latLngBounds, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import styles from './map.module.css';
import type { Positioned } from './map-place';
import { readMapTiles } from './map-tiles';

export interface PinnedMap {
  /** Moves the pin, and pans the map if the pin would be outside the view. Null removes the pin. */
  pin(place: Positioned | null): void;
  remove(): void;
}

interface PinSettings {
  words: { zoomIn: string; zoomOut: string; pin: string };
  onPin(place: Positioned): void;
}

const NEPAL = latLngBounds([26.3, 80], [30.5, 88.3]);
const CLOSE = 15;

const plain = (text: string): string => {
  const element = document.createElement('i');
  element.textContent = text;
  return element.innerHTML;
};

/** Draws a map with one pin that is set by a tap and can be dragged. Works in the browser only. */
export function drawPinMap(element: HTMLElement, { words, onPin }: PinSettings): PinnedMap {
  const map = new LeafletMap(element, { zoomControl: false, minZoom: 6, maxZoom: 18 });
  const tiles = readMapTiles();
  const marker = new Marker([0, 0], {
    draggable: true,
    keyboard: false,
    icon: divIcon({
      className: styles.anchor,
      html: `<span class="${styles.chosen}">●</span>`,
      iconSize: [44, 44],
    }),
  });
  const tell = ({ lat, lng }: { lat: number; lng: number }) => onPin({ latitude: lat, longitude: lng });

  map.attributionControl.setPrefix(false);
  new Control.Zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(
    map,
  );
  if (tiles) new TileLayer(tiles.url, { attribution: plain(tiles.attribution), maxZoom: 18 }).addTo(map);
  map.fitBounds(NEPAL, { animate: false });
  map.on('click', ({ latlng }) => tell(latlng));
  marker.on('dragend', () => tell(marker.getLatLng()));
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', words.pin));
  const watcher = new ResizeObserver(() => map.invalidateSize());
  watcher.observe(element);

  return {
    pin(place) {
      if (!place) return void marker.remove();
      const at: [number, number] = [place.latitude, place.longitude];
      marker.setLatLng(at).addTo(map);
      if (!map.getBounds().contains(at) || map.getZoom() < 10) map.setView(at, CLOSE, { animate: false });
    },
    remove() {
      watcher.disconnect();
      map.remove();
    },
  };
}
