const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Counts the rows of RFC 4180 text while its bytes arrive. A line break inside quotes starts no row. */
export class RowCounter {
  rows = 0;
  private isQuoted = false;
  private last = 0;

  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (byte === QUOTE) this.isQuoted = !this.isQuoted;
      else if (byte === LINE_FEED && this.last === CARRIAGE_RETURN && !this.isQuoted) this.rows += 1;
      this.last = byte;
    }
  }
}
