import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of the counter without a network (rules OF1 to OF12): devices, their signed entries, allowances and proofs of customers. */
export class OfflineCounter1771200320000 implements MigrationInterface {
  name = 'OfflineCounter1771200320000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [DEVICES, PEOPLE, ENTRIES, KEPT, ALLOWANCES, PROOFS, STAFF]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Acceptances without a network would be lost: restore a backup instead.');
  }
}

/** A branch has ten places for devices; a withdrawn device leaves its place. */
const DEVICES = `
  CREATE TABLE counter_devices (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    vendor_id integer NOT NULL REFERENCES vendors(id),
    branch_id integer REFERENCES branches(id) ON DELETE SET NULL,
    place smallint NOT NULL CONSTRAINT counter_devices_places CHECK (place BETWEEN 1 AND 10),
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    key_x text NOT NULL CHECK (length(key_x) = 43),
    key_y text NOT NULL CHECK (length(key_y) = 43),
    offline_limit integer NOT NULL DEFAULT 20 CHECK (offline_limit BETWEEN 0 AND 200),
    enrolled_by integer REFERENCES users(id),
    enrolled_at timestamptz NOT NULL DEFAULT now(),
    last_contact_at timestamptz NOT NULL DEFAULT now(),
    last_number integer NOT NULL DEFAULT 0 CHECK (last_number >= 0),
    last_hash bytea,
    last_used_at timestamptz,
    withdrawn_at timestamptz,
    withdrawn_by integer REFERENCES users(id),
    CONSTRAINT counter_devices_chain CHECK ((last_number = 0) = (last_hash IS NULL))
  );
  CREATE UNIQUE INDEX counter_devices_place ON counter_devices (branch_id, place) WHERE withdrawn_at IS NULL;
  CREATE UNIQUE INDEX counter_devices_key ON counter_devices (key_x, key_y);
  CREATE INDEX counter_devices_vendor ON counter_devices (vendor_id, id)`;

/** Everybody whom a pack named to a device: an entry counts for somebody who has left the business since. */
const PEOPLE = `
  CREATE TABLE counter_people (
    vendor_id integer NOT NULL REFERENCES vendors(id) ON DELETE CASCADE,
    user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    named_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (vendor_id, user_id)
  );
  CREATE INDEX counter_people_user ON counter_people (user_id)`;

const ENTRIES = `
  CREATE TABLE counter_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    device_id integer NOT NULL REFERENCES counter_devices(id),
    number integer NOT NULL CHECK (number >= 1),
    kind text NOT NULL CHECK (kind IN ('accept', 'undo')),
    body bytea NOT NULL,
    signature bytea NOT NULL,
    hash bytea NOT NULL CHECK (length(hash) = 32),
    branch_id integer REFERENCES branches(id) ON DELETE SET NULL,
    person_id integer REFERENCES users(id),
    pass_id bigint REFERENCES passes(id),
    undoes integer,
    used_at timestamptz NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now(),
    amount integer CHECK (amount BETWEEN 0 AND 100000000),
    outcome text NOT NULL CHECK (outcome IN ('confirmed', 'double', 'cancelled', 'expired', 'refused', 'undone')),
    message text NOT NULL CHECK (message LIKE 'entry.%'),
    capacity text CHECK (capacity IN ('held', 'set-aside', 'free', 'beyond')),
    refund text CHECK (refund IN ('stopped', 'marketplace')),
    was_cancelled boolean NOT NULL DEFAULT false,
    CONSTRAINT counter_entries_once UNIQUE (device_id, number),
    CONSTRAINT counter_entries_of_pass CHECK (outcome IN ('refused', 'undone') OR pass_id IS NOT NULL AND person_id IS NOT NULL),
    CONSTRAINT counter_entries_undo CHECK ((kind = 'undo') = (undoes IS NOT NULL) AND (kind = 'accept' OR outcome IN ('refused', 'undone')))
  );
  CREATE UNIQUE INDEX counter_entries_one_use ON counter_entries (pass_id) WHERE outcome = 'confirmed';
  CREATE INDEX counter_entries_pass ON counter_entries (pass_id) WHERE pass_id IS NOT NULL;
  CREATE INDEX counter_entries_branch ON counter_entries (branch_id);
  CREATE INDEX counter_entries_borne ON counter_entries (pass_id) WHERE refund IS NOT NULL;
  CREATE INDEX counter_entries_person ON counter_entries (person_id);
  CREATE INDEX counter_entries_received ON counter_entries (received_at);
  CREATE INDEX counter_entries_doubles ON counter_entries (id DESC) WHERE outcome = 'double'`;

/** What a device signed is never changed; outcomes are, when an earlier acceptance arrives later. */
const KEPT = `
  CREATE FUNCTION counter_entries_keep_signed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'Entry % of device % is signed and cannot be changed', OLD.number, OLD.device_id;
  END $$;
  CREATE TRIGGER counter_entries_kept BEFORE UPDATE OF device_id, number, kind, body, signature, hash, undoes, used_at, received_at
    ON counter_entries FOR EACH ROW EXECUTE FUNCTION counter_entries_keep_signed()`;

const ALLOWANCES = `
  CREATE TABLE counter_allowances (
    device_id integer NOT NULL REFERENCES counter_devices(id) ON DELETE CASCADE,
    deal_id integer NOT NULL REFERENCES deals(id) ON DELETE CASCADE,
    allowed integer NOT NULL CHECK (allowed BETWEEN 0 AND 200),
    set_aside integer NOT NULL DEFAULT 0 CHECK (set_aside BETWEEN 0 AND 200),
    granted_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (device_id, deal_id)
  );
  CREATE INDEX counter_allowances_deal ON counter_allowances (deal_id);
  CREATE INDEX counter_allowances_due ON counter_allowances (expires_at) WHERE set_aside > 0`;

const PROOFS = `
  CREATE TABLE counter_proofs (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pass_id bigint NOT NULL REFERENCES passes(id),
    code text CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{4}$'),
    hash bytea CHECK (length(hash) = 32),
    shown_at timestamptz,
    received_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT counter_proofs_one_form CHECK (num_nonnulls(code, hash) = 1)
  );
  CREATE UNIQUE INDEX counter_proofs_code ON counter_proofs (pass_id, code) WHERE code IS NOT NULL;
  CREATE UNIQUE INDEX counter_proofs_hash ON counter_proofs (pass_id, hash) WHERE hash IS NOT NULL;
  CREATE INDEX counter_proofs_received ON counter_proofs (received_at)`;

const STAFF = `
  CREATE OR REPLACE VIEW staff_roles AS SELECT vendor_id, user_id, role, branch_id, id, rights FROM staff_members`;
