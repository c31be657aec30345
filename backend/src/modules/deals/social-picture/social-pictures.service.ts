import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MediaService } from '../../media/index.js';
import { DealMissing } from '../deal.errors.js';
import { drawTicket } from '../covers/ticket-cover.js';
import { drawWords, PICTURE } from './drawing.js';
import { loadLettering } from './lettering.js';
import type { Script, SocialFacts } from './social-facts.js';
import { SOCIAL_FACTS } from './social-facts.sql.js';

const WORDMARK = path.resolve(
  import.meta.dirname,
  '../../../../../shared-ui/src/assets/wordmark-on-dark.svg',
);
const WORDMARK_PLACE = { left: 64, top: 530 } as const;
const WORDMARK_WIDTH = 148;
/** Number of cached pictures. Several services request a shared link at once, and rarely again. */
const KEPT = 32;

export interface SocialPicture {
  /** Hash of the picture's content. */
  hash: string;
  draw(): Promise<Buffer>;
}

/** Pictures for previews of shared deals. */
@Injectable()
export class SocialPictures {
  readonly #drawn = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly media: MediaService,
  ) {}

  /** Rejects `deal.not-found` (404) for a deal without a public page. */
  async of(dealId: number, script: Script): Promise<SocialPicture> {
    const [row] = await this.transactions.query<SocialFacts & { hash: string }>(SOCIAL_FACTS, [
      dealId,
      script === 'ne',
    ]);
    if (!row) throw new DealMissing();
    const { hash, ...facts } = row;
    return { hash, draw: () => this.drawn(`${dealId}-${script}-${hash}`, facts, script) };
  }

  private drawn(key: string, facts: SocialFacts, script: Script): Promise<Buffer> {
    const known = this.#drawn.get(key);
    if (known) return known;
    const [oldest] = this.#drawn.keys();
    if (oldest !== undefined && this.#drawn.size >= KEPT) this.#drawn.delete(oldest);
    const drawing = this.offer(facts).then((offer) => draw(facts, script, offer));
    this.#drawn.set(key, drawing);
    drawing.catch(() => this.#drawn.delete(key));
    return drawing;
  }

  /** The business's photo or its typographic cover, never a drawn cover: a preview must not show a thing that may look different. */
  private async offer({ id, categorySlugs, vendorId, businessName, image }: SocialFacts): Promise<Buffer> {
    const own = image && (await this.media.read(image, 960));
    if (own) return own;
    const ticket = { categories: categorySlugs, vendorId, look: id % 4, name: businessName };
    return Buffer.from(await drawTicket(ticket, await loadLettering()));
  }
}

async function draw(facts: SocialFacts, script: Script, offer: Buffer): Promise<Buffer> {
  // Image libraries are large and rarely needed here.
  const [{ default: sharp }, lettering, wordmark] = await Promise.all([
    import('sharp'),
    loadLettering(),
    readFile(WORDMARK),
  ]);
  const { width, height } = PICTURE;
  const [picture, name] = await Promise.all([
    sharp(offer, { density: 144 }).resize(width, height, { fit: 'cover' }).png().toBuffer(),
    sharp(wordmark, { density: 144 }).resize(WORDMARK_WIDTH).png().toBuffer(),
  ]);
  return sharp(Buffer.from(drawWords(facts, script, lettering)))
    .composite([
      { input: picture, left: PICTURE.left, top: PICTURE.top },
      { input: name, ...WORDMARK_PLACE },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
