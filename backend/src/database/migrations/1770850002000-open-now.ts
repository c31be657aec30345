import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Functions that check if a branch is open, and if the terms of a deal allow a visit, at a time of day in Nepal. */
export class OpenNow1770850002000 implements MigrationInterface {
  name = 'OpenNow1770850002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(BRANCH_IS_OPEN);
    await db.query(DEAL_IS_USABLE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION is_open_at(jsonb, timestamp)');
    await db.query('DROP FUNCTION is_usable_at(smallint[], time, time, date[], timestamp)');
  }
}

/** A span that closes at or before its opening time runs over midnight and belongs to the day on which it began. */
const BRANCH_IS_OPEN = `
  CREATE FUNCTION is_open_at(hours jsonb, at timestamp) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT hours IS NOT NULL AND EXISTS (
      SELECT 1 FROM jsonb_to_recordset(hours) AS span(weekday int, opens text, closes text),
        LATERAL (SELECT extract(dow FROM at)::int AS today, to_char(at, 'HH24:MI') AS clock) AS current
      WHERE CASE WHEN opens < closes
        THEN weekday = today AND clock >= opens AND clock < closes
        ELSE weekday = today AND clock >= opens OR weekday = (today + 6) % 7 AND clock < closes END)
  $$`;

/** Hours that run over midnight belong to the day on which they began, as at the counter. */
const DEAL_IS_USABLE = `
  CREATE FUNCTION is_usable_at(weekdays smallint[], hours_from time, hours_until time, blackout_dates date[], at timestamp)
  RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT (weekdays IS NULL OR extract(dow FROM visit.day)::smallint = ANY(weekdays))
      AND (blackout_dates IS NULL OR visit.day <> ALL(blackout_dates))
      AND (hours_from IS NULL OR hours_until IS NULL OR CASE WHEN hours_from <= hours_until
        THEN visit.clock BETWEEN hours_from AND hours_until
        ELSE visit.clock >= hours_from OR visit.clock <= hours_until END)
    FROM (SELECT date_trunc('minute', at)::time AS clock,
      CASE WHEN hours_from > hours_until AND date_trunc('minute', at)::time <= hours_until THEN at::date - 1 ELSE at::date END AS day
    ) AS visit
  $$`;
