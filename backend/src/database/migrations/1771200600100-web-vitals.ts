import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How fast pages are for visitors, as counts by day: a row tells nothing about one visitor (ADR 117). */
export class WebVitals1771200600100 implements MigrationInterface {
  name = 'WebVitals1771200600100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE web_vitals (
        day date NOT NULL,
        page text NOT NULL,
        metric text NOT NULL CHECK (metric IN ('lcp', 'inp', 'cls', 'ttfb')),
        device text NOT NULL CHECK (device IN ('phone', 'computer')),
        connection text NOT NULL CHECK (connection IN ('slow', 'fast', 'unknown')),
        bucket smallint NOT NULL CHECK (bucket BETWEEN 0 AND 31),
        visits integer NOT NULL CHECK (visits > 0),
        PRIMARY KEY (day, page, metric, device, connection, bucket),
        CONSTRAINT web_vitals_page CHECK (page IN ('home', 'deals', 'deal', 'brands', 'other', 'dashboard', 'counter'))
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE web_vitals');
  }
}
