/** Age from which the number of places left is read again, in milliseconds. */
const READ_AFTER_MS = 100;
/** Age from which the number says nothing, in milliseconds. */
const VALID_MS = 1_000;
/** Other instances can be twice as fast as they were. */
const FASTER = 2;
/** Share of a faster pace that is still expected after the next reading. */
const REMEMBERED = 0.8;

interface Reading {
  left: number | null;
  readAt: number;
  /** Places that this instance had given when the reading began. */
  givenBefore: number;
}

/** Estimate of the places left, which other instances give as well. It is never read twice at once. */
export class PlacesEstimate {
  private reading: Reading | undefined;
  private isReading = false;
  /** Places that other instances give per millisecond; undefined before a second reading. */
  private elsewherePerMs: number | undefined;
  private given = 0;

  /**
   * @param read reads the number of places left; null without a limit
   * @param now current time in milliseconds; never goes back
   */
  constructor(
    private readonly read: () => Promise<number | null>,
    private readonly now: () => number,
  ) {}

  /** Notes places that this instance has given. */
  give(places: number): void {
    this.given += places;
  }

  /** True if the number has to be read again. */
  get isOld(): boolean {
    return !this.reading || this.now() - this.reading.readAt >= READ_AFTER_MS;
  }

  /**
   * @param time in milliseconds; the present if it is earlier
   * @returns places left at this time, if other instances are at most twice as fast as before; infinite without a limit, undefined
   * while the number or the pace of the others is not known
   */
  leftAt(time: number): number | undefined {
    const { reading } = this;
    if (!reading || !this.isKnown) return undefined;
    if (reading.left === null) return Infinity;
    if (this.elsewherePerMs === undefined) return undefined;
    const ms = Math.max(time, this.now()) - reading.readAt;
    return reading.left - (this.given - reading.givenBefore) - Math.ceil(FASTER * this.elsewherePerMs * ms);
  }

  /** True if all places were taken at the last reading: then no absent customer can lose one. */
  get isFull(): boolean {
    return this.isKnown && typeof this.reading?.left === 'number' && this.reading.left <= 0;
  }

  private get isKnown(): boolean {
    return this.reading !== undefined && this.now() - this.reading.readAt < VALID_MS;
  }

  /** @returns true if the number was read now; false if it could not be read, or another call reads it */
  async refresh(): Promise<boolean> {
    if (this.isReading) return false;
    this.isReading = true;
    const givenBefore = this.given;
    try {
      const next = { left: await this.read(), readAt: this.now(), givenBefore };
      this.elsewherePerMs = this.paceAfter(next);
      this.reading = next;
      return true;
    } catch {
      // Without the number, requests wait for the absent customers before them.
      return false;
    } finally {
      this.isReading = false;
    }
  }

  private paceAfter(next: Reading): number | undefined {
    const last = this.reading;
    const ms = last ? next.readAt - last.readAt : Infinity;
    if (!last || last.left === null || next.left === null || ms >= VALID_MS) return undefined;
    if (ms <= 0) return this.elsewherePerMs;
    const elsewhere = last.left - next.left - (next.givenBefore - last.givenBefore);
    return Math.max(elsewhere / ms, REMEMBERED * (this.elsewherePerMs ?? 0), 0);
  }
}
