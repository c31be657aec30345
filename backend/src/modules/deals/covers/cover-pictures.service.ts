import { Injectable } from '@nestjs/common';
import { MediaService } from '../../media/index.js';
import { loadLettering } from '../social-picture/lettering.js';
import { loadCovers, readDrawing } from './cover-files.js';
import { drawTicket, type TicketCover } from './ticket-cover.js';

/** Images of covers. */
@Injectable()
export class CoverPictures {
  readonly #drawings = new Map<string, Promise<Buffer>>();

  constructor(private readonly media: MediaService) {}

  /** @returns the version of the list of covers */
  async version(): Promise<number> {
    return (await loadCovers()).version;
  }

  /** @param key the id of a cover. @returns its SVG, undefined for an unknown one */
  async drawing(key: string): Promise<Buffer | undefined> {
    const { byKey } = await loadCovers();
    if (!byKey.has(key)) return undefined;
    const known = this.#drawings.get(key);
    if (known) return known;
    const reading = readDrawing(key);
    this.#drawings.set(key, reading);
    reading.catch(() => this.#drawings.delete(key));
    return reading;
  }

  /** @param logo id of an uploaded image and one of its widths, in pixels. @returns the typographic cover as SVG */
  async ticket(cover: TicketCover, logo?: { id: string; width: number }): Promise<string> {
    const [lettering, bytes] = await Promise.all([
      loadLettering(),
      logo ? this.media.read(`/media/${logo.id}`, logo.width) : null,
    ]);
    return drawTicket({ ...cover, ...(bytes && { logo: { bytes, type: 'image/webp' } }) }, lettering);
  }
}
