import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers of customers whether a business gave the deal, and the cases that follow (rules HN1 to HN9). */
export class Honour1771200380000 implements MigrationInterface {
  name = 'Honour1771200380000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [
      PASSES,
      ASK,
      MARK,
      PAID_BACK,
      FACTS,
      APPROVALS,
      POINTS,
      ANSWERS,
      CASES,
      ENTRIES,
      APPEND_ONLY,
      MEDIA,
      SCORES,
      CARDS,
      HELD,
    ])
      await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Answers and cases would be lost: restore a backup instead.');
  }
}

/** Uses from before this migration have no `honour_until`, and nobody is asked about them. */
const PASSES = `
  ALTER TABLE passes ADD COLUMN honour_until timestamptz, ADD COLUMN honour_answer text, ADD COLUMN honour_case uuid,
    ADD COLUMN paid_back integer NOT NULL DEFAULT 0,
    ADD CONSTRAINT passes_paid_back CHECK (paid_back >= 0 AND (paid_back = 0 OR source = 'order')) NOT VALID,
    DROP CONSTRAINT passes_source_check,
    ADD CONSTRAINT passes_source_check CHECK (source IN ('redeem', 'order', 'honour')) NOT VALID`;

const ASK = `
  CREATE FUNCTION passes_ask_honour() RETURNS trigger LANGUAGE plpgsql AS $function$
  BEGIN
    NEW.honour_until := CASE WHEN NEW.state = 'redeemed' THEN NEW.redeemed_at + interval '7 days' END;
    RETURN NEW;
  END $function$;
  CREATE TRIGGER passes_asked BEFORE UPDATE OF state ON passes FOR EACH ROW WHEN (NEW.state <> OLD.state)
    EXECUTE FUNCTION passes_ask_honour()`;

const MARK = `
  CREATE FUNCTION passes_mark_honour(pass bigint, given text, until timestamptz, opened uuid) RETURNS void LANGUAGE sql AS $function$
    UPDATE passes SET honour_answer = coalesce(given, honour_answer), honour_until = coalesce(until, honour_until),
      honour_case = coalesce(opened, honour_case) WHERE id = pass
  $function$`;

const PAID_BACK = `
  CREATE FUNCTION passes_note_paid_back(pass bigint, rupees integer) RETURNS void LANGUAGE sql AS $function$
    UPDATE passes SET paid_back = rupees WHERE id = pass
  $function$`;

const APPROVALS = `
  ALTER TABLE approvals DROP CONSTRAINT approvals_kind_check,
    ADD CONSTRAINT approvals_kind_check CHECK (kind IN ('payout', 'payout-run', 'order-refund', 'refund-close', 'honour-decision')) NOT VALID`;

/** Points that a business pays at the end of a case. */
const POINTS = `
  ALTER TABLE points_ledger DROP CONSTRAINT points_ledger_kinds,
    ADD CONSTRAINT points_ledger_kinds CHECK (kind IN ('redemption', 'reversal', 'correction', 'spend', 'return', 'membership-return',
      'invite', 'invited', 'invite-return', 'invited-return', 'honour')) NOT VALID,
    DROP CONSTRAINT points_ledger_funded,
    ADD CONSTRAINT points_ledger_funded CHECK (vendor_points = 0 OR vendor_id IS NOT NULL AND kind IN ('redemption', 'reversal', 'honour')
      AND abs(vendor_points) <= abs(delta)) NOT VALID`;

const FACTS = `
  CREATE OR REPLACE VIEW pass_facts AS
  SELECT id, public_id, user_id, deal_id, vendor_id, source, slot, state, issued_at, expires_at, redeemed_at, redeemed_by, branch_id, amount,
    points, cancelled_at, voided_at, void_reason, created_at, updated_at, order_line_id, terms, points_withheld, owed_at, is_reviewed, price_paid,
    owed_on, is_refunded, honour_until, honour_answer, honour_case, paid_back FROM passes`;

const ANSWERS = `
  CREATE TABLE honour_answers (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pass_id bigint NOT NULL REFERENCES passes(id),
    user_id integer NOT NULL REFERENCES users(id),
    vendor_id integer NOT NULL REFERENCES vendors(id),
    deal_id integer NOT NULL REFERENCES deals(id),
    used_at timestamptz NOT NULL,
    asked_at timestamptz,
    put_off_until timestamptz,
    answer text CHECK (answer IN ('yes', 'partly', 'no')),
    answered_at timestamptz,
    counts_at timestamptz,
    excluded text CHECK (excluded IN ('works-there', 'same-device', 'same-payment-account', 'same-phone', 'unfounded-cases')),
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT honour_answers_one_per_pass UNIQUE (pass_id),
    CONSTRAINT honour_answers_given_fully CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (counts_at IS NULL))
  );
  CREATE INDEX honour_answers_of_vendor ON honour_answers (vendor_id, counts_at DESC) WHERE answer IS NOT NULL;
  CREATE INDEX honour_answers_of_user ON honour_answers (user_id, vendor_id);
  CREATE INDEX honour_answers_to_ask ON honour_answers (used_at) WHERE asked_at IS NULL AND answer IS NULL;
  CREATE INDEX honour_answers_deal ON honour_answers (deal_id)`;

const CASES = `
  CREATE TABLE honour_cases (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    public_id uuid NOT NULL UNIQUE,
    pass_id bigint NOT NULL REFERENCES passes(id),
    user_id integer NOT NULL REFERENCES users(id),
    vendor_id integer NOT NULL REFERENCES vendors(id),
    deal_id integer NOT NULL REFERENCES deals(id),
    is_refusal boolean NOT NULL,
    report_month date,
    report_slot smallint CHECK (report_slot BETWEEN 1 AND 2),
    is_bought boolean NOT NULL,
    reason text NOT NULL CHECK (reason IN ('refused', 'charged-more', 'gave-less', 'not-available')),
    wants text NOT NULL CHECK (wants IN ('again', 'money', 'answer-only')),
    promised integer NOT NULL CHECK (promised >= 0),
    paid integer CHECK (paid BETWEEN 0 AND 100000000),
    most_amount integer NOT NULL CHECK (most_amount >= 0),
    state text NOT NULL CHECK (state IN
      ('waiting-for-shop', 'waiting-for-customer', 'with-admin', 'decided', 'second-look', 'settled', 'withdrawn')),
    opened_at timestamptz NOT NULL,
    due_at timestamptz,
    due_by text CHECK (due_by IN ('business', 'customer', 'admin', 'nobody')),
    reminded_at timestamptz,
    is_unanswered boolean NOT NULL DEFAULT false,
    offer text CHECK (offer IN ('again', 'pay-back')),
    offer_amount integer CHECK (offer_amount > 0),
    offered_at timestamptz,
    decided_for text CHECK (decided_for IN ('customer', 'business')),
    decided_remedy text CHECK (decided_remedy IN ('again', 'pay-back')),
    decided_amount integer CHECK (decided_amount > 0),
    decided_by integer REFERENCES users(id),
    decided_at timestamptz,
    first_decided_by integer REFERENCES users(id),
    second_look_by text CHECK (second_look_by IN ('customer', 'business')),
    remedy text CHECK (remedy IN ('again', 'pay-back')),
    remedy_amount integer CHECK (remedy_amount > 0),
    remedy_pass_id uuid,
    held_paisa bigint NOT NULL DEFAULT 0 CHECK (held_paisa >= 0),
    closed_at timestamptz,
    photos_deleted_at timestamptz,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT honour_cases_one_per_pass UNIQUE (pass_id),
    CONSTRAINT honour_cases_reports UNIQUE (user_id, report_month, report_slot),
    CONSTRAINT honour_cases_report_fully CHECK (is_refusal = (report_month IS NOT NULL) AND is_refusal = (report_slot IS NOT NULL)),
    CONSTRAINT honour_cases_closed CHECK (CASE WHEN state IN ('settled', 'withdrawn') THEN closed_at IS NOT NULL
      WHEN state = 'decided' THEN true ELSE closed_at IS NULL END),
    CONSTRAINT honour_cases_due CHECK ((closed_at IS NULL) = (due_at IS NOT NULL) AND (due_at IS NULL) = (due_by IS NULL)),
    CONSTRAINT honour_cases_offered CHECK ((offer IS NULL) = (offered_at IS NULL) AND (offer_amount IS NULL OR offer = 'pay-back')),
    CONSTRAINT honour_cases_decided CHECK ((decided_for IS NULL) = (decided_at IS NULL) AND (decided_for IS NULL) = (decided_by IS NULL)
      AND (state <> 'decided' OR decided_for IS NOT NULL) AND (decided_remedy IS NULL OR decided_for = 'customer')),
    CONSTRAINT honour_cases_two_admins CHECK (first_decided_by IS NULL OR decided_by IS NULL OR first_decided_by <> decided_by OR state = 'second-look'),
    CONSTRAINT honour_cases_held CHECK (closed_at IS NULL OR held_paisa = 0)
  );
  CREATE UNIQUE INDEX honour_cases_one_report ON honour_cases (user_id, vendor_id) WHERE is_refusal AND closed_at IS NULL;
  CREATE INDEX honour_cases_due_at ON honour_cases (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX honour_cases_of_user ON honour_cases (user_id, id DESC);
  CREATE INDEX honour_cases_of_vendor ON honour_cases (vendor_id, id DESC);
  CREATE INDEX honour_cases_deal ON honour_cases (deal_id);
  CREATE INDEX honour_cases_with_photos ON honour_cases (closed_at) WHERE photos_deleted_at IS NULL`;

const ENTRIES = `
  CREATE TABLE honour_case_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    case_id integer NOT NULL REFERENCES honour_cases(id),
    at timestamptz NOT NULL,
    by text NOT NULL CHECK (by IN ('customer', 'business', 'admin', 'deadline')),
    user_id integer REFERENCES users(id),
    kind text NOT NULL CHECK (kind IN ('opened', 'message', 'offered', 'disagreed', 'unanswered', 'suspended', 'accepted', 'refused',
      'not-refused', 'withdrawn', 'decided', 'second-look', 'finished', 'remedied')),
    state text NOT NULL,
    due_at timestamptz,
    text text CHECK (length(text) BETWEEN 1 AND 2000),
    photos text[] NOT NULL DEFAULT '{}' CHECK (cardinality(photos) <= 3),
    decided_for text,
    remedy text,
    amount integer
  );
  CREATE INDEX honour_case_entries_of_case ON honour_case_entries (case_id, id);
  CREATE INDEX honour_case_entries_of_user ON honour_case_entries (user_id) WHERE user_id IS NOT NULL;
  CREATE INDEX honour_case_entries_photos ON honour_case_entries USING gin (photos) WHERE photos <> '{}'`;

/** Texts and photos can be removed; nothing else changes. */
const APPEND_ONLY = `
  CREATE FUNCTION honour_case_entries_keep() RETURNS trigger LANGUAGE plpgsql AS $function$
  BEGIN
    IF TG_OP = 'UPDATE' AND (NEW.text IS NULL OR NEW.text = OLD.text) AND (NEW.photos = '{}' OR NEW.photos = OLD.photos)
      AND to_jsonb(NEW) - '{text,photos}'::text[] = to_jsonb(OLD) - '{text,photos}'::text[] THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'The history of a case is append-only' USING ERRCODE = 'check_violation', CONSTRAINT = 'honour_case_entries_keep';
  END $function$;
  CREATE TRIGGER honour_case_entries_kept BEFORE UPDATE OR DELETE ON honour_case_entries FOR EACH ROW
    EXECUTE FUNCTION honour_case_entries_keep()`;

const MEDIA = `
  ALTER TABLE media DROP CONSTRAINT media_purpose_check,
    ADD CONSTRAINT media_purpose_check CHECK (purpose IN ('avatar', 'logo', 'deal', 'city', 'case')) NOT VALID`;

const SCORES = `
  ALTER TABLE vendors ADD COLUMN honour_given smallint NOT NULL DEFAULT 0, ADD COLUMN honour_counted smallint NOT NULL DEFAULT 0,
    ADD CONSTRAINT vendors_honour CHECK (honour_given BETWEEN 0 AND honour_counted AND honour_counted <= 100) NOT VALID;
  CREATE FUNCTION vendors_set_honour(business integer, given integer, counted integer) RETURNS SETOF integer LANGUAGE sql AS $function$
    UPDATE vendors SET honour_given = given, honour_counted = counted
    WHERE id = business AND (honour_given, honour_counted) IS DISTINCT FROM (given, counted) RETURNING id
  $function$`;

const CARDS = `
  CREATE OR REPLACE VIEW vendor_cards AS
  SELECT id, user_id, slug, business_name, name_ne, status, logo, category, description, description_ne, website, vat_number,
    registration_number, address, city, phone, email, contact_name, contact_position, contact_phone, contact_email, business_type, submitted_at,
    created_at, updated_at, status_reason, version, proposed_name, proposed_name_ne, proposed_category, proposed_at, proposal_refusal,
    honour_given, honour_counted FROM vendors`;

/** Sums of open cases, which payouts hold back. */
const HELD = `
  ALTER TABLE vendor_balances ADD COLUMN held_paisa bigint NOT NULL DEFAULT 0,
    ADD CONSTRAINT vendor_balances_held CHECK (held_paisa >= 0) NOT VALID;
  CREATE FUNCTION vendor_balances_hold(business integer, paisa bigint) RETURNS void LANGUAGE sql AS $function$
    UPDATE vendor_balances SET held_paisa = paisa WHERE vendor_id = business AND held_paisa <> paisa
  $function$;
  CREATE OR REPLACE VIEW balance_facts AS SELECT vendor_id, owed_paisa, unused_paisa, held_paisa FROM vendor_balances`;
