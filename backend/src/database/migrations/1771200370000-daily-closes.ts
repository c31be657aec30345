import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Takings of a counter by business day, the closes that lock a day, and their corrections (rules CS6 to CS11). */
export class DailyCloses1771200370000 implements MigrationInterface {
  name = 'DailyCloses1771200370000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [
      COLUMNS,
      SETTINGS,
      RELEASE,
      CLOSES,
      CORRECTIONS,
      TAKINGS,
      DAYS,
      CLOSES_ALONE,
      KEPT,
      FOLLOW,
      SINCE_MORNING,
    ])
      await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Signed days would be lost: restore a backup instead.');
  }
}

const PAID_WITH = `CHECK (paid_with IN ('cash', 'qr', 'card'))`;

const COLUMNS = `
  ALTER TABLE passes ADD COLUMN paid_with text, ADD COLUMN accepted_offline boolean NOT NULL DEFAULT false;
  ALTER TABLE passes ADD CONSTRAINT passes_paid_with ${PAID_WITH} NOT VALID;
  ALTER TABLE counter_entries ADD COLUMN paid_with text;
  ALTER TABLE counter_entries ADD CONSTRAINT counter_entries_paid_with ${PAID_WITH} NOT VALID`;

/** A business without a row has the defaults. */
const SETTINGS = `
  CREATE TABLE counter_settings (
    vendor_id integer PRIMARY KEY REFERENCES vendors(id) ON DELETE CASCADE,
    day_starts_at smallint NOT NULL DEFAULT 4 CONSTRAINT counter_settings_day CHECK (day_starts_at BETWEEN 0 AND 12),
    idle_minutes smallint NOT NULL DEFAULT 2 CONSTRAINT counter_settings_idle CHECK (idle_minutes BETWEEN 1 AND 15),
    difference_limit integer NOT NULL DEFAULT 100 CONSTRAINT counter_settings_difference CHECK (difference_limit BETWEEN 0 AND 10000),
    changed_at timestamptz NOT NULL DEFAULT now()
  )`;

/** Days before the first one stay reports and are never closed. */
const RELEASE = `
  CREATE TABLE daily_close_release (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    first_day date NOT NULL
  );
  INSERT INTO daily_close_release (first_day) VALUES ((nepal_time(now()) - interval '4 hours')::date)`;

/** The counter of each branch and fiscal year gives the numbers. The row of a close is never changed. */
const CLOSES = `
  CREATE TABLE daily_close_numbers (
    branch_id integer NOT NULL REFERENCES branches(id) ON DELETE CASCADE,
    fiscal_year text NOT NULL,
    last_number integer NOT NULL CHECK (last_number >= 1),
    PRIMARY KEY (branch_id, fiscal_year)
  );
  CREATE TABLE daily_closes (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    vendor_id integer NOT NULL REFERENCES vendors(id),
    branch_id integer REFERENCES branches(id) ON DELETE SET NULL,
    branch_name text NOT NULL,
    day date NOT NULL,
    fiscal_year text NOT NULL,
    sequence integer NOT NULL CHECK (sequence >= 1),
    number text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('signed', 'automatic')),
    uses integer NOT NULL CHECK (uses >= 0),
    taken_back integer NOT NULL CHECK (taken_back >= 0),
    taken_back_amount integer NOT NULL CHECK (taken_back_amount >= 0),
    late integer NOT NULL CHECK (late >= 0),
    offline integer NOT NULL CHECK (offline >= 0),
    charged integer NOT NULL,
    cash integer NOT NULL,
    qr integer NOT NULL,
    card integer NOT NULL,
    unsaid integer NOT NULL,
    corrected integer NOT NULL,
    opening_float integer NOT NULL CHECK (opening_float BETWEEN 0 AND 100000000),
    other_cash integer NOT NULL CHECK (other_cash BETWEEN 0 AND 100000000),
    taken_out integer NOT NULL CHECK (taken_out BETWEEN 0 AND 100000000),
    expected integer NOT NULL GENERATED ALWAYS AS (opening_float + cash + corrected + other_cash - taken_out) STORED,
    counted integer CHECK (counted BETWEEN 0 AND 100000000),
    difference integer GENERATED ALWAYS AS (counted - (opening_float + cash + corrected + other_cash - taken_out)) STORED,
    difference_limit integer NOT NULL,
    reason text CHECK (reason IN ('change', 'rounding', 'unknown')),
    notes text CHECK (length(notes) <= 500),
    waiting integer NOT NULL DEFAULT 0 CHECK (waiting >= 0),
    signed_by integer REFERENCES users(id),
    manager_id integer REFERENCES users(id),
    closed_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT daily_closes_once UNIQUE (branch_id, day),
    CONSTRAINT daily_closes_in_order UNIQUE (branch_id, fiscal_year, sequence),
    CONSTRAINT daily_closes_signed CHECK ((kind = 'signed') = (counted IS NOT NULL AND signed_by IS NOT NULL)),
    CONSTRAINT daily_closes_explained CHECK (counted IS NULL OR counted = opening_float + cash + corrected + other_cash - taken_out OR reason IS NOT NULL),
    CONSTRAINT daily_closes_managed CHECK (counted IS NULL OR manager_id IS NOT NULL
      OR abs(counted - (opening_float + cash + corrected + other_cash - taken_out)) <= difference_limit)
  );
  CREATE INDEX daily_closes_vendor ON daily_closes (vendor_id, day DESC, id DESC);
  CREATE INDEX daily_closes_signed_by ON daily_closes (signed_by);
  CREATE INDEX daily_closes_manager ON daily_closes (manager_id)`;

const CORRECTIONS = `
  CREATE TABLE daily_close_corrections (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    close_id integer NOT NULL REFERENCES daily_closes(id),
    branch_id integer REFERENCES branches(id) ON DELETE SET NULL,
    day date NOT NULL,
    amount integer NOT NULL CHECK (amount <> 0 AND abs(amount) <= 100000000),
    reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 200),
    made_by integer NOT NULL REFERENCES users(id),
    made_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX daily_close_corrections_close ON daily_close_corrections (close_id);
  CREATE INDEX daily_close_corrections_day ON daily_close_corrections (branch_id, day);
  CREATE INDEX daily_close_corrections_made_by ON daily_close_corrections (made_by)`;

/** One line for each use that counts at a branch, and one of the opposite amount when it is taken back or moves. */
const TAKINGS = `
  CREATE TABLE counter_takings (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    vendor_id integer NOT NULL REFERENCES vendors(id),
    branch_id integer REFERENCES branches(id) ON DELETE SET NULL,
    day date NOT NULL,
    pass_id bigint NOT NULL REFERENCES passes(id),
    person_id integer NOT NULL REFERENCES users(id),
    kind text NOT NULL CHECK (kind IN ('use', 'undo', 'moved')),
    amount integer NOT NULL,
    paid_with text ${PAID_WITH},
    is_offline boolean NOT NULL,
    is_late boolean NOT NULL,
    used_at timestamptz NOT NULL,
    recorded_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT counter_takings_sign CHECK (CASE kind WHEN 'use' THEN amount >= 0 ELSE amount <= 0 END)
  );
  CREATE INDEX counter_takings_day ON counter_takings (branch_id, day);
  CREATE INDEX counter_takings_vendor ON counter_takings (vendor_id, day);
  CREATE INDEX counter_takings_days ON counter_takings (day, branch_id);
  CREATE INDEX counter_takings_pass ON counter_takings (pass_id, id DESC);
  CREATE INDEX counter_takings_person ON counter_takings (person_id);
  CREATE INDEX counter_takings_recorded ON counter_takings (recorded_at)`;

/**
 * The business day of a moment, and the open day to which a use of that moment belongs: its own, if that is at most
 * yesterday's and not closed, else the next open one. Closing a day waits for transactions that asked for it.
 */
const DAYS = `
  CREATE FUNCTION daily_closes_day(of_vendor integer, at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
    SELECT (nepal_time(at) - make_interval(hours => coalesce(
      (SELECT day_starts_at FROM counter_settings WHERE vendor_id = of_vendor), 4)))::date
  $$;
  CREATE FUNCTION daily_closes_lock(of_branch integer) RETURNS bigint LANGUAGE sql STABLE AS $$
    SELECT hashtextextended('daily close ' || of_branch, 0)
  $$;
  CREATE FUNCTION daily_closes_open_day(of_vendor integer, of_branch integer, at timestamptz) RETURNS date LANGUAGE plpgsql AS $$
  DECLARE
    present date := daily_closes_day(of_vendor, now());
    open_day date := daily_closes_day(of_vendor, at);
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(daily_closes_lock(of_branch));
    IF open_day NOT BETWEEN present - 1 AND present THEN open_day := present; END IF;
    open_day := greatest(open_day, (SELECT first_day FROM daily_close_release));
    WHILE EXISTS (SELECT FROM daily_closes c WHERE c.branch_id = of_branch AND c.day = open_day) LOOP
      open_day := open_day + 1;
    END LOOP;
    RETURN open_day;
  END $$`;

/** Nothing enters a closed day, and no day before the release is closed. */
const CLOSES_ALONE = `
  CREATE FUNCTION daily_closes_refuse_closed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(daily_closes_lock(NEW.branch_id));
    IF EXISTS (SELECT FROM daily_closes c WHERE c.branch_id = NEW.branch_id AND c.day = NEW.day) THEN
      RAISE EXCEPTION 'The day % of branch % is closed', NEW.day, NEW.branch_id USING ERRCODE = 'check_violation', CONSTRAINT = 'daily_closes_closed';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER counter_takings_open_day BEFORE INSERT ON counter_takings
    FOR EACH ROW EXECUTE FUNCTION daily_closes_refuse_closed();
  CREATE TRIGGER daily_close_corrections_open_day BEFORE INSERT ON daily_close_corrections
    FOR EACH ROW EXECUTE FUNCTION daily_closes_refuse_closed();
  CREATE FUNCTION daily_closes_check() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(daily_closes_lock(NEW.branch_id));
    IF NEW.day < (SELECT first_day FROM daily_close_release) THEN
      RAISE EXCEPTION 'The day % is before the first one that can be closed', NEW.day USING ERRCODE = 'check_violation', CONSTRAINT = 'daily_closes_after_release';
    END IF;
    IF NEW.cash <> (SELECT coalesce(sum(amount), 0) FROM counter_takings t WHERE t.branch_id = NEW.branch_id AND t.day = NEW.day AND t.paid_with = 'cash') THEN
      RAISE EXCEPTION 'The takings of branch % changed', NEW.branch_id USING ERRCODE = 'check_violation', CONSTRAINT = 'daily_closes_of_takings';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER daily_closes_checked BEFORE INSERT ON daily_closes FOR EACH ROW EXECUTE FUNCTION daily_closes_check()`;

/** A closed day, its lines and corrections stay as they are; a deleted branch, and the notes of an erased account, go. */
const KEPT = `
  CREATE FUNCTION daily_closes_keep() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'Rows of % stay as they are', TG_TABLE_NAME;
  END $$;
  CREATE TRIGGER daily_closes_kept BEFORE DELETE OR UPDATE OF vendor_id, branch_name, day, fiscal_year, sequence, number, kind, uses, taken_back, taken_back_amount, late,
    offline, charged, cash, qr, card, unsaid, corrected, opening_float, other_cash, taken_out, counted, difference_limit, reason, waiting, signed_by, manager_id,
    closed_at ON daily_closes FOR EACH ROW EXECUTE FUNCTION daily_closes_keep();
  CREATE TRIGGER daily_close_corrections_kept BEFORE DELETE OR UPDATE OF close_id, day, amount, made_by, made_at ON daily_close_corrections
    FOR EACH ROW EXECUTE FUNCTION daily_closes_keep();
  CREATE TRIGGER counter_takings_kept BEFORE UPDATE OF vendor_id, day, pass_id, person_id, kind, amount, paid_with, is_offline, is_late, used_at,
    recorded_at ON counter_takings FOR EACH ROW EXECUTE FUNCTION daily_closes_keep();
  CREATE TRIGGER counter_takings_not_deleted BEFORE DELETE ON counter_takings FOR EACH ROW
    WHEN (OLD.recorded_at > now() - interval '400 days') EXECUTE FUNCTION daily_closes_keep()`;

/**
 * Each change of a use writes its lines. A use that is taken back leaves its own day while that is open; of a closed day
 * it is a line of the next open one.
 */
const FOLLOW = `
  CREATE FUNCTION counter_takings_follow_passes() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    last counter_takings;
    target date;
  BEGIN
    IF OLD.state = 'redeemed' THEN
      SELECT * INTO last FROM counter_takings t WHERE t.pass_id = OLD.id ORDER BY t.id DESC LIMIT 1;
      IF last.kind = 'use' AND last.branch_id IS NOT NULL THEN
        PERFORM pg_advisory_xact_lock_shared(daily_closes_lock(last.branch_id));
        target := last.day;
        IF EXISTS (SELECT FROM daily_closes c WHERE c.branch_id = last.branch_id AND c.day = last.day) THEN
          target := daily_closes_open_day(last.vendor_id, last.branch_id, now());
        END IF;
        INSERT INTO counter_takings (vendor_id, branch_id, day, pass_id, person_id, kind, amount, paid_with, is_offline, is_late, used_at)
        VALUES (last.vendor_id, last.branch_id, target, OLD.id, last.person_id, CASE NEW.state WHEN 'redeemed' THEN 'moved' ELSE 'undo' END,
          -last.amount, last.paid_with, last.is_offline, target <> last.day, last.used_at);
      END IF;
    END IF;
    IF NEW.state = 'redeemed' AND NEW.branch_id IS NOT NULL THEN
      target := daily_closes_open_day(NEW.vendor_id, NEW.branch_id, NEW.redeemed_at);
      INSERT INTO counter_takings (vendor_id, branch_id, day, pass_id, person_id, kind, amount, paid_with, is_offline, is_late, used_at)
      VALUES (NEW.vendor_id, NEW.branch_id, target, NEW.id, NEW.redeemed_by, 'use', NEW.amount, NEW.paid_with, NEW.accepted_offline,
        target <> daily_closes_day(NEW.vendor_id, NEW.redeemed_at), NEW.redeemed_at);
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER passes_takings AFTER UPDATE OF state, redeemed_at, redeemed_by, branch_id, amount ON passes FOR EACH ROW
    WHEN (OLD.state <> NEW.state AND 'redeemed' IN (OLD.state, NEW.state) OR OLD.state = 'redeemed' AND NEW.state = 'redeemed'
      AND (OLD.redeemed_at <> NEW.redeemed_at OR OLD.redeemed_by <> NEW.redeemed_by OR OLD.amount <> NEW.amount
        OR NEW.branch_id IS NOT NULL AND OLD.branch_id IS DISTINCT FROM NEW.branch_id))
    EXECUTE FUNCTION counter_takings_follow_passes()`;

/** Uses of the first day from before the migration. */
const SINCE_MORNING = `
  INSERT INTO counter_takings (vendor_id, branch_id, day, pass_id, person_id, kind, amount, paid_with, is_offline, is_late, used_at)
  SELECT p.vendor_id, p.branch_id, r.first_day, p.id, p.redeemed_by, 'use', p.amount, NULL, false, false, p.redeemed_at
  FROM passes p CROSS JOIN daily_close_release r
  WHERE p.state = 'redeemed' AND p.branch_id IS NOT NULL AND p.redeemed_at >= now() - interval '24 hours'
    AND (nepal_time(p.redeemed_at) - interval '4 hours')::date = r.first_day`;
