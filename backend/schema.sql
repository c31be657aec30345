-- The schema of a migrated database. Written by `npm run generate:schema`; the migrations decide.
-- Grouped by the module that owns a table (scripts/lint/relation-owners.mjs), lower layers first.

CREATE EXTENSION btree_gist;
CREATE EXTENSION citext;
CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;

-- -------------------- common (layer 1) --------------------

CREATE TABLE cleanup_tasks (
  name text NOT NULL,
  done_at timestamp with time zone,
  failing_since timestamp with time zone,
  last_error text,
  CONSTRAINT cleanup_tasks_pkey PRIMARY KEY (name)
);

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  status integer,
  entity_id text,
  refusal text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  token uuid,
  lease_until timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key),
  CONSTRAINT idempotency_keys_key_check CHECK (length(key) >= 1 AND length(key) <= 255)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);

CREATE TABLE outbox (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  event_id uuid NOT NULL DEFAULT uuidv7(),
  type text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  due_at timestamp with time zone NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  delivered_at timestamp with time zone,
  routed_at timestamp with time zone,
  CONSTRAINT outbox_event_id_key UNIQUE (event_id)
) PARTITION BY RANGE (event_id);
CREATE INDEX outbox_due ON ONLY outbox USING btree (due_at, id) WHERE delivered_at IS NULL;
CREATE INDEX outbox_unrouted ON ONLY outbox USING btree (due_at, id) WHERE routed_at IS NULL AND delivered_at IS NULL;

CREATE TABLE outbox_deliveries (
  event_id uuid NOT NULL,
  consumer text NOT NULL,
  lane text,
  event_number bigint,
  due_at timestamp with time zone NOT NULL DEFAULT now(),
  delivered_at timestamp with time zone DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  claim_token uuid,
  claimed_until timestamp with time zone,
  CONSTRAINT outbox_deliveries_pkey PRIMARY KEY (event_id, consumer),
  CONSTRAINT outbox_deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES outbox(event_id) ON DELETE CASCADE
) PARTITION BY RANGE (event_id);
CREATE INDEX outbox_deliveries_due ON ONLY outbox_deliveries USING btree (lane, due_at, event_number) WHERE delivered_at IS NULL;

CREATE TABLE rate_limits (
  key character varying(255) NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

CREATE TABLE schema_migrations (
  id integer NOT NULL DEFAULT nextval('schema_migrations_id_seq'::regclass),
  "timestamp" bigint NOT NULL,
  name character varying NOT NULL,
  CONSTRAINT "PK_62441bec32630ced9e4cccae336" PRIMARY KEY (id)
);

CREATE VIEW cleanup_facts AS
 SELECT name,
    done_at,
    failing_since,
    last_error
   FROM cleanup_tasks;

CREATE VIEW month_partitions AS
 SELECT p.relname::text AS parent,
    c.relname::text AS partition,
    to_date("substring"(c.relname::text, '_(\d{4}_\d{2})$'::text), 'YYYY_MM'::text) AS month,
    to_regclass(p.relname::text || '_other'::text) IS NOT NULL AS "hasDefault"
   FROM pg_partitioned_table t
     JOIN pg_class p ON p.oid = t.partrelid AND p.relnamespace = 'public'::regnamespace::oid
     JOIN pg_inherits i ON i.inhparent = p.oid
     JOIN pg_class c ON c.oid = i.inhrelid;

CREATE VIEW waiting_events AS
 SELECT id,
    type,
    created_at,
    due_at,
    attempts,
    last_error,
    delivered_at,
    event_id
   FROM outbox;

CREATE OR REPLACE FUNCTION iso(t timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT to_char(t AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$function$;

CREATE OR REPLACE FUNCTION metres_between(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT round(2 * 6371008.8 * asin(sqrt(least(1, sind((lat2 - lat1) / 2) ^ 2 + cosd(lat1) * cosd(lat2) * sind((lng2 - lng1) / 2) ^ 2))))::integer
$function$;

CREATE OR REPLACE FUNCTION month_partitions_bound(kind text, month date)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
    SELECT CASE kind
      WHEN 'date' THEN month::text
      WHEN 'uuid' THEN (lpad(to_hex((extract(epoch FROM start_of_nepal_day(month)) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid::text
      ELSE start_of_nepal_day(month)::text END
  $function$;

CREATE OR REPLACE FUNCTION month_partitions_drop(of_table text, before date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET lock_timeout TO '500ms'
AS $function$
  DECLARE
    suffix text;
    part text;
    parts text[];
    waits boolean;
    dropped integer := 0;
    referring text[] := ARRAY(SELECT f.conrelid::regclass::text FROM pg_constraint f JOIN pg_partitioned_table t ON t.partrelid = f.conrelid
      WHERE f.contype = 'f' AND f.conparentid = 0 AND f.confrelid = to_regclass(format('public.%I', of_table)));
  BEGIN
    IF NOT has_table_privilege(session_user, format('public.%I', of_table), 'DELETE') THEN
      RAISE insufficient_privilege USING MESSAGE = format('permission denied for partitions of %s', of_table);
    END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended('month_partitions ' || of_table, 0));
    <<months>>
    FOR suffix IN SELECT substr(e.partition, length(of_table) + 1) FROM (
        SELECT p.partition, coalesce((p.month + interval '1 month')::date, min(p.month) OVER ()) AS ends FROM month_partitions p
        WHERE p.parent = of_table AND (p.month IS NOT NULL OR p.partition = of_table || '_earlier')) AS e
      WHERE e.ends <= before ORDER BY e.ends, e.partition LOOP
      parts := ARRAY(SELECT m.partition FROM month_partitions m JOIN unnest(referring || of_table) WITH ORDINALITY AS t (name, n)
        ON m.parent = t.name AND m.partition = t.name || suffix ORDER BY t.n);
      FOREACH part IN ARRAY parts LOOP
        CONTINUE WHEN NOT EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = part::regclass AND a.attname = 'delivered_at');
        EXECUTE format('SELECT EXISTS (SELECT 1 FROM public.%I WHERE delivered_at IS NULL)', part) INTO waits;
        CONTINUE months WHEN waits;
      END LOOP;
      IF cardinality(referring) > 0 THEN
        FOREACH part IN ARRAY parts[:cardinality(parts) - 1] LOOP EXECUTE format('DROP TABLE public.%I', part); END LOOP;
        EXECUTE format('ALTER TABLE public.%I DETACH PARTITION public.%I', of_table, of_table || suffix);
      END IF;
      EXECUTE format('DROP TABLE public.%I', of_table || suffix);
      dropped := dropped + 1;
    END LOOP months;
    RETURN dropped;
  END $function$;

CREATE OR REPLACE FUNCTION month_partitions_make(of_table text, month date)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET lock_timeout TO '500ms'
AS $function$
  DECLARE
    made text := of_table || to_char(month, '"_"YYYY_MM');
    kind text;
  BEGIN
    IF month <> date_trunc('month', month) OR month > now() + interval '3 years' THEN
      RAISE EXCEPTION 'No partition of % is made.', month;
    END IF;
    SELECT format_type(a.atttypid, NULL) INTO kind FROM pg_partitioned_table t
      JOIN pg_attribute a ON a.attrelid = t.partrelid AND a.attnum = t.partattrs[0]
      WHERE t.partrelid = to_regclass(format('public.%I', of_table));
    IF kind IS NULL THEN
      RAISE EXCEPTION 'The table % has no partitions by month.', of_table;
    END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended('month_partitions ' || of_table, 0));
    IF EXISTS (SELECT 1 FROM month_partitions p WHERE p.parent = of_table AND (p.month = month_partitions_make.month OR p."hasDefault"
        OR month_partitions_make.month < (SELECT min(o.month) FROM month_partitions o WHERE o.parent = of_table))) THEN
      RETURN false;
    END IF;
    EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', made, of_table);
    EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', of_table, made,
      month_partitions_bound(kind, month), month_partitions_bound(kind, (month + interval '1 month')::date));
    RETURN true;
  END $function$;

CREATE OR REPLACE FUNCTION nepal_time(at timestamp with time zone)
 RETURNS timestamp without time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$ SELECT at AT TIME ZONE 'UTC' + interval '5 hours 45 minutes' $function$;

CREATE OR REPLACE FUNCTION outbox_has_earlier(of_lane text, number bigint, object jsonb)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
    SELECT EXISTS (SELECT 1 FROM outbox_deliveries w JOIN outbox o ON o.event_id = w.event_id
        WHERE w.lane = of_lane AND w.delivered_at IS NULL AND w.event_number < number AND o.payload @> object)
      OR EXISTS (SELECT 1 FROM outbox o WHERE o.routed_at IS NULL AND o.delivered_at IS NULL AND o.id < number AND o.payload @> object)
  $function$;

CREATE OR REPLACE FUNCTION outbox_publish(event_type text, event_payload jsonb)
 RETURNS bigint
 LANGUAGE sql
AS $function$
        INSERT INTO outbox (type, payload) VALUES (event_type, event_payload) RETURNING id
      $function$;

CREATE OR REPLACE FUNCTION start_of_nepal_day(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT (day::timestamp - interval '5 hours 45 minutes') AT TIME ZONE 'UTC'
$function$;

-- -------------------- audit (layer 2) --------------------

CREATE TABLE audit_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL DEFAULT now(),
  actor_id integer,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  request_id text,
  api_key_id integer,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id, at)
) PARTITION BY RANGE (at);
CREATE INDEX audit_log_action ON ONLY audit_log USING btree (action, id DESC);
CREATE INDEX audit_log_actor ON ONLY audit_log USING btree (actor_id, id DESC);
CREATE INDEX audit_log_at ON ONLY audit_log USING btree (at);
CREATE INDEX audit_log_subject ON ONLY audit_log USING btree (subject_type, subject_id, id DESC);

CREATE VIEW audit_entries AS
 SELECT id,
    at,
    actor_id,
    action,
    subject_type,
    subject_id,
    before,
    after,
    request_id,
    api_key_id
   FROM audit_log;

CREATE OR REPLACE FUNCTION audit_log_write(act text, kind text, object text)
 RETURNS bigint
 LANGUAGE sql
AS $function$
        INSERT INTO audit_log (actor_id, action, subject_type, subject_id) VALUES (NULL, act, kind, object) RETURNING id
      $function$;

-- -------------------- media (layer 2) --------------------

CREATE TABLE file_removals (
  name text NOT NULL,
  since timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT file_removals_pkey PRIMARY KEY (name)
);

CREATE TABLE media (
  id uuid NOT NULL,
  owner_id integer NOT NULL,
  vendor_id integer,
  purpose text NOT NULL,
  path text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  examine_at timestamp with time zone NOT NULL DEFAULT now() + '24:00:00'::interval,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT media_pkey PRIMARY KEY (id),
  CONSTRAINT media_path_unique UNIQUE (path),
  CONSTRAINT media_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  CONSTRAINT media_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT media_height_check CHECK (height > 0),
  CONSTRAINT media_purpose_check CHECK (purpose = ANY (ARRAY['avatar'::text, 'logo'::text, 'deal'::text, 'city'::text, 'case'::text])),
  CONSTRAINT media_width_check CHECK (width > 0)
);
CREATE INDEX media_due ON media USING btree (examine_at);
CREATE INDEX media_owner ON media USING btree (owner_id, created_at);

-- -------------------- notifications (layer 2) --------------------

CREATE TABLE notification_preferences (
  user_id integer NOT NULL,
  muted_mail text[] NOT NULL DEFAULT '{}'::text[],
  muted_inbox text[] NOT NULL DEFAULT '{}'::text[],
  muted_push text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id),
  CONSTRAINT notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notification_preferences_muted CHECK (muted_mail <@ ARRAY['passes'::text, 'reviews'::text, 'favorites'::text, 'alerts'::text, 'business'::text]),
  CONSTRAINT notification_preferences_muted_inbox CHECK (muted_inbox <@ ARRAY['passes'::text, 'reviews'::text, 'favorites'::text, 'alerts'::text, 'business'::text]),
  CONSTRAINT notification_preferences_muted_push CHECK (muted_push <@ ARRAY['passes'::text, 'reviews'::text, 'favorites'::text, 'alerts'::text, 'business'::text])
);
CREATE TRIGGER notification_preferences_copied AFTER INSERT OR DELETE OR UPDATE ON notification_preferences FOR EACH ROW EXECUTE FUNCTION notification_preferences_copy();

CREATE TABLE notifications (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  kind text NOT NULL,
  deal_id integer,
  path text NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  read_at timestamp with time zone,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notifications_deal ON notifications USING btree (deal_id) WHERE deal_id IS NOT NULL;
CREATE UNIQUE INDEX notifications_ending_once ON notifications USING btree (user_id, deal_id) WHERE kind = 'deal-ending'::text;
CREATE UNIQUE INDEX notifications_first_use_once ON notifications USING btree (user_id, deal_id) WHERE kind = 'deal-first-used'::text;
CREATE UNIQUE INDEX notifications_own_ending_once ON notifications USING btree (user_id, deal_id, ((facts -> 'until'::text) ->> 'at'::text)) WHERE kind = 'own-deal-ending'::text;
CREATE INDEX notifications_unread ON notifications USING btree (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_user ON notifications USING btree (user_id, id DESC);

CREATE TABLE push_subscriptions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id integer NOT NULL,
  sid text NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  server_key text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_endpoint UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_sid_fkey FOREIGN KEY (sid) REFERENCES sessions(sid) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_auth_check CHECK (length(auth) = 22),
  CONSTRAINT push_subscriptions_endpoint_check CHECK (length(endpoint) >= 10 AND length(endpoint) <= 1000),
  CONSTRAINT push_subscriptions_p256dh_check CHECK (length(p256dh) = 87)
);
CREATE INDEX push_subscriptions_sid ON push_subscriptions USING btree (sid);
CREATE INDEX push_subscriptions_user ON push_subscriptions USING btree (user_id, created_at);

CREATE TABLE sent_mails (
  id text NOT NULL,
  sent_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sent_mails_pkey PRIMARY KEY (id)
);
CREATE INDEX sent_mails_at ON sent_mails USING btree (sent_at);

CREATE TABLE sent_pushes (
  id text NOT NULL,
  sent_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sent_pushes_pkey PRIMARY KEY (id)
);
CREATE INDEX sent_pushes_sent_at ON sent_pushes USING btree (sent_at);

CREATE TABLE sent_text_messages (
  id text NOT NULL,
  sent_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sent_text_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX sent_text_messages_sent_at ON sent_text_messages USING btree (sent_at);

CREATE TABLE text_message_days (
  day date NOT NULL,
  requested integer NOT NULL,
  CONSTRAINT text_message_days_pkey PRIMARY KEY (day),
  CONSTRAINT text_message_days_requested_check CHECK (requested > 0)
);

CREATE VIEW muted_mails AS
 SELECT user_id,
    muted_mail
   FROM notification_preferences;

CREATE VIEW notification_facts AS
 SELECT id,
    user_id,
    kind,
    deal_id,
    facts
   FROM notifications;

CREATE VIEW sent_mail_times AS
 SELECT id,
    sent_at
   FROM sent_mails;

CREATE OR REPLACE FUNCTION notification_preferences_copy()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE users SET muted_mail = coalesce(NEW.muted_mail, '{}')
  WHERE id = coalesce(NEW.user_id, OLD.user_id) AND muted_mail <> coalesce(NEW.muted_mail, '{}');
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION notifications_insert(recipient integer, kind text, deal integer, path text, facts jsonb)
 RETURNS SETOF bigint
 LANGUAGE sql
AS $function$
    INSERT INTO notifications (user_id, kind, deal_id, path, facts) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING RETURNING id
  $function$;

-- -------------------- auth (layer 3) --------------------

CREATE TABLE admin_roles (
  user_id integer NOT NULL,
  role text NOT NULL,
  since timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT admin_roles_pkey PRIMARY KEY (user_id),
  CONSTRAINT admin_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT admin_roles_role_check CHECK (role = ANY (ARRAY['owner'::text, 'moderator'::text, 'support'::text, 'finance'::text]))
);
CREATE TRIGGER admin_roles_last_owner_stays AFTER UPDATE OF role ON admin_roles FOR EACH ROW WHEN (old.role = 'owner'::text AND new.role <> 'owner'::text) EXECUTE FUNCTION admin_roles_keep_an_owner();

CREATE TABLE authenticators (
  user_id integer NOT NULL,
  secret bytea NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT authenticators_pkey PRIMARY KEY (user_id),
  CONSTRAINT authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE email_changes (
  user_id integer NOT NULL,
  old_email citext,
  new_email citext NOT NULL,
  requested_at timestamp with time zone NOT NULL DEFAULT now(),
  changed_at timestamp with time zone,
  CONSTRAINT email_changes_pkey PRIMARY KEY (user_id),
  CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE external_identities (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT external_identities_pkey PRIMARY KEY (provider, subject),
  CONSTRAINT external_identities_user UNIQUE (user_id, provider),
  CONSTRAINT external_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT external_identities_provider_check CHECK (provider = 'google'::text),
  CONSTRAINT external_identities_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 255)
);

CREATE TABLE factor_resets (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  vendor_id integer,
  reset_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT factor_resets_pkey PRIMARY KEY (id),
  CONSTRAINT factor_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT factor_resets_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id)
);
CREATE INDEX factor_resets_user ON factor_resets USING btree (user_id, reset_at);
CREATE INDEX factor_resets_vendor ON factor_resets USING btree (vendor_id, reset_at) WHERE vendor_id IS NOT NULL;

CREATE TABLE known_devices (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  device_hash bytea NOT NULL,
  agent text NOT NULL,
  first_seen_at timestamp with time zone NOT NULL DEFAULT now(),
  last_seen_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT known_devices_pkey PRIMARY KEY (id),
  CONSTRAINT known_devices_once UNIQUE (user_id, device_hash),
  CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT known_devices_agent_check CHECK (length(agent) <= 300),
  CONSTRAINT known_devices_device_hash_check CHECK (length(device_hash) = 32)
);
CREATE INDEX known_devices_last_seen ON known_devices USING btree (last_seen_at);

CREATE TABLE passkey_challenges (
  challenge_hash bytea NOT NULL,
  user_id integer,
  expires_at timestamp with time zone NOT NULL DEFAULT now() + '00:05:00'::interval,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT passkey_challenges_challenge_hash_check CHECK (length(challenge_hash) = 32)
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges USING btree (expires_at);

CREATE TABLE passkeys (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id integer NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}'::text[],
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_credential UNIQUE (credential_id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT passkeys_counter_check CHECK (counter >= 0),
  CONSTRAINT passkeys_credential_id_check CHECK (length(credential_id) <= 1400),
  CONSTRAINT passkeys_name_check CHECK (length(name) >= 1 AND length(name) <= 60)
);
CREATE INDEX passkeys_user ON passkeys USING btree (user_id, created_at);

CREATE TABLE recovery_codes (
  user_id integer NOT NULL,
  code_hash bytea NOT NULL,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE sessions (
  sid text NOT NULL,
  user_id integer NOT NULL,
  sess json NOT NULL,
  expire timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  touched_at timestamp with time zone NOT NULL DEFAULT now(),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  stepped_up_at timestamp with time zone DEFAULT now(),
  CONSTRAINT sessions_pkey PRIMARY KEY (sid),
  CONSTRAINT sessions_id_unique UNIQUE (id),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expire ON sessions USING btree (expire);
CREATE INDEX sessions_user ON sessions USING btree (user_id);

CREATE TABLE sign_in_codes (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  address_hash bytea NOT NULL,
  sealed_address bytea NOT NULL,
  salt bytea NOT NULL,
  language text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  requested_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ticket_hash bytea,
  CONSTRAINT sign_in_codes_pkey PRIMARY KEY (id),
  CONSTRAINT sign_in_codes_address UNIQUE (address_hash),
  CONSTRAINT sign_in_codes_ticket UNIQUE (ticket_hash),
  CONSTRAINT sign_in_codes_language_check CHECK (language = ANY (ARRAY['en'::text, 'ne'::text])),
  CONSTRAINT sign_in_codes_tries_check CHECK (tries >= 0 AND tries <= 5)
);
CREATE INDEX sign_in_codes_expires_at ON sign_in_codes USING btree (expires_at);

CREATE TABLE user_decisions (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  admin_id integer NOT NULL,
  action text NOT NULL,
  reason text NOT NULL,
  points_entry_id bigint,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT user_decisions_pkey PRIMARY KEY (id),
  CONSTRAINT user_decisions_points_entry_id_key UNIQUE (points_entry_id),
  CONSTRAINT user_decisions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id),
  CONSTRAINT user_decisions_points_entry_id_fkey FOREIGN KEY (points_entry_id) REFERENCES points_ledger(id),
  CONSTRAINT user_decisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT user_decisions_actions CHECK (action = ANY (ARRAY['user.suspended'::text, 'user.reinstated'::text, 'user.role-changed'::text, 'points.corrected'::text, 'user.factors-reset'::text])),
  CONSTRAINT user_decisions_correction_has_entry CHECK ((action = 'points.corrected'::text) = (points_entry_id IS NOT NULL)),
  CONSTRAINT user_decisions_not_own CHECK (user_id <> admin_id),
  CONSTRAINT user_decisions_reason_check CHECK (length(reason) >= 3 AND length(reason) <= 500)
);
CREATE INDEX user_decisions_user ON user_decisions USING btree (user_id, id DESC);

CREATE TABLE user_tokens (
  token_hash bytea NOT NULL,
  user_id integer NOT NULL,
  purpose text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT user_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT user_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT user_tokens_purpose CHECK (purpose = ANY (ARRAY['verify-email'::text, 'reset-password'::text, 'second-factor'::text, 'change-email'::text, 'stop-email-change'::text, 'end-sessions'::text, 'reset-factors'::text]))
);
CREATE INDEX user_tokens_user ON user_tokens USING btree (user_id, purpose);

CREATE TABLE users (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  email citext,
  email_verified_at timestamp with time zone,
  first_name text NOT NULL,
  last_name text NOT NULL,
  profile_image_url text,
  role text NOT NULL DEFAULT 'customer'::text,
  loyalty_points integer NOT NULL DEFAULT 0,
  phone text,
  address text,
  city text,
  password text,
  language text NOT NULL DEFAULT 'en'::text,
  suspended_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  muted_mail text[] NOT NULL DEFAULT '{}'::text[],
  erased_at timestamp with time zone,
  password_is_long boolean,
  language_chosen_at timestamp with time zone,
  passkey_offer_declined_at timestamp with time zone,
  suggestions boolean NOT NULL DEFAULT true,
  verified_phone text,
  phone_proven_at timestamp with time zone,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_email_unique UNIQUE (email),
  CONSTRAINT users_email_check CHECK (length(email::text) <= 254),
  CONSTRAINT users_language_check CHECK (language = ANY (ARRAY['en'::text, 'ne'::text])),
  CONSTRAINT users_muted_mail CHECK (muted_mail <@ ARRAY['passes'::text, 'reviews'::text, 'favorites'::text, 'alerts'::text, 'business'::text]),
  CONSTRAINT users_phone_or_verified_email CHECK (verified_phone IS NULL OR (email IS NULL) = (email_verified_at IS NULL)),
  CONSTRAINT users_phone_proven CHECK ((verified_phone IS NULL) = (phone_proven_at IS NULL)),
  CONSTRAINT users_reachable CHECK (email IS NOT NULL OR verified_phone IS NOT NULL),
  CONSTRAINT users_role_check CHECK (role = ANY (ARRAY['customer'::text, 'vendor'::text, 'admin'::text])),
  CONSTRAINT users_verified_phone_form CHECK (verified_phone ~ '^9[678][0-9]{8}$'::text)
);
CREATE INDEX users_admins ON users USING btree (id) WHERE role = 'admin'::text;
CREATE INDEX users_created ON users USING btree (created_at);
CREATE INDEX users_name ON users USING btree (lower((first_name || ' '::text) || last_name), id) WHERE erased_at IS NULL;
CREATE INDEX users_picture ON users USING btree (profile_image_url) WHERE profile_image_url IS NOT NULL;
CREATE INDEX users_points ON users USING btree (loyalty_points DESC, id DESC) WHERE erased_at IS NULL;
CREATE INDEX users_role ON users USING btree (role, id) WHERE erased_at IS NULL;
CREATE INDEX users_suspended ON users USING btree (id) WHERE suspended_at IS NOT NULL;
CREATE UNIQUE INDEX users_verified_phone ON users USING btree (verified_phone) WHERE verified_phone IS NOT NULL;
CREATE INDEX users_words ON users USING gin (((((first_name || ' '::text) || last_name) || ' '::text) || email::text) gin_trgm_ops) WHERE erased_at IS NULL;
CREATE INDEX users_words_and_phone ON users USING gin (((((((first_name || ' '::text) || last_name) || ' '::text) || COALESCE(email::text, ''::text)) || ' '::text) || COALESCE(verified_phone, ''::text)) gin_trgm_ops) WHERE erased_at IS NULL;
CREATE TRIGGER users_last_admin_stays AFTER UPDATE OF role, suspended_at ON users FOR EACH ROW WHEN (old.role = 'admin'::text AND old.suspended_at IS NULL AND (new.role <> 'admin'::text OR new.suspended_at IS NOT NULL)) EXECUTE FUNCTION users_keep_an_admin();
CREATE TRIGGER users_last_owner_stays AFTER UPDATE OF role, suspended_at ON users FOR EACH ROW WHEN (old.role = 'admin'::text AND old.suspended_at IS NULL AND (new.role <> 'admin'::text OR new.suspended_at IS NOT NULL)) EXECUTE FUNCTION users_keep_an_owner();
CREATE TRIGGER users_muted_mail_copied AFTER UPDATE OF muted_mail ON users FOR EACH ROW WHEN (old.muted_mail IS DISTINCT FROM new.muted_mail) EXECUTE FUNCTION users_muted_mail_copy();

CREATE VIEW admin_role_facts AS
 SELECT user_id,
    role
   FROM admin_roles;

CREATE VIEW decision_reasons AS
 SELECT id,
    user_id,
    admin_id,
    action,
    reason,
    points_entry_id,
    created_at
   FROM user_decisions;

CREATE VIEW device_marks AS
 SELECT user_id,
    device_hash
   FROM known_devices;

CREATE VIEW factor_reset_times AS
 SELECT id,
    user_id,
    vendor_id,
    reset_at
   FROM factor_resets;

CREATE VIEW live_sessions AS
 SELECT s.sid,
    s.touched_at,
    s.stepped_up_at,
    u.id AS user_id,
    u.email,
    u.first_name,
    u.last_name,
    u.profile_image_url,
    u.role,
    u.language,
        CASE
            WHEN u.language_chosen_at IS NOT NULL OR u.language = 'ne'::text THEN u.language
            ELSE NULL::text
        END AS chosen_language,
    u.email_verified_at,
    (EXISTS ( SELECT 1
           FROM passkeys p
          WHERE p.user_id = u.id)) OR (EXISTS ( SELECT 1
           FROM authenticators a
          WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL)) AS has_second_factor,
    r.role AS admin_role,
    u.verified_phone
   FROM sessions s
     JOIN users u ON u.id = s.user_id
     LEFT JOIN admin_roles r ON r.user_id = u.id
  WHERE s.expire > now() AND u.suspended_at IS NULL AND NOT (u.role = 'admin'::text AND u.password_is_long IS FALSE);

CREATE VIEW person_names AS
 SELECT id,
    first_name,
    last_name,
    shown_name(u.*) AS shown_name,
    email,
    email_verified_at,
    role,
    language,
    profile_image_url,
    suspended_at,
    erased_at,
    verified_phone
   FROM users u;

CREATE VIEW profiles AS
 SELECT id,
    email,
    first_name,
    last_name,
    profile_image_url,
    phone,
    address,
    city,
    language,
        CASE
            WHEN language_chosen_at IS NOT NULL OR language = 'ne'::text THEN language
            ELSE NULL::text
        END AS chosen_language,
    email_verified_at,
    role,
    loyalty_points,
    suspended_at,
    erased_at,
    created_at,
    (EXISTS ( SELECT 1
           FROM passkeys p
          WHERE p.user_id = u.id)) OR (EXISTS ( SELECT 1
           FROM authenticators a
          WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL)) AS has_second_factor,
    password IS NOT NULL AS has_password,
    suggestions,
    verified_phone
   FROM users u;

CREATE VIEW session_facts AS
 SELECT id,
    user_id,
    sess ->> 'agent'::text AS agent,
    created_at,
    touched_at,
    expire
   FROM sessions;

CREATE OR REPLACE FUNCTION admin_roles_keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('admin_roles_last_owner'));
    IF NOT EXISTS (SELECT FROM admin_roles r JOIN users u ON u.id = r.user_id
                   WHERE r.role = 'owner' AND u.role = 'admin' AND u.suspended_at IS NULL) THEN
      RAISE EXCEPTION 'The last owner stays one.'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'admin_roles_last_owner', TABLE = 'admin_roles';
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION shown_name(u users)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
    SELECT CASE WHEN u.erased_at IS NULL THEN rtrim(u.first_name || ' ' || left(u.last_name, 1) || CASE WHEN u.last_name = '' THEN '' ELSE '.' END) ELSE '' END
  $function$;

CREATE OR REPLACE FUNCTION users_copy_points(customer integer, balance integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE users SET loyalty_points = balance WHERE id = customer AND loyalty_points <> balance
$function$;

CREATE OR REPLACE FUNCTION users_keep_an_admin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtext('users_last_admin'));
        IF NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND suspended_at IS NULL) THEN
          RAISE EXCEPTION 'The last admin stays one.' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_last_admin', TABLE = 'users';
        END IF;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION users_keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF EXISTS (SELECT FROM admin_roles WHERE user_id = OLD.id AND role = 'owner') THEN
      PERFORM pg_advisory_xact_lock(hashtext('admin_roles_last_owner'));
      IF NOT EXISTS (SELECT FROM admin_roles r JOIN users u ON u.id = r.user_id
                     WHERE r.role = 'owner' AND u.role = 'admin' AND u.suspended_at IS NULL) THEN
        RAISE EXCEPTION 'The last owner stays one.'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'admin_roles_last_owner', TABLE = 'admin_roles';
      END IF;
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION users_lock(customer integer)
 RETURNS boolean
 LANGUAGE sql
AS $function$
  SELECT erased_at IS NULL FROM users WHERE id = customer FOR NO KEY UPDATE
$function$;

CREATE OR REPLACE FUNCTION users_muted_mail_copy()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO notification_preferences AS p (user_id, muted_mail) VALUES (NEW.id, NEW.muted_mail)
  ON CONFLICT (user_id) DO UPDATE SET muted_mail = EXCLUDED.muted_mail WHERE p.muted_mail <> EXCLUDED.muted_mail;
  RETURN NULL;
END $function$;

-- -------------------- releases (layer 3) --------------------

CREATE TABLE release_failures (
  remote text NOT NULL,
  version text NOT NULL,
  period integer NOT NULL,
  visitor bytea NOT NULL,
  failed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT release_failures_pkey PRIMARY KEY (remote, version, period, visitor),
  CONSTRAINT release_failures_remote_version_fkey FOREIGN KEY (remote, version) REFERENCES remote_versions(remote, version) ON DELETE CASCADE,
  CONSTRAINT release_failures_visitor_check CHECK (octet_length(visitor) = 16)
);
CREATE INDEX release_failures_failed ON release_failures USING btree (failed_at);

CREATE TABLE release_views (
  remote text NOT NULL,
  version text NOT NULL,
  period integer NOT NULL,
  shell uuid NOT NULL,
  views integer NOT NULL,
  counted_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT release_views_pkey PRIMARY KEY (remote, version, period, shell),
  CONSTRAINT release_views_remote_version_fkey FOREIGN KEY (remote, version) REFERENCES remote_versions(remote, version) ON DELETE CASCADE,
  CONSTRAINT release_views_views_check CHECK (views >= 1 AND views <= 1000000000)
);
CREATE INDEX release_views_counted ON release_views USING btree (counted_at);

CREATE TABLE remote_releases (
  remote text NOT NULL,
  number bigint NOT NULL,
  live text NOT NULL,
  previous text,
  share smallint NOT NULL,
  period integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  full_since timestamp with time zone,
  last_change text NOT NULL,
  CONSTRAINT remote_releases_pkey PRIMARY KEY (remote),
  CONSTRAINT remote_releases_remote_live_fkey FOREIGN KEY (remote, live) REFERENCES remote_versions(remote, version),
  CONSTRAINT remote_releases_remote_previous_fkey FOREIGN KEY (remote, previous) REFERENCES remote_versions(remote, version),
  CONSTRAINT remote_releases_check CHECK (previous <> live),
  CONSTRAINT remote_releases_full CHECK ((share = 100) = (full_since IS NOT NULL)),
  CONSTRAINT remote_releases_last_change_check CHECK (last_change = ANY (ARRAY['released'::text, 'share'::text, 'returned'::text, 'returned-by-itself'::text])),
  CONSTRAINT remote_releases_number_check CHECK (number > 0),
  CONSTRAINT remote_releases_period_check CHECK (period > 0),
  CONSTRAINT remote_releases_share CHECK (share = 100 OR previous IS NOT NULL),
  CONSTRAINT remote_releases_share_check CHECK (share >= 0 AND share <= 100)
);

CREATE TABLE remote_versions (
  remote text NOT NULL,
  version text NOT NULL,
  released_at timestamp with time zone NOT NULL,
  is_kept boolean NOT NULL DEFAULT true,
  CONSTRAINT remote_versions_pkey PRIMARY KEY (remote, version),
  CONSTRAINT remote_versions_remote_check CHECK (remote ~ '^[a-z][a-z0-9]{0,29}$'::text),
  CONSTRAINT remote_versions_version_check CHECK (version ~ '^[0-9]{1,4}\.[0-9]{1,4}\.[0-9]{1,6}-[0-9a-f]{10}$'::text)
);

-- -------------------- catalog (layer 4) --------------------

CREATE TABLE areas (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  location_id integer NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  name_ne text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT areas_pkey PRIMARY KEY (id),
  CONSTRAINT areas_name_key UNIQUE (location_id, name),
  CONSTRAINT areas_slug_key UNIQUE (location_id, slug),
  CONSTRAINT areas_location_id_fkey FOREIGN KEY (location_id) REFERENCES locations(id),
  CONSTRAINT areas_latitude_check CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CONSTRAINT areas_longitude_check CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CONSTRAINT areas_name_check CHECK (length(name) >= 2 AND length(name) <= 60),
  CONSTRAINT areas_name_ne_check CHECK (length(name_ne) >= 2 AND length(name_ne) <= 60),
  CONSTRAINT areas_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) >= 2 AND length(slug) <= 60)
);

CREATE TABLE categories (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  slug text NOT NULL,
  name text NOT NULL,
  name_ne text NOT NULL,
  icon text NOT NULL,
  parent_id integer,
  "position" integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  is_active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  is_top boolean NOT NULL GENERATED ALWAYS AS (parent_id IS NULL) STORED,
  parent_is_top boolean GENERATED ALWAYS AS (CASE WHEN parent_id IS NOT NULL THEN true ELSE NULL::boolean END) STORED,
  CONSTRAINT categories_pkey PRIMARY KEY (id),
  CONSTRAINT categories_level UNIQUE (id, is_top),
  CONSTRAINT categories_name_key UNIQUE (name),
  CONSTRAINT categories_slug_key UNIQUE (slug),
  CONSTRAINT categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES categories(id),
  CONSTRAINT categories_two_levels FOREIGN KEY (parent_id, parent_is_top) REFERENCES categories(id, is_top),
  CONSTRAINT categories_check CHECK (parent_id <> id)
);
CREATE TRIGGER categories_address BEFORE INSERT OR UPDATE OF slug ON categories FOR EACH ROW EXECUTE FUNCTION categories_address_is_free();
CREATE TRIGGER categories_search_kept AFTER UPDATE OF name, name_ne, parent_id ON categories FOR EACH ROW EXECUTE FUNCTION catalog_renamed();

CREATE TABLE festival_seasons (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  name_ne text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  color text,
  is_active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  is_holiday boolean NOT NULL DEFAULT false,
  CONSTRAINT festival_seasons_pkey PRIMARY KEY (id),
  CONSTRAINT festival_seasons_once UNIQUE (name, starts_on),
  CONSTRAINT festival_seasons_color_check CHECK (color = ANY (ARRAY['brand'::text, 'marigold'::text, 'rose'::text, 'green'::text, 'blue'::text])),
  CONSTRAINT festival_seasons_days CHECK (starts_on <= ends_on),
  CONSTRAINT festival_seasons_name_check CHECK (length(name) >= 2 AND length(name) <= 60),
  CONSTRAINT festival_seasons_name_ne_check CHECK (length(name_ne) >= 2 AND length(name_ne) <= 60)
);

CREATE TABLE locations (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  slug text NOT NULL,
  name text NOT NULL,
  name_ne text NOT NULL,
  image text,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT locations_pkey PRIMARY KEY (id),
  CONSTRAINT locations_name_key UNIQUE (name),
  CONSTRAINT locations_slug_key UNIQUE (slug),
  CONSTRAINT locations_latitude_check CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CONSTRAINT locations_longitude_check CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision)
);
CREATE INDEX locations_image ON locations USING btree (image) WHERE image IS NOT NULL;
CREATE TRIGGER locations_search_kept AFTER UPDATE OF name, name_ne ON locations FOR EACH ROW EXECUTE FUNCTION catalog_renamed();

CREATE TABLE merged_categories (
  slug text NOT NULL,
  category_id integer NOT NULL,
  merged_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT merged_categories_pkey PRIMARY KEY (slug),
  CONSTRAINT merged_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id)
);
CREATE INDEX merged_categories_into ON merged_categories USING btree (category_id);

CREATE VIEW area_names AS
 SELECT id,
    location_id,
    slug,
    name,
    name_ne,
    latitude,
    longitude,
    is_active
   FROM areas;

CREATE VIEW category_names AS
 SELECT id,
    slug,
    name,
    name_ne,
    icon,
    parent_id,
    "position",
    is_active
   FROM categories;

CREATE VIEW city_names AS
 SELECT id,
    slug,
    name,
    name_ne,
    image,
    latitude,
    longitude,
    "position",
    is_active
   FROM locations;

CREATE VIEW merged_category_slugs AS
 SELECT slug,
    category_id
   FROM merged_categories;

CREATE VIEW season_days AS
 SELECT id,
    starts_on,
    ends_on,
    name,
    name_ne,
    is_active,
    is_holiday
   FROM festival_seasons;

CREATE OR REPLACE FUNCTION business_days_after(at timestamp with time zone, days integer)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
      DECLARE
        day date := nepal_time(at)::date;
        last_day date := day + days * 3 + 400;
        missing integer := greatest(days, 1);
      BEGIN
        WHILE missing > 0 AND day < last_day LOOP
          day := day + 1;
          IF extract(isodow FROM day) < 6
            AND NOT EXISTS (SELECT 1 FROM festival_seasons s WHERE s.is_holiday AND day BETWEEN s.starts_on AND s.ends_on)
          THEN
            missing := missing - 1;
          END IF;
        END LOOP;
        RETURN start_of_nepal_day(day) + interval '18 hours';
      END $function$;

CREATE OR REPLACE FUNCTION categories_address_is_free()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF EXISTS (SELECT 1 FROM merged_categories WHERE slug = NEW.slug) THEN
          RAISE unique_violation USING CONSTRAINT = 'categories_slug_key', MESSAGE = 'the address leads to another category';
        END IF;
        RETURN NEW;
      END $function$;

-- -------------------- settings (layer 4) --------------------

CREATE TABLE settings (
  key text NOT NULL,
  value jsonb NOT NULL,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  changed_by integer,
  CONSTRAINT settings_pkey PRIMARY KEY (key),
  CONSTRAINT settings_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id)
);

CREATE VIEW setting_changes AS
 SELECT key,
    changed_by,
    updated_at
   FROM settings;

CREATE OR REPLACE FUNCTION points_setting(name text, initial integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce((SELECT (value #>> '{}')::integer FROM settings WHERE key = 'points.' || name), initial)
$function$;

CREATE OR REPLACE FUNCTION programs_setting(name text, initial integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
    SELECT coalesce((SELECT (value #>> '{}')::integer FROM settings WHERE key = 'programs.' || name), initial)
  $function$;

CREATE OR REPLACE FUNCTION tax_percent(name text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
     SELECT coalesce((SELECT (value #>> '{}')::integer FROM settings WHERE key = 'taxes.' || name),
       CASE name WHEN 'serviceCharge' THEN 10 ELSE 13 END)
   $function$;

-- -------------------- worklist (layer 4) --------------------

CREATE TABLE decision_reservations (
  kind text NOT NULL,
  subject text NOT NULL,
  decision_id bigint NOT NULL,
  CONSTRAINT decision_reservations_pkey PRIMARY KEY (kind, subject),
  CONSTRAINT decision_reservations_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES pending_decisions(id) ON DELETE CASCADE
);
CREATE INDEX decision_reservations_decision ON decision_reservations USING btree (decision_id);

CREATE TABLE pending_decisions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  action text NOT NULL,
  version bigint NOT NULL,
  request jsonb NOT NULL,
  decided_by integer NOT NULL,
  requested_at timestamp with time zone NOT NULL DEFAULT now(),
  takes_effect_at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'pending'::text,
  settled_at timestamp with time zone,
  failure_code text,
  failure_message text,
  left_out jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT pending_decisions_pkey PRIMARY KEY (id),
  CONSTRAINT pending_decisions_public_id_key UNIQUE (public_id),
  CONSTRAINT pending_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT pending_decisions_action_check CHECK (length(action) >= 2 AND length(action) <= 40),
  CONSTRAINT pending_decisions_failure CHECK ((state = 'failed'::text) = (failure_code IS NOT NULL)),
  CONSTRAINT pending_decisions_kind_check CHECK (length(kind) >= 2 AND length(kind) <= 40),
  CONSTRAINT pending_decisions_settled CHECK ((state = 'pending'::text) = (settled_at IS NULL)),
  CONSTRAINT pending_decisions_soon CHECK (takes_effect_at <= (requested_at + '00:00:10'::interval)),
  CONSTRAINT pending_decisions_state_check CHECK (state = ANY (ARRAY['pending'::text, 'done'::text, 'undone'::text, 'failed'::text])),
  CONSTRAINT pending_decisions_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 40)
);
CREATE INDEX pending_decisions_due ON pending_decisions USING btree (takes_effect_at) WHERE state = 'pending'::text;
CREATE INDEX pending_decisions_settled_at ON pending_decisions USING btree (settled_at);
CREATE INDEX pending_decisions_subject ON pending_decisions USING btree (kind, subject, id);

CREATE TABLE table_views (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  "table" text NOT NULL,
  slot smallint NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT table_views_pkey PRIMARY KEY (id),
  CONSTRAINT table_views_name UNIQUE (user_id, "table", name),
  CONSTRAINT table_views_slot UNIQUE (user_id, "table", slot),
  CONSTRAINT table_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT table_views_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT table_views_query_check CHECK (length(query) <= 1000),
  CONSTRAINT table_views_slot_check CHECK (slot >= 1 AND slot <= 20),
  CONSTRAINT table_views_table_check CHECK ("table" ~ '^[a-z][a-z-]{1,39}$'::text)
);

CREATE TABLE work_claims (
  kind text NOT NULL,
  subject text NOT NULL,
  owner_id integer,
  until timestamp with time zone,
  snoozed_until timestamp with time zone,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT work_claims_pkey PRIMARY KEY (kind, subject),
  CONSTRAINT work_claims_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  CONSTRAINT work_claims_kind_check CHECK (length(kind) >= 2 AND length(kind) <= 40),
  CONSTRAINT work_claims_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 40),
  CONSTRAINT work_claims_until_of_owner CHECK (until IS NULL OR owner_id IS NOT NULL)
);
CREATE INDEX work_claims_owner ON work_claims USING btree (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX work_claims_updated ON work_claims USING btree (updated_at);

-- -------------------- approvals (layer 5) --------------------

CREATE TABLE approvals (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  kind text NOT NULL,
  subject_id text NOT NULL,
  paisa bigint NOT NULL,
  request jsonb NOT NULL,
  state text NOT NULL DEFAULT 'pending'::text,
  requested_by integer NOT NULL,
  requested_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL DEFAULT now() + '7 days'::interval,
  decided_by integer,
  decided_at timestamp with time zone,
  reason text,
  CONSTRAINT approvals_pkey PRIMARY KEY (id),
  CONSTRAINT approvals_public_id_key UNIQUE (public_id),
  CONSTRAINT approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT approvals_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  CONSTRAINT approvals_decided_fully CHECK ((state = ANY (ARRAY['approved'::text, 'rejected'::text])) = (decided_by IS NOT NULL AND decided_at IS NOT NULL)),
  CONSTRAINT approvals_four_eyes CHECK (state <> 'approved'::text OR decided_by <> requested_by),
  CONSTRAINT approvals_kind_check CHECK (kind = ANY (ARRAY['payout'::text, 'payout-run'::text, 'order-refund'::text, 'refund-close'::text, 'honour-decision'::text])),
  CONSTRAINT approvals_paisa_check CHECK (paisa > 0),
  CONSTRAINT approvals_reason_check CHECK (length(reason) >= 3 AND length(reason) <= 500),
  CONSTRAINT approvals_rejected_with_reason CHECK (state <> 'rejected'::text OR reason IS NOT NULL),
  CONSTRAINT approvals_state_check CHECK (state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'expired'::text]))
);
CREATE INDEX approvals_of_subject ON approvals USING btree (kind, subject_id, id);
CREATE UNIQUE INDEX approvals_one_pending ON approvals USING btree (kind, subject_id) WHERE state = 'pending'::text;

CREATE VIEW approval_facts AS
 SELECT id,
    public_id,
    kind,
    subject_id,
    state,
    requested_by,
    requested_at,
    decided_by,
    decided_at,
    paisa,
    request,
    reason,
    expires_at
   FROM approvals;

-- -------------------- support (layer 5) --------------------

CREATE TABLE faqs (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  place text NOT NULL,
  category text NOT NULL,
  "position" integer NOT NULL,
  question text NOT NULL,
  question_ne text NOT NULL,
  answer text NOT NULL,
  answer_ne text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT faqs_pkey PRIMARY KEY (id),
  CONSTRAINT faqs_category_check CHECK (category = ANY (ARRAY['account'::text, 'deals'::text, 'payment'::text, 'technical'::text])),
  CONSTRAINT faqs_place_check CHECK (place = ANY (ARRAY['help'::text, 'contact'::text]))
);
CREATE INDEX faqs_shown ON faqs USING btree (place, "position", id) WHERE is_active;

CREATE TABLE newsletter_subscribers (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL DEFAULT gen_random_uuid(),
  email citext NOT NULL,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'asked'::text,
  asked_at timestamp with time zone NOT NULL DEFAULT now(),
  confirmed_at timestamp with time zone,
  left_at timestamp with time zone,
  CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id),
  CONSTRAINT newsletter_subscribers_email_key UNIQUE (email),
  CONSTRAINT newsletter_subscribers_public_id_key UNIQUE (public_id),
  CONSTRAINT newsletter_confirmed_fully CHECK ((state = 'confirmed'::text) = (confirmed_at IS NOT NULL)),
  CONSTRAINT newsletter_subscribers_email_check CHECK (length(email::text) <= 254),
  CONSTRAINT newsletter_subscribers_language_check CHECK (language = ANY (ARRAY['en'::text, 'ne'::text])),
  CONSTRAINT newsletter_subscribers_state_check CHECK (state = ANY (ARRAY['asked'::text, 'confirmed'::text, 'left'::text]))
);
CREATE INDEX newsletter_subscribers_state ON newsletter_subscribers USING btree (state, id);
CREATE INDEX newsletter_subscribers_words ON newsletter_subscribers USING gin ((email::text) gin_trgm_ops);

CREATE TABLE support_message_entries (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  message_id integer NOT NULL,
  author_id integer NOT NULL,
  kind text NOT NULL,
  body text NOT NULL,
  mailed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT support_message_entries_pkey PRIMARY KEY (id),
  CONSTRAINT support_message_entries_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT support_message_entries_message_id_fkey FOREIGN KEY (message_id) REFERENCES support_messages(id) ON DELETE CASCADE,
  CONSTRAINT support_message_entries_body_check CHECK (length(body) >= 1 AND length(body) <= 4000),
  CONSTRAINT support_message_entries_kind_check CHECK (kind = ANY (ARRAY['reply'::text, 'note'::text])),
  CONSTRAINT support_message_entries_notes_stay_here CHECK (kind = 'reply'::text OR mailed_at IS NULL)
);
CREATE INDEX support_message_entries_author ON support_message_entries USING btree (author_id);
CREATE INDEX support_message_entries_thread ON support_message_entries USING btree (message_id, id);

CREATE TABLE support_messages (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  name text NOT NULL,
  email citext NOT NULL,
  subject text NOT NULL,
  category text,
  message text NOT NULL,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'new'::text,
  acknowledged_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  assigned_to integer,
  due_at timestamp with time zone NOT NULL DEFAULT now() + '24:00:00'::interval,
  CONSTRAINT support_messages_pkey PRIMARY KEY (id),
  CONSTRAINT support_messages_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES users(id),
  CONSTRAINT support_messages_category_check CHECK (category = ANY (ARRAY['account'::text, 'deals'::text, 'payment'::text, 'technical'::text])),
  CONSTRAINT support_messages_email_check CHECK (length(email::text) <= 254),
  CONSTRAINT support_messages_help_has_category CHECK ((kind = 'help'::text) = (category IS NOT NULL)),
  CONSTRAINT support_messages_kind_check CHECK (kind = ANY (ARRAY['contact'::text, 'help'::text])),
  CONSTRAINT support_messages_language_check CHECK (language = ANY (ARRAY['en'::text, 'ne'::text])),
  CONSTRAINT support_messages_message_check CHECK (length(message) <= 4000),
  CONSTRAINT support_messages_new_is_nobodys CHECK (state <> 'new'::text OR assigned_to IS NULL),
  CONSTRAINT support_messages_progress_is_somebodys CHECK (state <> 'in-progress'::text OR assigned_to IS NOT NULL),
  CONSTRAINT support_messages_state_check CHECK (state = ANY (ARRAY['new'::text, 'in-progress'::text, 'answered'::text, 'closed'::text]))
);
CREATE INDEX support_messages_assigned ON support_messages USING btree (assigned_to, id);
CREATE INDEX support_messages_category ON support_messages USING btree (category, id);
CREATE INDEX support_messages_due ON support_messages USING btree (due_at, id);
CREATE INDEX support_messages_kind ON support_messages USING btree (kind, id);
CREATE INDEX support_messages_open ON support_messages USING btree (id) WHERE state = ANY (ARRAY['new'::text, 'in-progress'::text]);
CREATE INDEX support_messages_open_due ON support_messages USING btree (due_at, id) WHERE state = ANY (ARRAY['new'::text, 'in-progress'::text]);
CREATE INDEX support_messages_sender ON support_messages USING btree (email, acknowledged_at);
CREATE INDEX support_messages_state ON support_messages USING btree (state, id);
CREATE INDEX support_messages_words ON support_messages USING gin (((((((name || ' '::text) || email::text) || ' '::text) || subject) || ' '::text) || message) gin_trgm_ops);

CREATE VIEW message_facts AS
 SELECT id,
    kind,
    email,
    state,
    created_at,
    due_at,
    assigned_to
   FROM support_messages;

-- -------------------- vendors (layer 5) --------------------

CREATE TABLE branches (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  name text NOT NULL,
  address text NOT NULL,
  city text NOT NULL,
  latitude double precision,
  longitude double precision,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  hours jsonb,
  area_id integer,
  open_minutes int4multirange,
  card_made_at timestamp with time zone,
  CONSTRAINT branches_pkey PRIMARY KEY (id),
  CONSTRAINT branches_id_vendor_id_key UNIQUE (id, vendor_id),
  CONSTRAINT branches_area_id_fkey FOREIGN KEY (area_id) REFERENCES areas(id),
  CONSTRAINT branches_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  CONSTRAINT branches_hours CHECK (are_opening_hours(hours)),
  CONSTRAINT branches_latitude_check CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CONSTRAINT branches_longitude_check CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision)
);
CREATE INDEX branches_area ON branches USING btree (area_id, vendor_id) WHERE area_id IS NOT NULL;
CREATE INDEX branches_place ON branches USING btree (latitude, longitude) WHERE latitude IS NOT NULL AND longitude IS NOT NULL;
CREATE INDEX branches_vendor ON branches USING btree (vendor_id, id);
CREATE TRIGGER branches_minutes_kept BEFORE INSERT OR UPDATE OF hours ON branches FOR EACH ROW EXECUTE FUNCTION branches_set_minutes();
CREATE TRIGGER branches_note_deals AFTER INSERT OR DELETE OR UPDATE OF area_id ON branches FOR EACH ROW EXECUTE FUNCTION branches_note_deals();
CREATE TRIGGER branches_search_kept AFTER INSERT OR DELETE OR UPDATE OF name, address ON branches FOR EACH ROW EXECUTE FUNCTION branches_renamed();

CREATE TABLE saved_replies (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  slot smallint NOT NULL,
  use text NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  text_ne text,
  stars smallint[] NOT NULL DEFAULT '{}'::smallint[],
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT saved_replies_pkey PRIMARY KEY (id),
  CONSTRAINT saved_replies_slot UNIQUE (vendor_id, slot),
  CONSTRAINT saved_replies_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  CONSTRAINT saved_replies_slot_check CHECK (slot >= 1 AND slot <= 30),
  CONSTRAINT saved_replies_stars_check CHECK (stars <@ '{1,2,3,4,5}'::smallint[] AND cardinality(stars) <= 5 AND (use = 'review'::text OR stars = '{}'::smallint[])),
  CONSTRAINT saved_replies_text_check CHECK (length(text) >= 2 AND length(text) <= 1000),
  CONSTRAINT saved_replies_text_ne_check CHECK (length(text_ne) >= 2 AND length(text_ne) <= 1000),
  CONSTRAINT saved_replies_title_check CHECK (length(title) >= 1 AND length(title) <= 60),
  CONSTRAINT saved_replies_use_check CHECK (use = ANY (ARRAY['review'::text, 'case'::text]))
);

CREATE TABLE staff_invitations (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  email citext NOT NULL,
  role text NOT NULL,
  branch_id integer,
  invited_by integer NOT NULL,
  token_hash bytea,
  sent_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  rights text[],
  CONSTRAINT staff_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT staff_invitations_one_per_email UNIQUE (vendor_id, email),
  CONSTRAINT staff_invitations_token UNIQUE (token_hash),
  CONSTRAINT staff_invitations_branch_id_vendor_id_fkey FOREIGN KEY (branch_id, vendor_id) REFERENCES branches(id, vendor_id),
  CONSTRAINT staff_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id),
  CONSTRAINT staff_invitations_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  CONSTRAINT staff_invitations_email_check CHECK (length(email::text) <= 254),
  CONSTRAINT staff_invitations_owner_everywhere CHECK (role <> 'owner'::text OR branch_id IS NULL),
  CONSTRAINT staff_invitations_rights CHECK (cardinality(rights) > 0 AND rights <@ ARRAY['counter'::text, 'deals'::text, 'reviews'::text, 'money'::text, 'staff'::text]),
  CONSTRAINT staff_invitations_role_check CHECK (role = ANY (ARRAY['owner'::text, 'manager'::text, 'counter'::text]))
);
CREATE INDEX staff_invitations_email ON staff_invitations USING btree (email);
CREATE INDEX staff_invitations_expiry ON staff_invitations USING btree (expires_at);

CREATE TABLE staff_members (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  vendor_id integer NOT NULL,
  role text NOT NULL,
  branch_id integer,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  rights text[],
  CONSTRAINT staff_members_pkey PRIMARY KEY (id),
  CONSTRAINT staff_one_business UNIQUE (user_id),
  CONSTRAINT staff_members_branch_id_vendor_id_fkey FOREIGN KEY (branch_id, vendor_id) REFERENCES branches(id, vendor_id),
  CONSTRAINT staff_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT staff_members_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  CONSTRAINT staff_members_rights CHECK (cardinality(rights) > 0 AND rights <@ ARRAY['counter'::text, 'deals'::text, 'reviews'::text, 'money'::text, 'staff'::text]),
  CONSTRAINT staff_members_role_check CHECK (role = ANY (ARRAY['owner'::text, 'manager'::text, 'counter'::text])),
  CONSTRAINT staff_owner_everywhere CHECK (role <> 'owner'::text OR branch_id IS NULL)
);
CREATE INDEX staff_members_vendor ON staff_members USING btree (vendor_id, id);
CREATE CONSTRAINT TRIGGER staff_keeps_an_owner AFTER DELETE OR UPDATE ON staff_members DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_an_owner_is_left();
CREATE TRIGGER staff_pins_follow_leaving AFTER DELETE ON staff_members FOR EACH ROW EXECUTE FUNCTION staff_pins_follow_members();
CREATE TRIGGER staff_pins_follow_role AFTER UPDATE OF role, branch_id ON staff_members FOR EACH ROW WHEN ((old.role = 'counter'::text) <> (new.role = 'counter'::text) OR old.branch_id IS DISTINCT FROM new.branch_id) EXECUTE FUNCTION staff_pins_follow_members();

CREATE TABLE staff_pins (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  user_id integer NOT NULL,
  manages boolean NOT NULL,
  branch_id integer,
  salt bytea NOT NULL,
  key bytea NOT NULL,
  rounds integer NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  locked_until timestamp with time zone,
  set_by integer,
  set_at timestamp with time zone NOT NULL DEFAULT now(),
  ended_at timestamp with time zone,
  CONSTRAINT staff_pins_pkey PRIMARY KEY (id),
  CONSTRAINT staff_pins_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE,
  CONSTRAINT staff_pins_set_by_fkey FOREIGN KEY (set_by) REFERENCES users(id),
  CONSTRAINT staff_pins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT staff_pins_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  CONSTRAINT staff_pins_key_check CHECK (length(key) = 32),
  CONSTRAINT staff_pins_rounds_check CHECK (rounds >= 100000),
  CONSTRAINT staff_pins_salt_check CHECK (length(salt) = 16),
  CONSTRAINT staff_pins_tries_check CHECK (tries >= 0 AND tries <= 5)
);
CREATE INDEX staff_pins_branch ON staff_pins USING btree (branch_id);
CREATE INDEX staff_pins_ended ON staff_pins USING btree (ended_at) WHERE ended_at IS NOT NULL;
CREATE UNIQUE INDEX staff_pins_present ON staff_pins USING btree (vendor_id, user_id) WHERE ended_at IS NULL;
CREATE INDEX staff_pins_user ON staff_pins USING btree (user_id);

CREATE TABLE vendor_documents (
  id uuid NOT NULL,
  owner_id integer NOT NULL,
  vendor_id integer,
  kind text NOT NULL,
  type text NOT NULL,
  size integer NOT NULL,
  discard_at timestamp with time zone DEFAULT now() + '24:00:00'::interval,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  read_number text,
  read_at timestamp with time zone,
  read_attempts integer NOT NULL DEFAULT 0,
  read_tried_at timestamp with time zone,
  CONSTRAINT vendor_documents_pkey PRIMARY KEY (id),
  CONSTRAINT vendor_documents_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  CONSTRAINT vendor_documents_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT vendor_documents_kind_check CHECK (kind = ANY (ARRAY['registration'::text, 'tax'::text])),
  CONSTRAINT vendor_documents_read_number CHECK (read_number IS NULL OR read_at IS NOT NULL AND length(read_number) >= 1 AND length(read_number) <= 60),
  CONSTRAINT vendor_documents_size_check CHECK (size > 0),
  CONSTRAINT vendor_documents_type_check CHECK (type = ANY (ARRAY['pdf'::text, 'jpeg'::text, 'png'::text]))
);
CREATE INDEX vendor_documents_due ON vendor_documents USING btree (discard_at) WHERE discard_at IS NOT NULL;
CREATE INDEX vendor_documents_owner ON vendor_documents USING btree (owner_id);
CREATE INDEX vendor_documents_vendor ON vendor_documents USING btree (vendor_id) WHERE vendor_id IS NOT NULL;

CREATE TABLE vendors (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  slug text NOT NULL,
  business_name text NOT NULL,
  business_type text,
  category text NOT NULL,
  description text NOT NULL,
  logo text,
  website text,
  vat_number text,
  registration_number text,
  address text,
  city text,
  phone text,
  email text,
  contact_name text,
  contact_position text,
  contact_phone text,
  contact_email text,
  status text NOT NULL DEFAULT 'pending'::text,
  status_reason text,
  plan text NOT NULL DEFAULT 'free'::text,
  subscription_plan_id integer,
  subscription_status text NOT NULL DEFAULT 'pay_later'::text,
  stripe_customer_id text,
  stripe_subscription_id text,
  subscription_start_date timestamp with time zone,
  subscription_end_date timestamp with time zone,
  current_period_end timestamp with time zone,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  submitted_at timestamp with time zone NOT NULL DEFAULT now(),
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  billing_cycle text,
  next_subscription_plan_id integer,
  next_billing_cycle text,
  proposed_name text,
  proposed_category text,
  proposed_at timestamp with time zone,
  proposal_refusal text,
  plan_terms_id integer,
  name_ne text,
  description_ne text,
  proposed_name_ne text,
  asked_at timestamp with time zone,
  asked_reasons text[] NOT NULL DEFAULT '{}'::text[],
  asked_note text,
  honour_given smallint NOT NULL DEFAULT 0,
  honour_counted smallint NOT NULL DEFAULT 0,
  honour_note_until timestamp with time zone,
  verified_at timestamp with time zone,
  verified_papers text[] NOT NULL DEFAULT '{}'::text[],
  cases_settled integer NOT NULL DEFAULT 0,
  cases_for_customer integer NOT NULL DEFAULT 0,
  cases_for_business integer NOT NULL DEFAULT 0,
  cases_withdrawn integer NOT NULL DEFAULT 0,
  cases_median_days integer,
  test_customer_id integer,
  live_deals integer NOT NULL DEFAULT 0,
  CONSTRAINT vendors_pkey PRIMARY KEY (id),
  CONSTRAINT vendors_one_per_user UNIQUE (user_id),
  CONSTRAINT vendors_slug_key UNIQUE (slug),
  CONSTRAINT vendors_next_subscription_plan_id_fkey FOREIGN KEY (next_subscription_plan_id) REFERENCES subscription_plans(id),
  CONSTRAINT vendors_plan_terms_id_fkey FOREIGN KEY (plan_terms_id) REFERENCES subscription_plan_terms(id),
  CONSTRAINT vendors_subscription_plan FOREIGN KEY (subscription_plan_id) REFERENCES subscription_plans(id),
  CONSTRAINT vendors_test_customer_id_fkey FOREIGN KEY (test_customer_id) REFERENCES users(id),
  CONSTRAINT vendors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT vendors_billing_cycle_check CHECK (billing_cycle = ANY (ARRAY['monthly'::text, 'yearly'::text])),
  CONSTRAINT vendors_business_name_check CHECK (length(business_name) >= 3 AND length(business_name) <= 120),
  CONSTRAINT vendors_category_check CHECK (length(category) >= 2 AND length(category) <= 60),
  CONSTRAINT vendors_description_check CHECK (length(description) >= 10 AND length(description) <= 500),
  CONSTRAINT vendors_description_ne_length CHECK (length(description_ne) >= 10 AND length(description_ne) <= 500),
  CONSTRAINT vendors_ended_cases CHECK (LEAST(cases_settled, cases_for_customer, cases_for_business, cases_withdrawn) >= 0 AND (cases_median_days IS NULL) = ((cases_settled + cases_for_customer + cases_for_business + cases_withdrawn) = 0) AND cases_median_days > 0),
  CONSTRAINT vendors_honour CHECK (honour_given >= 0 AND honour_given <= honour_counted AND honour_counted <= 100),
  CONSTRAINT vendors_name_ne_length CHECK (length(name_ne) >= 3 AND length(name_ne) <= 120),
  CONSTRAINT vendors_next_billing_cycle_check CHECK (next_billing_cycle = ANY (ARRAY['monthly'::text, 'yearly'::text])),
  CONSTRAINT vendors_plan_check CHECK (plan = ANY (ARRAY['free'::text, 'silver'::text, 'gold'::text])),
  CONSTRAINT vendors_proposal_is_timed CHECK ((proposed_at IS NULL) = (num_nonnulls(proposed_name, proposed_name_ne, proposed_category) = 0)),
  CONSTRAINT vendors_proposed_category_check CHECK (length(proposed_category) >= 2 AND length(proposed_category) <= 60),
  CONSTRAINT vendors_proposed_name_check CHECK (length(proposed_name) >= 3 AND length(proposed_name) <= 120),
  CONSTRAINT vendors_proposed_name_ne_length CHECK (length(proposed_name_ne) >= 3 AND length(proposed_name_ne) <= 120),
  CONSTRAINT vendors_status_check CHECK (status = ANY (ARRAY['pending'::text, 'verified'::text, 'rejected'::text, 'suspended'::text])),
  CONSTRAINT vendors_subscription_status_check CHECK (subscription_status = ANY (ARRAY['active'::text, 'canceled'::text, 'past_due'::text, 'trialing'::text, 'incomplete'::text, 'pay_later'::text])),
  CONSTRAINT vendors_tested_while_suspended CHECK (test_customer_id IS NULL OR status = 'suspended'::text),
  CONSTRAINT vendors_verified_papers CHECK (verified_papers <@ ARRAY['registration'::text, 'tax'::text] AND (verified_at IS NOT NULL OR verified_papers = '{}'::text[]))
);
CREATE INDEX vendors_by_deals ON vendors USING btree (live_deals DESC, id) WHERE status = 'verified'::text;
CREATE INDEX vendors_by_honour ON vendors USING btree (honour_rank(honour_given::integer, honour_counted::integer) DESC, id) WHERE status = 'verified'::text;
CREATE INDEX vendors_changed ON vendors USING btree (submitted_at, id) WHERE proposed_at IS NOT NULL;
CREATE INDEX vendors_logo ON vendors USING btree (logo) WHERE logo IS NOT NULL;
CREATE INDEX vendors_name ON vendors USING btree (lower(business_name), id);
CREATE INDEX vendors_not_verified ON vendors USING btree (id) WHERE status <> 'verified'::text;
CREATE INDEX vendors_part ON vendors USING btree (((id - 1) / 2500 + 1), updated_at) WHERE status = 'verified'::text;
CREATE INDEX vendors_plan_terms ON vendors USING btree (plan_terms_id) WHERE plan_terms_id IS NOT NULL;
CREATE INDEX vendors_proposed ON vendors USING btree (proposed_at, id) WHERE proposed_at IS NOT NULL;
CREATE INDEX vendors_rated ON vendors USING btree (id) WHERE honour_counted > 0;
CREATE INDEX vendors_status ON vendors USING btree (status, submitted_at, id);
CREATE INDEX vendors_submitted ON vendors USING btree (submitted_at, id);
CREATE INDEX vendors_subscription_due ON vendors USING btree (current_period_end) WHERE subscription_status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text]);
CREATE UNIQUE INDEX vendors_tested ON vendors USING btree (test_customer_id) WHERE test_customer_id IS NOT NULL;
CREATE INDEX vendors_words ON vendors USING gin (business_name gin_trgm_ops);
CREATE INDEX vendors_words_category ON vendors USING gin (category gin_trgm_ops);
CREATE INDEX vendors_words_city ON vendors USING gin (city gin_trgm_ops);
CREATE INDEX vendors_words_ne ON vendors USING gin (name_ne gin_trgm_ops);
CREATE TRIGGER vendors_note_deals AFTER UPDATE OF status ON vendors FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION vendors_note_deals();
CREATE TRIGGER vendors_proposal_ended BEFORE UPDATE OF proposed_at ON vendors FOR EACH ROW WHEN (old.proposed_at IS NOT NULL AND new.proposed_at IS NULL) EXECUTE FUNCTION vendors_proposal_decided();
CREATE TRIGGER vendors_search_kept AFTER UPDATE OF business_name, name_ne ON vendors FOR EACH ROW WHEN (old.business_name IS DISTINCT FROM new.business_name OR old.name_ne IS DISTINCT FROM new.name_ne) EXECUTE FUNCTION vendors_renamed();
CREATE TRIGGER vendors_subscription_followed AFTER INSERT OR UPDATE OF plan, subscription_plan_id, subscription_status, billing_cycle, subscription_start_date, current_period_end, cancel_at_period_end, next_subscription_plan_id, next_billing_cycle, plan_terms_id, stripe_customer_id ON vendors FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION vendor_subscriptions_follow();

CREATE VIEW branch_places AS
 SELECT id,
    vendor_id,
    name,
    address,
    city,
    latitude,
    longitude,
    hours,
    area_id,
    open_minutes,
    card_made_at
   FROM branches;

CREATE VIEW document_facts AS
 SELECT id,
    owner_id,
    vendor_id,
    kind,
    type,
    size,
    discard_at,
    created_at,
    read_number
   FROM vendor_documents;

CREATE VIEW staff_roles AS
 SELECT vendor_id,
    user_id,
    role,
    branch_id,
    id,
    rights
   FROM staff_members;

CREATE VIEW vendor_asks AS
 SELECT id AS vendor_id,
    asked_at,
    asked_reasons,
    asked_note
   FROM vendors
  WHERE asked_at IS NOT NULL;

CREATE VIEW vendor_cards AS
 SELECT id,
    user_id,
    slug,
    business_name,
    name_ne,
    status,
    logo,
    category,
    description,
    description_ne,
    website,
    vat_number,
    registration_number,
    address,
    city,
    phone,
    email,
    contact_name,
    contact_position,
    contact_phone,
    contact_email,
    business_type,
    submitted_at,
    created_at,
    updated_at,
    status_reason,
    version,
    proposed_name,
    proposed_name_ne,
    proposed_category,
    proposed_at,
    proposal_refusal,
    honour_given,
    honour_counted,
    honour_note_until,
    verified_at,
    verified_papers,
    cases_settled,
    cases_for_customer,
    cases_for_business,
    cases_withdrawn,
    cases_median_days,
    test_customer_id,
    live_deals
   FROM vendors;

CREATE OR REPLACE FUNCTION are_opening_hours(hours jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
        SELECT jsonb_typeof(hours) = 'array' AND jsonb_array_length(hours) BETWEEN 1 AND 28 AND NOT EXISTS (
          SELECT 1 FROM jsonb_array_elements(hours) span
          WHERE coalesce(span->>'weekday', '') !~ '^[0-6]$'
            OR coalesce(span->>'opens', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
            OR coalesce(span->>'closes', '') !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'
            OR span->>'opens' = span->>'closes'
        )
      $function$;

CREATE OR REPLACE FUNCTION assert_an_owner_is_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM 1 FROM vendors WHERE id = OLD.vendor_id FOR NO KEY UPDATE;
        IF EXISTS (SELECT 1 FROM staff_members WHERE vendor_id = OLD.vendor_id)
           AND NOT EXISTS (SELECT 1 FROM staff_members WHERE vendor_id = OLD.vendor_id AND role = 'owner') THEN
          RAISE EXCEPTION 'The last owner of a business stays.' USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_keeps_an_owner';
        END IF;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION branches_set_minutes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      NEW.open_minutes := opening_minutes(NEW.hours);
      RETURN NEW;
    END $function$;

CREATE OR REPLACE FUNCTION honour_rank(given integer, counted integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
    SELECT CASE WHEN counted < 20 THEN 0 ELSE floor(1000000 * (share + z * z / (2 * counted)
      - z * sqrt((share * (1 - share) + z * z / (4 * counted)) / counted)) / (1 + z * z / counted))::integer END
    FROM (SELECT 1.96::float8 AS z, given::float8 / nullif(counted, 0) AS share) AS parts
  $function$;

CREATE OR REPLACE FUNCTION opening_minutes(hours jsonb)
 RETURNS int4multirange
 LANGUAGE sql
 IMMUTABLE
AS $function$
    SELECT range_agg(int4range(first, CASE WHEN last > first THEN last ELSE last + 1440 END)) * '{[0,20160)}'::int4multirange
    FROM jsonb_to_recordset(hours) AS span(weekday int, opens text, closes text), generate_series(-1, 1) AS week,
      LATERAL (SELECT week * 10080 + weekday * 1440 + left(opens, 2)::int * 60 + right(opens, 2)::int AS first,
        week * 10080 + weekday * 1440 + left(closes, 2)::int * 60 + right(closes, 2)::int AS last) AS minutes
  $function$;

CREATE OR REPLACE FUNCTION staff_pins_follow_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  DECLARE present staff_pins;
  BEGIN
    UPDATE staff_pins SET ended_at = now() WHERE vendor_id = OLD.vendor_id AND user_id = OLD.user_id AND ended_at IS NULL
      RETURNING * INTO present;
    IF present.id IS NOT NULL AND TG_OP = 'UPDATE' THEN
      INSERT INTO staff_pins (vendor_id, user_id, manages, branch_id, salt, key, rounds, tries, locked_until, set_by, set_at)
      VALUES (NEW.vendor_id, NEW.user_id, NEW.role <> 'counter', NEW.branch_id, present.salt, present.key, present.rounds, present.tries,
        present.locked_until, present.set_by, present.set_at);
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION vendors_add_live_deals(businesses integer[], changes integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
    WITH changed AS MATERIALIZED (
      SELECT v.id, c.deals FROM unnest(businesses, changes) AS c(id, deals) JOIN vendors v ON v.id = c.id ORDER BY v.id FOR NO KEY UPDATE OF v)
    UPDATE vendors v SET live_deals = v.live_deals + changed.deals FROM changed WHERE v.id = changed.id
  $function$;

CREATE OR REPLACE FUNCTION vendors_copy_subscription(vendor integer, new_plan text, plan_id integer, new_status text, period_end timestamp with time zone, cancels boolean, cycle text, starts_at timestamp with time zone, next_plan_id integer, next_cycle text, terms_id integer, stripe_customer text)
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE vendors SET plan = new_plan, subscription_plan_id = plan_id, subscription_status = new_status, current_period_end = period_end,
    cancel_at_period_end = cancels, billing_cycle = cycle, subscription_start_date = starts_at, next_subscription_plan_id = next_plan_id,
    next_billing_cycle = next_cycle, plan_terms_id = terms_id, stripe_customer_id = stripe_customer, updated_at = now()
  WHERE id = vendor AND (plan, subscription_plan_id, subscription_status, current_period_end, cancel_at_period_end, billing_cycle,
      subscription_start_date, next_subscription_plan_id, next_billing_cycle, plan_terms_id, stripe_customer_id)
    IS DISTINCT FROM (new_plan, plan_id, new_status, period_end, cancels, cycle, starts_at, next_plan_id, next_cycle, terms_id, stripe_customer)
$function$;

CREATE OR REPLACE FUNCTION vendors_lock(vendor integer)
 RETURNS boolean
 LANGUAGE sql
AS $function$
  SELECT true FROM vendors WHERE id = vendor FOR NO KEY UPDATE
$function$;

CREATE OR REPLACE FUNCTION vendors_lock_unlocked(candidates integer[])
 RETURNS SETOF integer
 LANGUAGE sql
AS $function$
  SELECT id FROM vendors WHERE id = ANY(candidates) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
$function$;

CREATE OR REPLACE FUNCTION vendors_note_honour(business integer, until timestamp with time zone)
 RETURNS SETOF integer
 LANGUAGE sql
AS $function$
    UPDATE vendors SET honour_note_until = until WHERE id = business AND honour_note_until IS DISTINCT FROM until RETURNING id
  $function$;

CREATE OR REPLACE FUNCTION vendors_proposal_decided()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     NEW.proposed_name_ne := NULL;
     RETURN NEW;
   END $function$;

CREATE OR REPLACE FUNCTION vendors_set_cases(business integer, settled integer, for_customer integer, for_business integer, withdrawn integer, median_days integer)
 RETURNS SETOF integer
 LANGUAGE sql
AS $function$
    UPDATE vendors SET cases_settled = settled, cases_for_customer = for_customer, cases_for_business = for_business,
      cases_withdrawn = withdrawn, cases_median_days = median_days
    WHERE id = business AND (cases_settled, cases_for_customer, cases_for_business, cases_withdrawn, cases_median_days)
      IS DISTINCT FROM (settled, for_customer, for_business, withdrawn, median_days) RETURNING id
  $function$;

CREATE OR REPLACE FUNCTION vendors_set_honour(business integer, given integer, counted integer)
 RETURNS SETOF integer
 LANGUAGE sql
AS $function$
    UPDATE vendors SET honour_given = given, honour_counted = counted
    WHERE id = business AND (honour_given, honour_counted) IS DISTINCT FROM (given, counted) RETURNING id
  $function$;

CREATE OR REPLACE FUNCTION vendors_share(candidates integer[])
 RETURNS TABLE(id integer, status text)
 LANGUAGE sql
AS $function$SELECT v.id, v.status FROM vendors v WHERE v.id = ANY(candidates) ORDER BY v.id FOR SHARE$function$;

-- -------------------- api-keys (layer 6) --------------------

CREATE TABLE api_keys (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer,
  branch_id integer,
  name text NOT NULL,
  secret_hash bytea,
  last_four text NOT NULL,
  previous_hash bytea,
  previous_until timestamp with time zone,
  scopes text[] NOT NULL,
  allowed_addresses inet[] NOT NULL DEFAULT '{}'::inet[],
  version text NOT NULL,
  created_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  kind text NOT NULL DEFAULT 'live'::text,
  sandbox_id uuid,
  clock_shift_seconds integer NOT NULL DEFAULT 0,
  CONSTRAINT api_keys_pkey PRIMARY KEY (id),
  CONSTRAINT api_keys_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE,
  CONSTRAINT api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT api_keys_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT api_keys_allowed_addresses_check CHECK (cardinality(allowed_addresses) <= 20),
  CONSTRAINT api_keys_clock_forward CHECK (clock_shift_seconds >= 0 AND clock_shift_seconds <= 158112000),
  CONSTRAINT api_keys_kind CHECK (
CASE kind
    WHEN 'live'::text THEN secret_hash IS NOT NULL AND sandbox_id IS NULL AND clock_shift_seconds = 0
    WHEN 'test'::text THEN sandbox_id IS NOT NULL AND previous_hash IS NULL
    ELSE false
END),
  CONSTRAINT api_keys_last_four_check CHECK (length(last_four) = 4),
  CONSTRAINT api_keys_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT api_keys_of_marketplace CHECK (vendor_id IS NOT NULL OR kind = 'test'::text OR branch_id IS NULL AND NOT scopes && ARRAY['deals:write'::text, 'passes:check'::text, 'passes:redeem'::text, 'reviews:reply'::text]),
  CONSTRAINT api_keys_previous CHECK ((previous_hash IS NULL) = (previous_until IS NULL)),
  CONSTRAINT api_keys_previous_hash_check CHECK (octet_length(previous_hash) = 32),
  CONSTRAINT api_keys_scopes CHECK (scopes <@ ARRAY['deals:read'::text, 'deals:write'::text, 'passes:check'::text, 'passes:redeem'::text, 'redemptions:read'::text, 'orders:read'::text, 'reviews:read'::text, 'reviews:reply'::text, 'payouts:read'::text, 'webhooks:write'::text]),
  CONSTRAINT api_keys_secret_hash_check CHECK (octet_length(secret_hash) = 32),
  CONSTRAINT api_keys_version_check CHECK (version ~ '^\d{4}-\d{2}-\d{2}$'::text)
);
CREATE INDEX api_keys_branch ON api_keys USING btree (branch_id);
CREATE INDEX api_keys_created_by ON api_keys USING btree (created_by);
CREATE UNIQUE INDEX api_keys_previous_secret ON api_keys USING btree (previous_hash);
CREATE UNIQUE INDEX api_keys_sandbox ON api_keys USING btree (sandbox_id);
CREATE UNIQUE INDEX api_keys_secret ON api_keys USING btree (secret_hash);
CREATE INDEX api_keys_vendor ON api_keys USING btree (vendor_id, id DESC);

CREATE VIEW api_key_names AS
 SELECT id,
    name
   FROM api_keys;

-- -------------------- billing (layer 6) --------------------

CREATE TABLE fiscal_years (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  last_invoice integer NOT NULL DEFAULT 0,
  last_credit_note integer NOT NULL DEFAULT 0,
  CONSTRAINT fiscal_years_pkey PRIMARY KEY (id),
  CONSTRAINT fiscal_years_name_key UNIQUE (name),
  CONSTRAINT fiscal_years_apart EXCLUDE USING gist (daterange(starts_on, ends_on, '[]'::text) WITH &&),
  CONSTRAINT fiscal_years_last_credit_note_check CHECK (last_credit_note >= 0),
  CONSTRAINT fiscal_years_last_invoice_check CHECK (last_invoice >= 0),
  CONSTRAINT fiscal_years_long CHECK ((ends_on - starts_on) >= 363 AND (ends_on - starts_on) <= 366),
  CONSTRAINT fiscal_years_name_check CHECK (name ~ '^20[0-9]{2}/[0-9]{2}$'::text)
);

CREATE TABLE invoices (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  kind text NOT NULL,
  fiscal_year_id integer NOT NULL,
  sequence integer NOT NULL,
  number text NOT NULL,
  source text NOT NULL,
  corrects_id bigint,
  buyer_id integer NOT NULL,
  vendor_id integer,
  buyer jsonb NOT NULL,
  seller jsonb NOT NULL,
  lines jsonb NOT NULL,
  points_paisa bigint NOT NULL,
  net_paisa bigint NOT NULL,
  vat_paisa bigint NOT NULL,
  total_paisa bigint NOT NULL,
  paid_by text NOT NULL,
  issued_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_in_order UNIQUE (fiscal_year_id, kind, sequence),
  CONSTRAINT invoices_number_key UNIQUE (number),
  CONSTRAINT invoices_once UNIQUE (kind, source),
  CONSTRAINT invoices_public_id_key UNIQUE (public_id),
  CONSTRAINT invoices_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(id),
  CONSTRAINT invoices_corrects_id_fkey FOREIGN KEY (corrects_id) REFERENCES invoices(id),
  CONSTRAINT invoices_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id),
  CONSTRAINT invoices_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT invoices_corrected CHECK ((kind = 'credit-note'::text) = (corrects_id IS NOT NULL)),
  CONSTRAINT invoices_kind_check CHECK (kind = ANY (ARRAY['invoice'::text, 'credit-note'::text])),
  CONSTRAINT invoices_lines_check CHECK (jsonb_typeof(lines) = 'array'::text AND jsonb_array_length(lines) > 0),
  CONSTRAINT invoices_net_paisa_check CHECK (net_paisa >= 0),
  CONSTRAINT invoices_paid_by_check CHECK (paid_by = ANY (ARRAY['esewa'::text, 'khalti'::text, 'stripe'::text, 'bank-transfer'::text])),
  CONSTRAINT invoices_points_paisa_check CHECK (points_paisa >= 0),
  CONSTRAINT invoices_sequence_check CHECK (sequence > 0),
  CONSTRAINT invoices_source_check CHECK (length(source) >= 1 AND length(source) <= 80),
  CONSTRAINT invoices_sum CHECK ((net_paisa + vat_paisa) = total_paisa),
  CONSTRAINT invoices_total_paisa_check CHECK (total_paisa > 0),
  CONSTRAINT invoices_vat_paisa_check CHECK (vat_paisa >= 0)
);
CREATE INDEX invoices_buyer ON invoices USING btree (buyer_id, id DESC);
CREATE INDEX invoices_corrects ON invoices USING btree (corrects_id) WHERE corrects_id IS NOT NULL;
CREATE INDEX invoices_issued ON invoices USING btree (issued_at);
CREATE INDEX invoices_vendor ON invoices USING btree (vendor_id, id DESC) WHERE vendor_id IS NOT NULL;
CREATE TRIGGER invoices_kept BEFORE DELETE OR UPDATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER invoices_note_issued AFTER INSERT ON invoices FOR EACH ROW WHEN (nepal_time(new.issued_at)::date < nepal_time(now())::date) EXECUTE FUNCTION invoices_note_day();

CREATE TABLE ledger_accounts (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  code text NOT NULL,
  kind text NOT NULL,
  vendor_id integer,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_accounts_code_key UNIQUE (code),
  CONSTRAINT ledger_accounts_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT ledger_accounts_code_check CHECK (code ~ '^[a-z][a-z0-9:-]{1,60}$'::text),
  CONSTRAINT ledger_accounts_kind_check CHECK (kind = ANY (ARRAY['asset'::text, 'liability'::text, 'income'::text, 'expense'::text])),
  CONSTRAINT ledger_accounts_of_vendors CHECK ((code ~~ 'vendor:%'::text) = (vendor_id IS NOT NULL))
);
CREATE UNIQUE INDEX ledger_accounts_vendor ON ledger_accounts USING btree (vendor_id) WHERE vendor_id IS NOT NULL;

CREATE TABLE ledger_entries (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  transaction_id bigint NOT NULL,
  account_id integer NOT NULL,
  paisa bigint NOT NULL,
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  CONSTRAINT ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id),
  CONSTRAINT ledger_entries_paisa_check CHECK (paisa <> 0)
);
CREATE INDEX ledger_entries_account ON ledger_entries USING btree (account_id, id);
CREATE INDEX ledger_entries_transaction ON ledger_entries USING btree (transaction_id);
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT OR UPDATE ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_assert_balanced('transaction_id');
CREATE TRIGGER ledger_entries_kept BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_entries_owed AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION vendor_balances_follow();

CREATE TABLE ledger_transactions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  source text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_transactions_once UNIQUE (kind, source),
  CONSTRAINT ledger_transactions_kind_check CHECK (kind = ANY (ARRAY['capture'::text, 'fee'::text, 'sale'::text, 'cancellation'::text, 'refund'::text, 'payout'::text, 'points'::text, 'chargeback'::text, 'chargeback-return'::text, 'use'::text, 'use-return'::text, 'lapse'::text, 'payout-sent'::text, 'payout-return'::text, 'late-use'::text, 'late-use-return'::text])),
  CONSTRAINT ledger_transactions_source_check CHECK (length(source) >= 1 AND length(source) <= 80)
);
CREATE INDEX ledger_transactions_at ON ledger_transactions USING btree (created_at);
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT OR UPDATE ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_assert_balanced('id');
CREATE TRIGGER ledger_transactions_kept BEFORE DELETE OR UPDATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TABLE payout_accounts (
  vendor_id integer NOT NULL,
  kind text NOT NULL,
  holder text NOT NULL,
  bank text,
  branch text,
  number_sealed bytea NOT NULL,
  last_four text NOT NULL,
  changed_by integer NOT NULL,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  held_until timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone DEFAULT now(),
  code_salt bytea,
  code_tries smallint NOT NULL DEFAULT 0,
  code_expires_at timestamp with time zone,
  CONSTRAINT payout_accounts_pkey PRIMARY KEY (vendor_id),
  CONSTRAINT payout_accounts_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  CONSTRAINT payout_accounts_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT payout_accounts_bank_check CHECK (length(bank) >= 2 AND length(bank) <= 120),
  CONSTRAINT payout_accounts_bank_with_branch CHECK (
CASE
    WHEN kind = 'bank'::text THEN bank IS NOT NULL AND branch IS NOT NULL
    ELSE bank IS NULL AND branch IS NULL
END),
  CONSTRAINT payout_accounts_branch_check CHECK (length(branch) >= 2 AND length(branch) <= 120),
  CONSTRAINT payout_accounts_digits CHECK ((confirmed_at IS NULL) = (code_salt IS NOT NULL) AND (code_salt IS NULL) = (code_expires_at IS NULL)),
  CONSTRAINT payout_accounts_holder_check CHECK (length(holder) >= 2 AND length(holder) <= 120),
  CONSTRAINT payout_accounts_kind_check CHECK (kind = ANY (ARRAY['bank'::text, 'esewa'::text, 'khalti'::text])),
  CONSTRAINT payout_accounts_last_four_check CHECK (length(last_four) = 4),
  CONSTRAINT payout_accounts_unconfirmed_held CHECK (confirmed_at IS NOT NULL OR held_until = 'infinity'::timestamp with time zone)
);

CREATE TABLE payout_run_lines (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  run_id bigint NOT NULL,
  number integer NOT NULL,
  vendor_id integer NOT NULL,
  owed_paisa bigint NOT NULL,
  withheld_paisa bigint NOT NULL,
  fee_paisa bigint NOT NULL DEFAULT 0,
  paisa bigint NOT NULL,
  kind text NOT NULL,
  holder text NOT NULL,
  bank text,
  branch text,
  number_sealed bytea NOT NULL,
  last_four text NOT NULL,
  state text NOT NULL DEFAULT 'ordered'::text,
  reference text,
  returned_reason text,
  returned_by integer,
  returned_at timestamp with time zone,
  file_at timestamp with time zone,
  CONSTRAINT payout_run_lines_pkey PRIMARY KEY (id),
  CONSTRAINT payout_run_lines_number UNIQUE (run_id, number),
  CONSTRAINT payout_run_lines_public_id_key UNIQUE (public_id),
  CONSTRAINT payout_run_lines_vendor UNIQUE (run_id, vendor_id),
  CONSTRAINT payout_run_lines_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES users(id),
  CONSTRAINT payout_run_lines_run_id_fkey FOREIGN KEY (run_id) REFERENCES payout_runs(id),
  CONSTRAINT payout_run_lines_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT payout_run_lines_fee_paisa_check CHECK (fee_paisa >= 0),
  CONSTRAINT payout_run_lines_kind_check CHECK (kind = ANY (ARRAY['bank'::text, 'esewa'::text, 'khalti'::text])),
  CONSTRAINT payout_run_lines_number_check CHECK (number > 0),
  CONSTRAINT payout_run_lines_paid_with_reference CHECK (state <> 'paid'::text OR reference IS NOT NULL),
  CONSTRAINT payout_run_lines_paisa_check CHECK (paisa > 0 AND (paisa % 100::bigint) = 0),
  CONSTRAINT payout_run_lines_reference_check CHECK (length(reference) >= 1 AND length(reference) <= 120),
  CONSTRAINT payout_run_lines_returned_fully CHECK ((state = 'returned'::text) = (returned_reason IS NOT NULL AND returned_by IS NOT NULL AND returned_at IS NOT NULL)),
  CONSTRAINT payout_run_lines_returned_reason_check CHECK (length(returned_reason) >= 3 AND length(returned_reason) <= 500),
  CONSTRAINT payout_run_lines_state_check CHECK (state = ANY (ARRAY['ordered'::text, 'paid'::text, 'returned'::text])),
  CONSTRAINT payout_run_lines_withheld_paisa_check CHECK (withheld_paisa >= 0)
);
CREATE INDEX payout_run_lines_of_vendor ON payout_run_lines USING btree (vendor_id, id);
CREATE CONSTRAINT TRIGGER payout_run_lines_covered AFTER INSERT ON payout_run_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payouts_assert_covered();

CREATE TABLE payout_runs (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  payout_day date NOT NULL,
  cutoff_at timestamp with time zone NOT NULL,
  columns text[] NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  created_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  confirmed_by integer,
  confirmed_at timestamp with time zone,
  file_at timestamp with time zone,
  CONSTRAINT payout_runs_pkey PRIMARY KEY (id),
  CONSTRAINT payout_runs_day UNIQUE (payout_day),
  CONSTRAINT payout_runs_public_id_key UNIQUE (public_id),
  CONSTRAINT payout_runs_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES users(id),
  CONSTRAINT payout_runs_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT payout_runs_confirmed_fully CHECK ((state = 'paid'::text) = (confirmed_by IS NOT NULL AND confirmed_at IS NOT NULL)),
  CONSTRAINT payout_runs_state CHECK (state = ANY (ARRAY['open'::text, 'paid'::text, 'rejected'::text]))
);
CREATE UNIQUE INDEX payout_runs_one_open ON payout_runs USING btree (state) WHERE state = 'open'::text;

CREATE TABLE payouts (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  vendor_id integer NOT NULL,
  paisa bigint NOT NULL,
  method text NOT NULL,
  reference text NOT NULL,
  paid_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT payouts_pkey PRIMARY KEY (id),
  CONSTRAINT payouts_public_id_key UNIQUE (public_id),
  CONSTRAINT payouts_reference UNIQUE (method, reference),
  CONSTRAINT payouts_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES users(id),
  CONSTRAINT payouts_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT payouts_method_check CHECK (method = ANY (ARRAY['bank-transfer'::text, 'esewa'::text, 'khalti'::text])),
  CONSTRAINT payouts_paisa_check CHECK (paisa > 0 AND (paisa % 100::bigint) = 0),
  CONSTRAINT payouts_reference_check CHECK (length(reference) >= 1 AND length(reference) <= 120)
);
CREATE INDEX payouts_vendor ON payouts USING btree (vendor_id, id);
CREATE CONSTRAINT TRIGGER payouts_covered AFTER INSERT ON payouts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payouts_assert_covered();
CREATE TRIGGER payouts_kept BEFORE DELETE OR UPDATE ON payouts FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TABLE stated_days (
  day date NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT stated_days_pkey PRIMARY KEY (day)
);

CREATE TABLE vendor_balances (
  vendor_id integer NOT NULL,
  owed_paisa bigint NOT NULL,
  unused_paisa bigint NOT NULL DEFAULT 0,
  held_paisa bigint NOT NULL DEFAULT 0,
  CONSTRAINT vendor_balances_pkey PRIMARY KEY (vendor_id),
  CONSTRAINT vendor_balances_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT vendor_balances_held CHECK (held_paisa >= 0)
);
CREATE INDEX vendor_balances_owed ON vendor_balances USING btree (owed_paisa, vendor_id);
CREATE TRIGGER vendor_balances_points AFTER INSERT OR UPDATE OF owed_paisa ON vendor_balances FOR EACH ROW EXECUTE FUNCTION vendor_balances_pause_points();

CREATE TABLE vendor_statements (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  day date NOT NULL,
  passes_sold integer NOT NULL,
  opening_paisa bigint NOT NULL,
  sold_paisa bigint NOT NULL,
  returned_paisa bigint NOT NULL,
  paid_out_paisa bigint NOT NULL,
  closing_paisa bigint NOT NULL,
  points_paisa bigint NOT NULL DEFAULT 0,
  CONSTRAINT vendor_statements_pkey PRIMARY KEY (id),
  CONSTRAINT vendor_statements_once UNIQUE (vendor_id, day),
  CONSTRAINT vendor_statements_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT vendor_statements_passes_sold_check CHECK (passes_sold >= 0),
  CONSTRAINT vendor_statements_returned_paisa_check CHECK (returned_paisa >= 0),
  CONSTRAINT vendor_statements_sold_paisa_check CHECK (sold_paisa >= 0)
);
CREATE INDEX vendor_statements_day ON vendor_statements USING btree (day, id);
CREATE TRIGGER vendor_statements_closed BEFORE INSERT ON vendor_statements FOR EACH ROW EXECUTE FUNCTION vendor_statements_close();
CREATE TRIGGER vendor_statements_kept BEFORE DELETE OR UPDATE ON vendor_statements FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE VIEW balance_facts AS
 SELECT vendor_id,
    owed_paisa,
    unused_paisa,
    held_paisa
   FROM vendor_balances;

CREATE VIEW fiscal_year_days AS
 SELECT name,
    starts_on,
    ends_on
   FROM fiscal_years;

CREATE VIEW invoice_facts AS
 SELECT id,
    public_id,
    kind,
    number,
    source,
    corrects_id,
    buyer_id,
    vendor_id,
    total_paisa,
    issued_at,
    net_paisa
   FROM invoices;

CREATE VIEW ledger_postings AS
 SELECT e.id,
    e.transaction_id,
    t.kind,
    t.source,
    t.created_at,
    a.code AS account,
    a.vendor_id,
    e.paisa
   FROM ledger_entries e
     JOIN ledger_transactions t ON t.id = e.transaction_id
     JOIN ledger_accounts a ON a.id = e.account_id;

CREATE VIEW payout_account_marks AS
 SELECT vendor_id,
    kind,
    bank,
    holder,
    last_four
   FROM payout_accounts;

CREATE VIEW payout_facts AS
 SELECT public_id,
    vendor_id,
    paisa,
    method,
    reference,
    created_at
   FROM payouts;

CREATE VIEW payout_run_facts AS
 SELECT id,
    public_id,
    payout_day,
    cutoff_at,
    state,
    created_by,
    created_at,
    confirmed_by,
    confirmed_at
   FROM payout_runs;

CREATE VIEW statement_facts AS
 SELECT id,
    vendor_id,
    day,
    passes_sold,
    opening_paisa,
    sold_paisa,
    returned_paisa,
    paid_out_paisa,
    closing_paisa,
    points_paisa
   FROM vendor_statements;

CREATE OR REPLACE FUNCTION ledger_assert_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  moved bigint;
  sides integer;
  of_transaction bigint := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  SELECT coalesce(sum(paisa), 0), count(*) INTO moved, sides FROM ledger_entries WHERE transaction_id = of_transaction;
  IF moved <> 0 OR sides < 2 THEN
    RAISE EXCEPTION 'Ledger transaction % has % entries that sum to % paisa', of_transaction, sides, moved
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION ledger_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'The ledger is only added to' USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE OR REPLACE FUNCTION ledger_transactions_post(posting text, sources text[], accounts text[], amounts bigint[])
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  posted integer;
BEGIN
  INSERT INTO ledger_accounts (code, kind, vendor_id)
    SELECT DISTINCT side.kind || ':' || vendor.id, 'liability', CASE side.kind WHEN 'vendor' THEN vendor.id END
    FROM (SELECT split_part(code, ':', 2)::integer AS id FROM unnest(accounts) AS code WHERE code ~ '^(vendor|unused):') AS vendor
    CROSS JOIN (VALUES ('vendor'), ('unused')) AS side (kind)
    WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts a WHERE a.code = side.kind || ':' || vendor.id)
    ORDER BY 1 ON CONFLICT DO NOTHING;
  WITH booked AS (
    INSERT INTO ledger_transactions (kind, source)
    SELECT posting, side.source FROM unnest(sources) WITH ORDINALITY AS side (source, n) GROUP BY side.source ORDER BY min(side.n)
    ON CONFLICT DO NOTHING RETURNING id, source
  ), entries AS (
    INSERT INTO ledger_entries (transaction_id, account_id, paisa)
    SELECT booked.id, account.id, side.paisa
    FROM unnest(sources, accounts, amounts) WITH ORDINALITY AS side (source, code, paisa, n)
    JOIN booked ON booked.source = side.source JOIN ledger_accounts account ON account.code = side.code ORDER BY side.n
  )
  SELECT count(*) INTO posted FROM booked;
  RETURN posted;
END $function$;

CREATE OR REPLACE FUNCTION payouts_assert_covered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  left_paisa bigint;
BEGIN
  PERFORM FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
    WHERE t.kind = 'payout' AND t.source = NEW.public_id::text AND a.vendor_id = NEW.vendor_id AND e.paisa = NEW.paisa;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Payout % is not booked', NEW.public_id USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_booked';
  END IF;
  -- The payout of a run was covered when the run was made: what was given back since is owed by the business.
  IF TG_TABLE_NAME = 'payouts' AND EXISTS (SELECT 1 FROM payout_run_lines l WHERE l.public_id = NEW.public_id) THEN
    RETURN NULL;
  END IF;
  -- The booking holds the row of the balance until it commits: of two payouts the second one sees the first.
  SELECT owed_paisa INTO left_paisa FROM vendor_balances WHERE vendor_id = NEW.vendor_id;
  IF left_paisa < 0 THEN
    RAISE EXCEPTION 'Payout % is % paisa more than is owed', NEW.public_id, -left_paisa
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_covered';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION points_paused(business integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce((SELECT owed_paisa < -100::bigint * points_setting('mostOwed', 5000) FROM vendor_balances WHERE vendor_id = business), false)
$function$;

CREATE OR REPLACE FUNCTION vendor_balances_follow()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- In the order of the businesses: two orders from the same shops wait for each other and never both.
  INSERT INTO vendor_balances AS b (vendor_id, owed_paisa, unused_paisa)
    SELECT side.vendor_id, coalesce(-sum(side.paisa) FILTER (WHERE side.is_owed), 0),
      coalesce(-sum(side.paisa) FILTER (WHERE NOT side.is_owed), 0)
    FROM (
      SELECT coalesce(a.vendor_id, split_part(a.code, ':', 2)::int) AS vendor_id, a.vendor_id IS NOT NULL AS is_owed, added.paisa
      FROM added JOIN ledger_accounts a ON a.id = added.account_id WHERE a.vendor_id IS NOT NULL OR a.code LIKE 'unused:%'
    ) AS side
    GROUP BY side.vendor_id ORDER BY side.vendor_id
  ON CONFLICT (vendor_id) DO UPDATE
    SET owed_paisa = b.owed_paisa + excluded.owed_paisa, unused_paisa = b.unused_paisa + excluded.unused_paisa;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION vendor_balances_hold(business integer, paisa bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
    UPDATE vendor_balances SET held_paisa = paisa WHERE vendor_id = business AND held_paisa <> paisa
  $function$;

CREATE OR REPLACE FUNCTION vendor_balances_lock(business integer)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
DECLARE
  owed bigint;
BEGIN
  SELECT b.owed_paisa INTO owed FROM vendor_balances b WHERE b.vendor_id = business FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO vendor_balances (vendor_id, owed_paisa) VALUES (business, 0) ON CONFLICT DO NOTHING;
    SELECT b.owed_paisa INTO owed FROM vendor_balances b WHERE b.vendor_id = business FOR NO KEY UPDATE;
  END IF;
  RETURN owed;
END $function$;

CREATE OR REPLACE FUNCTION vendor_balances_pause_points()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  bound bigint := -100::bigint * points_setting('mostOwed', 5000);
BEGIN
  IF (TG_OP = 'UPDATE' AND OLD.owed_paisa < bound) <> (NEW.owed_paisa < bound) THEN
    PERFORM pg_notify('public_cache', 'deals');
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION vendor_statements_close()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.closing_paisa := NEW.opening_paisa + NEW.sold_paisa - NEW.returned_paisa - NEW.points_paisa - NEW.paid_out_paisa;
  RETURN NEW;
END $function$;

-- -------------------- payments (layer 7) --------------------

CREATE TABLE chargebacks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL DEFAULT gen_random_uuid(),
  payment_id bigint NOT NULL,
  settlement_row_id bigint,
  kind text NOT NULL,
  paisa bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  gateway_reference text,
  CONSTRAINT chargebacks_pkey PRIMARY KEY (id),
  CONSTRAINT chargebacks_public_id_key UNIQUE (public_id),
  CONSTRAINT chargebacks_settlement_row_id_key UNIQUE (settlement_row_id),
  CONSTRAINT chargebacks_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT chargebacks_settlement_row_id_fkey FOREIGN KEY (settlement_row_id) REFERENCES settlement_rows(id),
  CONSTRAINT chargebacks_kind_check CHECK (kind = ANY (ARRAY['chargeback'::text, 'chargeback-return'::text])),
  CONSTRAINT chargebacks_paisa_check CHECK (paisa > 0)
);
CREATE UNIQUE INDEX chargebacks_once ON chargebacks USING btree (payment_id, kind, gateway_reference);
CREATE INDEX chargebacks_payment ON chargebacks USING btree (payment_id);

CREATE TABLE gateway_circuits (
  gateway text NOT NULL,
  state text NOT NULL,
  last_failure text,
  open_until timestamp with time zone,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT gateway_circuits_pkey PRIMARY KEY (gateway),
  CONSTRAINT gateway_circuits_gateway_check CHECK (gateway = ANY (ARRAY['esewa'::text, 'khalti'::text, 'stripe'::text])),
  CONSTRAINT gateway_circuits_last_failure_check CHECK (length(last_failure) <= 200),
  CONSTRAINT gateway_circuits_state_check CHECK (state = ANY (ARRAY['closed'::text, 'open'::text, 'half-open'::text]))
);

CREATE TABLE payer_marks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  gateway text NOT NULL,
  payer_hash bytea NOT NULL,
  last_paid_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT payer_marks_pkey PRIMARY KEY (id),
  CONSTRAINT payer_marks_once UNIQUE (user_id, gateway, payer_hash),
  CONSTRAINT payer_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT payer_marks_gateway_check CHECK (gateway = ANY (ARRAY['esewa'::text, 'khalti'::text, 'stripe'::text])),
  CONSTRAINT payer_marks_payer_hash_check CHECK (length(payer_hash) = 32)
);
CREATE INDEX payer_marks_last_paid_at ON payer_marks USING btree (last_paid_at);

CREATE TABLE payment_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  payment_id bigint NOT NULL,
  gateway text NOT NULL,
  event_id text NOT NULL,
  source text NOT NULL,
  outcome text NOT NULL,
  said text NOT NULL,
  paisa bigint,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT payment_events_pkey PRIMARY KEY (id),
  CONSTRAINT payment_events_once UNIQUE (gateway, event_id),
  CONSTRAINT payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT payment_events_event_id_check CHECK (length(event_id) >= 1 AND length(event_id) <= 200),
  CONSTRAINT payment_events_outcome_check CHECK (outcome = ANY (ARRAY['captured'::text, 'closed'::text, 'waits'::text, 'mismatch'::text])),
  CONSTRAINT payment_events_source_check CHECK (source = ANY (ARRAY['callback'::text, 'return'::text, 'reconciler'::text, 'admin'::text]))
);
CREATE INDEX payment_events_payment ON payment_events USING btree (payment_id, id);

CREATE TABLE payments (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  user_id integer NOT NULL,
  purpose text NOT NULL,
  purpose_id uuid NOT NULL,
  gateway text NOT NULL,
  paisa bigint NOT NULL,
  state text NOT NULL DEFAULT 'pending'::text,
  reference text NOT NULL,
  redirect jsonb,
  transaction_id text,
  fee_paisa bigint NOT NULL DEFAULT 0,
  refunded_paisa bigint NOT NULL DEFAULT 0,
  expires_at timestamp with time zone NOT NULL,
  look_at timestamp with time zone,
  completed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  slip_at timestamp with time zone,
  mismatched_at timestamp with time zone,
  differs_at timestamp with time zone,
  is_test boolean NOT NULL DEFAULT false,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_public_id_key UNIQUE (public_id),
  CONSTRAINT payments_reference UNIQUE (gateway, reference),
  CONSTRAINT payments_transaction UNIQUE (gateway, transaction_id),
  CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT payments_check CHECK (refunded_paisa >= 0 AND refunded_paisa <= paisa),
  CONSTRAINT payments_completed_fully CHECK ((state = ANY (ARRAY['completed'::text, 'partially_refunded'::text, 'refunded'::text])) = (completed_at IS NOT NULL AND transaction_id IS NOT NULL)),
  CONSTRAINT payments_fee_paisa_check CHECK (fee_paisa >= 0),
  CONSTRAINT payments_gateway_check CHECK (gateway = ANY (ARRAY['esewa'::text, 'khalti'::text, 'stripe'::text, 'bank-transfer'::text])),
  CONSTRAINT payments_paisa_check CHECK (paisa > 0 AND (paisa % 100::bigint) = 0),
  CONSTRAINT payments_purpose_check CHECK (purpose = ANY (ARRAY['order'::text, 'membership'::text, 'subscription'::text])),
  CONSTRAINT payments_reference_check CHECK (length(reference) >= 1 AND length(reference) <= 200),
  CONSTRAINT payments_refund_what_came CHECK (refunded_paisa = 0 OR completed_at IS NOT NULL),
  CONSTRAINT payments_slip_of_transfer CHECK (slip_at IS NULL OR gateway = 'bank-transfer'::text),
  CONSTRAINT payments_state_check CHECK (state = ANY (ARRAY['pending'::text, 'completed'::text, 'failed'::text, 'canceled'::text, 'partially_refunded'::text, 'refunded'::text]))
);
CREATE INDEX payments_amount ON payments USING btree (paisa, id);
CREATE INDEX payments_attention ON payments USING btree (id) WHERE completed_at IS NULL AND (mismatched_at IS NOT NULL OR state = 'pending'::text);
CREATE INDEX payments_completed ON payments USING btree (completed_at) WHERE completed_at IS NOT NULL;
CREATE INDEX payments_created ON payments USING btree (created_at);
CREATE INDEX payments_gateway ON payments USING btree (gateway, id);
CREATE INDEX payments_needing ON payments USING btree (id) WHERE differs_at IS NOT NULL OR completed_at IS NULL AND (mismatched_at IS NOT NULL OR state = 'pending'::text);
CREATE UNIQUE INDEX payments_one_open ON payments USING btree (purpose, purpose_id) WHERE state = 'pending'::text;
CREATE INDEX payments_purpose ON payments USING btree (purpose, purpose_id, id);
CREATE INDEX payments_purpose_id ON payments USING btree (purpose_id);
CREATE INDEX payments_state ON payments USING btree (state, id);
CREATE INDEX payments_to_look_at ON payments USING btree (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX payments_user ON payments USING btree (user_id, id DESC);
CREATE INDEX payments_words ON payments USING gin (((reference || ' '::text) || COALESCE(transaction_id, ''::text)) gin_trgm_ops);
CREATE TRIGGER payments_note_changed AFTER UPDATE OF purpose, purpose_id, paisa, completed_at, is_test ON payments FOR EACH ROW WHEN (old.purpose IS DISTINCT FROM new.purpose OR old.purpose_id IS DISTINCT FROM new.purpose_id OR old.paisa IS DISTINCT FROM new.paisa OR old.completed_at IS DISTINCT FROM new.completed_at OR old.is_test IS DISTINCT FROM new.is_test) EXECUTE FUNCTION payments_note_days();
CREATE TRIGGER payments_note_completed AFTER INSERT ON payments FOR EACH ROW WHEN (new.completed_at IS NOT NULL) EXECUTE FUNCTION payments_note_days();

CREATE TABLE refunds (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  payment_id bigint NOT NULL,
  paisa bigint NOT NULL,
  state text NOT NULL DEFAULT 'requested'::text,
  cause text NOT NULL,
  requested_by integer,
  gateway_reference text,
  manual_reason text,
  manual_reference text,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamp with time zone NOT NULL DEFAULT now(),
  completed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  claim_token uuid,
  claimed_until timestamp with time zone,
  sent_at timestamp with time zone,
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_public_id_key UNIQUE (public_id),
  CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT refunds_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  CONSTRAINT refunds_cause_check CHECK (cause = ANY (ARRAY['customer'::text, 'admin'::text, 'not-honoured'::text])),
  CONSTRAINT refunds_completed_fully CHECK ((state = 'completed'::text) = (completed_at IS NOT NULL)),
  CONSTRAINT refunds_manual_reference_check CHECK (length(manual_reference) >= 1 AND length(manual_reference) <= 120),
  CONSTRAINT refunds_manual_says_why CHECK (state <> 'manual'::text OR manual_reason IS NOT NULL),
  CONSTRAINT refunds_paisa_check CHECK (paisa > 0 AND (paisa % 100::bigint) = 0),
  CONSTRAINT refunds_state_check CHECK (state = ANY (ARRAY['requested'::text, 'sending'::text, 'manual'::text, 'completed'::text]))
);
CREATE INDEX refunds_completed ON refunds USING btree (completed_at) WHERE completed_at IS NOT NULL;
CREATE INDEX refunds_created ON refunds USING btree (created_at);
CREATE INDEX refunds_due ON refunds USING btree (due_at) WHERE state = ANY (ARRAY['requested'::text, 'sending'::text]);
CREATE INDEX refunds_manual ON refunds USING btree (id) WHERE state = 'manual'::text;
CREATE INDEX refunds_payment ON refunds USING btree (payment_id, id);
CREATE INDEX refunds_state ON refunds USING btree (state, id);
CREATE TRIGGER refunds_note_changed AFTER UPDATE OF payment_id, paisa, created_at ON refunds FOR EACH ROW WHEN (old.payment_id IS DISTINCT FROM new.payment_id OR old.paisa IS DISTINCT FROM new.paisa OR old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION refunds_note_day();
CREATE TRIGGER refunds_note_promised AFTER INSERT ON refunds FOR EACH ROW WHEN (true) EXECUTE FUNCTION refunds_note_day();

CREATE TABLE settlement_differences (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL DEFAULT gen_random_uuid(),
  settlement_id bigint,
  kind text NOT NULL,
  reference text NOT NULL,
  payment_id bigint,
  our_paisa bigint,
  their_paisa bigint,
  resolved_at timestamp with time zone,
  resolved_by integer,
  note text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT settlement_differences_pkey PRIMARY KEY (id),
  CONSTRAINT settlement_differences_public_id_key UNIQUE (public_id),
  CONSTRAINT settlement_differences_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT settlement_differences_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES users(id),
  CONSTRAINT settlement_differences_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES settlements(id),
  CONSTRAINT settlement_differences_kind_check CHECK (kind = ANY (ARRAY['missing-here'::text, 'missing-there'::text, 'not-captured'::text, 'amount'::text, 'refund-missing-here'::text, 'refund-missing-there'::text, 'chargeback'::text, 'chargeback-return'::text])),
  CONSTRAINT settlement_differences_note_check CHECK (length(note) >= 1 AND length(note) <= 500),
  CONSTRAINT settlement_differences_resolved_with_note CHECK ((resolved_at IS NULL) = (note IS NULL))
);
CREATE INDEX settlement_differences_open ON settlement_differences USING btree (id) WHERE resolved_at IS NULL;
CREATE INDEX settlement_differences_payment ON settlement_differences USING btree (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX settlement_differences_settlement ON settlement_differences USING btree (settlement_id);

CREATE TABLE settlement_rows (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  settlement_id bigint NOT NULL,
  gateway text NOT NULL,
  line integer NOT NULL,
  kind text NOT NULL,
  row_reference text NOT NULL,
  reference text NOT NULL,
  paisa bigint NOT NULL,
  fee_paisa bigint NOT NULL DEFAULT 0,
  at timestamp with time zone NOT NULL,
  payment_id bigint,
  CONSTRAINT settlement_rows_pkey PRIMARY KEY (id),
  CONSTRAINT settlement_rows_once UNIQUE (gateway, kind, row_reference),
  CONSTRAINT settlement_rows_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT settlement_rows_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES settlements(id),
  CONSTRAINT settlement_rows_kind_check CHECK (kind = ANY (ARRAY['payment'::text, 'refund'::text, 'chargeback'::text, 'chargeback-return'::text])),
  CONSTRAINT settlement_rows_paisa_check CHECK (paisa > 0),
  CONSTRAINT settlement_rows_reference_check CHECK (length(reference) >= 1 AND length(reference) <= 200),
  CONSTRAINT settlement_rows_row_reference_check CHECK (length(row_reference) >= 1 AND length(row_reference) <= 400)
);
CREATE INDEX settlement_rows_payment ON settlement_rows USING btree (payment_id, kind) WHERE payment_id IS NOT NULL;
CREATE INDEX settlement_rows_settlement ON settlement_rows USING btree (settlement_id);

CREATE TABLE settlements (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  gateway text NOT NULL,
  file_hash bytea NOT NULL,
  period_from timestamp with time zone NOT NULL,
  period_to timestamp with time zone NOT NULL,
  rows integer NOT NULL,
  repeated integer NOT NULL DEFAULT 0,
  matched integer NOT NULL DEFAULT 0,
  imported_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT settlements_pkey PRIMARY KEY (id),
  CONSTRAINT settlements_once UNIQUE (gateway, file_hash),
  CONSTRAINT settlements_public_id_key UNIQUE (public_id),
  CONSTRAINT settlements_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES users(id),
  CONSTRAINT settlements_check CHECK (period_to >= period_from),
  CONSTRAINT settlements_file_hash_check CHECK (length(file_hash) = 32),
  CONSTRAINT settlements_gateway_check CHECK (gateway = ANY (ARRAY['esewa'::text, 'khalti'::text, 'stripe'::text, 'bank-transfer'::text]))
);

CREATE VIEW gateway_states AS
 SELECT gateway,
    state,
    last_failure,
    open_until,
    changed_at
   FROM gateway_circuits;

CREATE VIEW payer_accounts AS
 SELECT user_id,
    gateway,
    payer_hash
   FROM payer_marks;

CREATE VIEW payment_event_facts AS
 SELECT id,
    payment_id,
    gateway,
    event_id,
    source,
    outcome,
    said,
    paisa,
    at
   FROM payment_events;

CREATE VIEW payment_facts AS
 SELECT id,
    public_id,
    user_id,
    purpose,
    purpose_id,
    gateway,
    paisa,
    refunded_paisa,
    state,
    created_at,
    completed_at,
    reference,
    transaction_id,
    fee_paisa,
    expires_at,
    look_at,
    updated_at,
    slip_at,
    mismatched_at,
    differs_at,
    is_test
   FROM payments;

CREATE VIEW refund_facts AS
 SELECT id,
    public_id,
    payment_id,
    paisa,
    state,
    cause,
    created_at,
    completed_at,
    requested_by,
    gateway_reference,
    manual_reason,
    manual_reference,
    attempts,
    due_at,
    updated_at
   FROM refunds;

-- -------------------- subscriptions (layer 8) --------------------

CREATE TABLE memberships (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  slug text NOT NULL,
  name text NOT NULL,
  name_ne text NOT NULL,
  price_yearly integer NOT NULL,
  points_multiplier integer NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT memberships_pkey PRIMARY KEY (id),
  CONSTRAINT memberships_slug_key UNIQUE (slug),
  CONSTRAINT memberships_basic_stays_free CHECK (slug <> 'basic'::text OR price_yearly = 0 AND points_multiplier = 1 AND is_active),
  CONSTRAINT memberships_points_multiplier_check CHECK (points_multiplier >= 1 AND points_multiplier <= 10),
  CONSTRAINT memberships_price_yearly_check CHECK (price_yearly >= 0)
);

CREATE TABLE plan_orders (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  kind text NOT NULL,
  change text NOT NULL,
  user_id integer NOT NULL,
  vendor_id integer,
  membership_id integer,
  points_multiplier integer,
  plan_terms_id integer,
  billing_cycle text NOT NULL,
  price integer NOT NULL,
  credit integer NOT NULL DEFAULT 0,
  due integer GENERATED ALWAYS AS (price - credit) STORED,
  based_on bigint,
  state text NOT NULL DEFAULT 'awaiting_payment'::text,
  expires_at timestamp with time zone NOT NULL,
  paid_by uuid,
  paid_at timestamp with time zone,
  period_start timestamp with time zone,
  period_end timestamp with time zone,
  replaced_by bigint,
  money_back_id uuid,
  refunded_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT plan_orders_pkey PRIMARY KEY (id),
  CONSTRAINT plan_orders_paid_by_key UNIQUE (paid_by),
  CONSTRAINT plan_orders_public_id_key UNIQUE (public_id),
  CONSTRAINT plan_orders_money_back_once_a_year EXCLUDE USING gist (user_id WITH =, money_back_id WITH <>, tsrange((refunded_at AT TIME ZONE 'UTC'::text), (refunded_at AT TIME ZONE 'UTC'::text) + '1 year'::interval) WITH &&) WHERE (money_back_id IS NOT NULL),
  CONSTRAINT plan_orders_based_on_fkey FOREIGN KEY (based_on) REFERENCES plan_orders(id),
  CONSTRAINT plan_orders_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id),
  CONSTRAINT plan_orders_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES payments(public_id),
  CONSTRAINT plan_orders_plan_terms_id_fkey FOREIGN KEY (plan_terms_id) REFERENCES subscription_plan_terms(id),
  CONSTRAINT plan_orders_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES plan_orders(id),
  CONSTRAINT plan_orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT plan_orders_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT plan_orders_billing_cycle_check CHECK (billing_cycle = ANY (ARRAY['monthly'::text, 'yearly'::text])),
  CONSTRAINT plan_orders_change_check CHECK (change = ANY (ARRAY['start'::text, 'renewal'::text, 'upgrade'::text])),
  CONSTRAINT plan_orders_credit_check CHECK (credit >= 0),
  CONSTRAINT plan_orders_credit_on_upgrades CHECK (credit = 0 OR change = 'upgrade'::text),
  CONSTRAINT plan_orders_kind_check CHECK (kind = ANY (ARRAY['membership'::text, 'subscription'::text])),
  CONSTRAINT plan_orders_of_one_kind CHECK (
CASE kind
    WHEN 'membership'::text THEN vendor_id IS NULL AND membership_id IS NOT NULL AND points_multiplier IS NOT NULL AND plan_terms_id IS NULL
    ELSE vendor_id IS NOT NULL AND membership_id IS NULL AND points_multiplier IS NULL AND plan_terms_id IS NOT NULL
END),
  CONSTRAINT plan_orders_paid_fully CHECK ((state = ANY (ARRAY['paid'::text, 'refunded'::text])) = (paid_by IS NOT NULL AND paid_at IS NOT NULL AND period_start IS NOT NULL AND period_end IS NOT NULL)),
  CONSTRAINT plan_orders_period CHECK (period_end > period_start),
  CONSTRAINT plan_orders_price_check CHECK (price > 0),
  CONSTRAINT plan_orders_refunded_fully CHECK ((state = 'refunded'::text) = (refunded_at IS NOT NULL) AND (state = 'refunded'::text) = (money_back_id IS NOT NULL)),
  CONSTRAINT plan_orders_something_is_due CHECK (credit < price),
  CONSTRAINT plan_orders_state_check CHECK (state = ANY (ARRAY['awaiting_payment'::text, 'paid'::text, 'expired'::text, 'refunded'::text]))
);
CREATE UNIQUE INDEX plan_orders_one_open_membership ON plan_orders USING btree (user_id) WHERE kind = 'membership'::text AND state = 'awaiting_payment'::text;
CREATE UNIQUE INDEX plan_orders_one_open_subscription ON plan_orders USING btree (vendor_id) WHERE kind = 'subscription'::text AND state = 'awaiting_payment'::text;
CREATE INDEX plan_orders_overdue ON plan_orders USING btree (expires_at) WHERE state = 'awaiting_payment'::text;
CREATE INDEX plan_orders_periods ON plan_orders USING btree (vendor_id, period_end) WHERE kind = 'subscription'::text AND state = 'paid'::text AND replaced_by IS NULL;
CREATE INDEX plan_orders_user ON plan_orders USING btree (user_id, id DESC);
CREATE INDEX plan_orders_vendor ON plan_orders USING btree (vendor_id, id DESC) WHERE vendor_id IS NOT NULL;

CREATE TABLE plan_reminders (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer,
  user_membership_id integer,
  ends_at timestamp with time zone NOT NULL,
  days smallint NOT NULL,
  told_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT plan_reminders_pkey PRIMARY KEY (id),
  CONSTRAINT plan_reminders_once UNIQUE NULLS NOT DISTINCT (vendor_id, user_membership_id, ends_at, days),
  CONSTRAINT plan_reminders_user_membership_id_fkey FOREIGN KEY (user_membership_id) REFERENCES user_memberships(id) ON DELETE CASCADE,
  CONSTRAINT plan_reminders_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT plan_reminders_days_check CHECK (days = ANY (ARRAY[0, 1, 7])),
  CONSTRAINT plan_reminders_of_one CHECK ((vendor_id IS NULL) <> (user_membership_id IS NULL))
);
CREATE INDEX plan_reminders_membership ON plan_reminders USING btree (user_membership_id) WHERE user_membership_id IS NOT NULL;

CREATE TABLE subscription_plan_terms (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  plan_id integer NOT NULL,
  price_monthly integer NOT NULL,
  price_yearly integer NOT NULL,
  deal_limit integer,
  featured_deal_limit integer NOT NULL,
  analytics_access boolean NOT NULL,
  priority_support boolean NOT NULL,
  since timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT subscription_plan_terms_pkey PRIMARY KEY (id),
  CONSTRAINT subscription_plan_terms_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES subscription_plans(id)
);
CREATE INDEX subscription_plan_terms_plan ON subscription_plan_terms USING btree (plan_id);

CREATE TABLE subscription_plans (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  slug text NOT NULL,
  name text NOT NULL,
  name_ne text NOT NULL,
  description text NOT NULL,
  description_ne text NOT NULL,
  price_monthly integer NOT NULL,
  price_yearly integer NOT NULL,
  deal_limit integer,
  featured_deal_limit integer NOT NULL,
  analytics_access boolean NOT NULL DEFAULT false,
  priority_support boolean NOT NULL DEFAULT false,
  stripe_product_id text,
  stripe_price_id_monthly text,
  stripe_price_id_yearly text,
  is_active boolean NOT NULL DEFAULT true,
  "position" integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  terms_id integer NOT NULL,
  CONSTRAINT subscription_plans_pkey PRIMARY KEY (id),
  CONSTRAINT subscription_plans_slug_key UNIQUE (slug),
  CONSTRAINT subscription_plans_terms_id_fkey FOREIGN KEY (terms_id) REFERENCES subscription_plan_terms(id),
  CONSTRAINT subscription_plans_deal_limit_check CHECK (deal_limit >= 0),
  CONSTRAINT subscription_plans_featured_deal_limit_check CHECK (featured_deal_limit >= 0),
  CONSTRAINT subscription_plans_free_stays_free CHECK (slug <> 'free'::text OR price_monthly = 0 AND price_yearly = 0 AND is_active),
  CONSTRAINT subscription_plans_price_monthly_check CHECK (price_monthly >= 0),
  CONSTRAINT subscription_plans_price_yearly_check CHECK (price_yearly >= 0),
  CONSTRAINT subscription_plans_slug_check CHECK (slug = ANY (ARRAY['free'::text, 'silver'::text, 'gold'::text]))
);
CREATE TRIGGER subscription_plans_terms BEFORE UPDATE ON subscription_plans FOR EACH ROW WHEN (old.price_monthly IS DISTINCT FROM new.price_monthly OR old.price_yearly IS DISTINCT FROM new.price_yearly OR old.deal_limit IS DISTINCT FROM new.deal_limit OR old.featured_deal_limit IS DISTINCT FROM new.featured_deal_limit OR old.analytics_access IS DISTINCT FROM new.analytics_access OR old.priority_support IS DISTINCT FROM new.priority_support) EXECUTE FUNCTION subscription_plans_new_terms();

CREATE TABLE user_memberships (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  membership_id integer NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  price_yearly integer NOT NULL,
  points_multiplier integer NOT NULL,
  plan_order_id bigint,
  replaced_by bigint,
  cancelled_at timestamp with time zone,
  CONSTRAINT user_memberships_pkey PRIMARY KEY (id),
  CONSTRAINT user_memberships_plan_order_id_key UNIQUE (plan_order_id),
  CONSTRAINT user_memberships_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id),
  CONSTRAINT user_memberships_plan_order_id_fkey FOREIGN KEY (plan_order_id) REFERENCES plan_orders(id),
  CONSTRAINT user_memberships_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES plan_orders(id),
  CONSTRAINT user_memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT user_memberships_check CHECK (ends_at > starts_at)
);
CREATE INDEX user_memberships_ending ON user_memberships USING btree (ends_at);
CREATE INDEX user_memberships_of ON user_memberships USING btree (membership_id, ends_at);
CREATE INDEX user_memberships_user ON user_memberships USING btree (user_id, ends_at);
CREATE TRIGGER user_memberships_terms BEFORE INSERT ON user_memberships FOR EACH ROW EXECUTE FUNCTION user_memberships_keep_terms();

CREATE TABLE vendor_subscriptions (
  vendor_id integer NOT NULL,
  plan text NOT NULL DEFAULT 'free'::text,
  subscription_plan_id integer,
  status text NOT NULL DEFAULT 'pay_later'::text,
  billing_cycle text,
  starts_at timestamp with time zone,
  current_period_end timestamp with time zone,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  next_subscription_plan_id integer,
  next_billing_cycle text,
  plan_terms_id integer,
  stripe_customer_id text,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT vendor_subscriptions_pkey PRIMARY KEY (vendor_id),
  CONSTRAINT vendor_subscriptions_next_subscription_plan_id_fkey FOREIGN KEY (next_subscription_plan_id) REFERENCES subscription_plans(id),
  CONSTRAINT vendor_subscriptions_plan_terms_id_fkey FOREIGN KEY (plan_terms_id) REFERENCES subscription_plan_terms(id),
  CONSTRAINT vendor_subscriptions_subscription_plan_id_fkey FOREIGN KEY (subscription_plan_id) REFERENCES subscription_plans(id),
  CONSTRAINT vendor_subscriptions_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  CONSTRAINT vendor_subscriptions_billing_cycle_check CHECK (billing_cycle = ANY (ARRAY['monthly'::text, 'yearly'::text])),
  CONSTRAINT vendor_subscriptions_next_billing_cycle_check CHECK (next_billing_cycle = ANY (ARRAY['monthly'::text, 'yearly'::text])),
  CONSTRAINT vendor_subscriptions_plan_check CHECK (plan = ANY (ARRAY['free'::text, 'silver'::text, 'gold'::text])),
  CONSTRAINT vendor_subscriptions_status_check CHECK (status = ANY (ARRAY['active'::text, 'canceled'::text, 'past_due'::text, 'trialing'::text, 'incomplete'::text, 'pay_later'::text]))
);
CREATE INDEX vendor_subscriptions_due ON vendor_subscriptions USING btree (current_period_end) WHERE status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text]);
CREATE INDEX vendor_subscriptions_terms ON vendor_subscriptions USING btree (plan_terms_id) WHERE plan_terms_id IS NOT NULL;
CREATE TRIGGER vendor_subscriptions_copied AFTER INSERT OR UPDATE ON vendor_subscriptions FOR EACH ROW EXECUTE FUNCTION vendor_subscriptions_copy();
CREATE TRIGGER vendor_subscriptions_terms BEFORE INSERT OR UPDATE OF plan, status, current_period_end ON vendor_subscriptions FOR EACH ROW EXECUTE FUNCTION vendor_subscriptions_keep_terms();

CREATE VIEW bought_memberships AS
 SELECT um.id,
    um.user_id,
    o.public_id AS order_id,
    o.state AS order_state
   FROM user_memberships um
     JOIN plan_orders o ON o.id = um.plan_order_id
  WHERE o.kind = 'membership'::text;

CREATE VIEW current_memberships AS
 SELECT um.id,
    um.user_id,
    um.membership_id,
    um.points_multiplier,
    COALESCE(o.due, um.price_yearly) AS paid,
    um.ends_at
   FROM user_memberships um
     LEFT JOIN plan_orders o ON o.id = um.plan_order_id
  WHERE um.starts_at <= now() AND um.ends_at > now() AND um.replaced_by IS NULL;

CREATE VIEW membership_names AS
 SELECT id,
    slug,
    name,
    name_ne,
    points_multiplier
   FROM memberships;

CREATE VIEW membership_periods AS
 SELECT id,
    user_id,
    membership_id,
    points_multiplier,
    starts_at,
    ends_at,
    replaced_by
   FROM user_memberships;

CREATE VIEW running_plans AS
 SELECT 'subscription'::text AS kind,
    p.slug AS plan,
    p.name,
    p.name_ne,
    COALESCE(s.billing_cycle, 'monthly'::text) AS billing_cycle,
        CASE s.billing_cycle
            WHEN 'yearly'::text THEN t.price_yearly
            ELSE t.price_monthly
        END AS price,
    paid.paid_by
   FROM vendor_subscriptions s
     JOIN subscription_plans p ON p.slug = s.plan
     JOIN subscription_plan_terms t ON t.id = COALESCE(s.plan_terms_id, p.terms_id)
     LEFT JOIN LATERAL ( SELECT o.paid_by
           FROM plan_orders o
          WHERE o.vendor_id = s.vendor_id AND o.kind = 'subscription'::text AND o.state = 'paid'::text AND o.replaced_by IS NULL AND o.period_start <= now() AND o.period_end > now()
          ORDER BY o.period_end DESC
         LIMIT 1) paid ON true
  WHERE s.status = 'active'::text AND s.plan <> 'free'::text AND s.current_period_end > now()
UNION ALL
 SELECT 'membership'::text AS kind,
    m.slug AS plan,
    m.name,
    m.name_ne,
    'yearly'::text AS billing_cycle,
    um.price_yearly AS price,
    o.paid_by
   FROM user_memberships um
     JOIN memberships m ON m.id = um.membership_id
     LEFT JOIN plan_orders o ON o.id = um.plan_order_id
  WHERE um.starts_at <= now() AND um.ends_at > now() AND um.replaced_by IS NULL AND um.price_yearly > 0;

CREATE VIEW subscription_states AS
 SELECT vendor_id,
    plan,
    status
   FROM vendor_subscriptions;

CREATE VIEW vendor_entitlements AS
 SELECT v.id AS vendor_id,
    p.id AS plan_id,
    p.slug AS plan,
    t.deal_limit,
    t.featured_deal_limit,
    t.analytics_access,
    t.priority_support,
    ( SELECT count(*)::integer AS count
           FROM deals d
          WHERE d.vendor_id = v.id AND d.is_active AND d.end_date > now() AND (d.moderation_status = ANY (ARRAY['pending'::text, 'approved'::text]))) AS active_deals,
    ( SELECT count(*)::integer AS count
           FROM deals d
          WHERE d.vendor_id = v.id AND d.is_active AND d.end_date > now() AND d.moderation_status = 'approved'::text) AS approved_deals,
    ( SELECT count(*)::integer AS count
           FROM deals d
          WHERE d.vendor_id = v.id AND d.end_date > now() AND ((EXISTS ( SELECT 1
                   FROM featured_slots s_1
                  WHERE s_1.deal_id = d.id AND (s_1.ends_at IS NULL OR s_1.ends_at > now()))) OR d.feature_requested_at IS NOT NULL)) AS featured_deals,
    t.id AS terms_id
   FROM vendor_cards v
     LEFT JOIN vendor_subscriptions s ON s.vendor_id = v.id
     LEFT JOIN LATERAL ( SELECT o.plan_terms_id AS terms_id,
            bought.plan_id
           FROM plan_orders o
             JOIN subscription_plan_terms bought ON bought.id = o.plan_terms_id
          WHERE o.vendor_id = v.id AND o.kind = 'subscription'::text AND o.state = 'paid'::text AND o.replaced_by IS NULL AND s.current_period_end <= now() AND o.period_start <= now() AND o.period_end > now()
          ORDER BY o.period_end DESC
         LIMIT 1) paid ON true
     JOIN subscription_plans p ON
        CASE
            WHEN paid.plan_id IS NOT NULL THEN p.id = paid.plan_id
            ELSE p.slug =
            CASE
                WHEN (s.status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text])) AND (s.current_period_end IS NULL OR (s.current_period_end +
                CASE
                    WHEN s.cancel_at_period_end THEN '00:00:00'::interval
                    ELSE '7 days'::interval
                END) > now()) THEN s.plan
                ELSE 'free'::text
            END
        END
     JOIN subscription_plan_terms t ON t.id =
        CASE
            WHEN paid.terms_id IS NOT NULL THEN paid.terms_id
            WHEN p.slug = 'free'::text THEN p.terms_id
            ELSE COALESCE(s.plan_terms_id, p.terms_id)
        END;

CREATE OR REPLACE FUNCTION memberships_at(customer integer, at timestamp with time zone)
 RETURNS TABLE(id integer, points_multiplier integer, paid integer)
 LANGUAGE sql
 STABLE
AS $function$
    SELECT um.id, um.points_multiplier, coalesce(o.due, um.price_yearly)
    FROM user_memberships um LEFT JOIN plan_orders o ON o.id = um.plan_order_id
    WHERE um.user_id = customer AND um.starts_at <= at AND um.ends_at > at AND o.state IS DISTINCT FROM 'refunded' AND NOT EXISTS (
      SELECT 1 FROM user_memberships next WHERE next.plan_order_id = um.replaced_by AND next.starts_at <= at)
  $function$;

CREATE OR REPLACE FUNCTION subscription_plans_new_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO subscription_plan_terms (plan_id, price_monthly, price_yearly, deal_limit, featured_deal_limit, analytics_access, priority_support)
    VALUES (NEW.id, NEW.price_monthly, NEW.price_yearly, NEW.deal_limit, NEW.featured_deal_limit, NEW.analytics_access, NEW.priority_support)
    RETURNING id INTO NEW.terms_id;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION user_memberships_keep_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT coalesce(NEW.price_yearly, m.price_yearly), coalesce(NEW.points_multiplier, m.points_multiplier)
    INTO NEW.price_yearly, NEW.points_multiplier FROM memberships m WHERE m.id = NEW.membership_id;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION vendor_subscriptions_copy()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM vendors_copy_subscription(NEW.vendor_id, NEW.plan, NEW.subscription_plan_id, NEW.status, NEW.current_period_end,
    NEW.cancel_at_period_end, NEW.billing_cycle, NEW.starts_at, NEW.next_subscription_plan_id, NEW.next_billing_cycle,
    NEW.plan_terms_id, NEW.stripe_customer_id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION vendor_subscriptions_follow()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO vendor_subscriptions AS s (vendor_id, plan, subscription_plan_id, status, billing_cycle, starts_at, current_period_end, cancel_at_period_end,
      next_subscription_plan_id, next_billing_cycle, plan_terms_id, stripe_customer_id) VALUES (NEW.id, NEW.plan, NEW.subscription_plan_id, NEW.subscription_status,
      NEW.billing_cycle, NEW.subscription_start_date, NEW.current_period_end, NEW.cancel_at_period_end,
      NEW.next_subscription_plan_id, NEW.next_billing_cycle, NEW.plan_terms_id, NEW.stripe_customer_id)
  ON CONFLICT (vendor_id) DO UPDATE SET (plan, subscription_plan_id, status, billing_cycle, starts_at, current_period_end, cancel_at_period_end,
      next_subscription_plan_id, next_billing_cycle, plan_terms_id, stripe_customer_id, updated_at) = (EXCLUDED.plan, EXCLUDED.subscription_plan_id, EXCLUDED.status,
      EXCLUDED.billing_cycle, EXCLUDED.starts_at, EXCLUDED.current_period_end, EXCLUDED.cancel_at_period_end,
      EXCLUDED.next_subscription_plan_id, EXCLUDED.next_billing_cycle,
      CASE WHEN TG_OP = 'UPDATE' AND OLD.plan_terms_id IS DISTINCT FROM NEW.plan_terms_id THEN NEW.plan_terms_id ELSE s.plan_terms_id END,
      EXCLUDED.stripe_customer_id, now());
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION vendor_subscriptions_keep_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.plan = 'free' OR NEW.status NOT IN ('active', 'trialing', 'past_due') THEN
    NEW.plan_terms_id := NULL;
  ELSIF NEW.plan_terms_id IS NULL OR TG_OP = 'UPDATE' AND (NEW.plan <> OLD.plan OR NEW.current_period_end > OLD.current_period_end) THEN
    NEW.plan_terms_id := (SELECT terms_id FROM subscription_plans WHERE slug = NEW.plan);
  END IF;
  RETURN NEW;
END $function$;

-- -------------------- loyalty (layer 9) --------------------

CREATE TABLE invite_links (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  inviter_id integer NOT NULL,
  deal_id integer NOT NULL,
  token text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT invite_links_pkey PRIMARY KEY (id),
  CONSTRAINT invite_links_once UNIQUE (inviter_id, deal_id),
  CONSTRAINT invite_links_token UNIQUE (token),
  CONSTRAINT invite_links_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT invite_links_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT invite_links_token_check CHECK (token ~ '^[A-Za-z0-9_-]{16}$'::text)
);
CREATE INDEX invite_links_deal ON invite_links USING btree (deal_id);
CREATE INDEX invite_links_expires_at ON invite_links USING btree (expires_at);

CREATE TABLE invite_rewards (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  link_id integer,
  inviter_id integer NOT NULL,
  invited_id integer NOT NULL,
  bound_at timestamp with time zone NOT NULL DEFAULT now(),
  pass_id bigint,
  points integer,
  month date,
  slot smallint,
  rewarded_at timestamp with time zone,
  withheld text,
  CONSTRAINT invite_rewards_pkey PRIMARY KEY (id),
  CONSTRAINT invite_rewards_monthly UNIQUE (inviter_id, month, slot),
  CONSTRAINT invite_rewards_one_inviter UNIQUE (invited_id),
  CONSTRAINT invite_rewards_one_use UNIQUE (pass_id),
  CONSTRAINT invite_rewards_invited_id_fkey FOREIGN KEY (invited_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT invite_rewards_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT invite_rewards_link_id_fkey FOREIGN KEY (link_id) REFERENCES invite_links(id) ON DELETE SET NULL,
  CONSTRAINT invite_rewards_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id) ON DELETE CASCADE,
  CONSTRAINT invite_rewards_decided_by_a_use CHECK ((pass_id IS NOT NULL) = (rewarded_at IS NOT NULL OR withheld IS NOT NULL)),
  CONSTRAINT invite_rewards_fully CHECK (
CASE
    WHEN rewarded_at IS NULL THEN points IS NULL AND month IS NULL AND slot IS NULL
    ELSE points IS NOT NULL AND month IS NOT NULL AND slot IS NOT NULL AND withheld IS NULL
END),
  CONSTRAINT invite_rewards_month CHECK (EXTRACT(day FROM month) = 1::numeric),
  CONSTRAINT invite_rewards_of_others CHECK (inviter_id <> invited_id),
  CONSTRAINT invite_rewards_points CHECK (points > 0),
  CONSTRAINT invite_rewards_slot CHECK (slot >= 1 AND slot <= 10),
  CONSTRAINT invite_rewards_withheld CHECK (withheld = ANY (ARRAY['device'::text, 'payment-account'::text, 'phone'::text, 'business'::text, 'monthly-limit'::text]))
);
CREATE INDEX invite_rewards_bound_at ON invite_rewards USING btree (bound_at);
CREATE INDEX invite_rewards_inviter ON invite_rewards USING btree (inviter_id, id DESC);
CREATE INDEX invite_rewards_link ON invite_rewards USING btree (link_id) WHERE link_id IS NOT NULL;

CREATE TABLE loyalty_balances (
  user_id integer NOT NULL,
  points integer NOT NULL DEFAULT 0,
  CONSTRAINT loyalty_balances_pkey PRIMARY KEY (user_id),
  CONSTRAINT loyalty_balances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER loyalty_balances_copied AFTER INSERT OR UPDATE OF points ON loyalty_balances FOR EACH ROW EXECUTE FUNCTION loyalty_balances_copy();

CREATE TABLE points_ledger (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  delta integer NOT NULL,
  kind text NOT NULL,
  pass_id bigint,
  multiplier integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  order_id bigint,
  vendor_id integer,
  vendor_points integer NOT NULL DEFAULT 0,
  user_membership_id integer,
  deal_id integer,
  title text,
  title_ne text,
  pass_public_id uuid,
  used_at timestamp with time zone,
  CONSTRAINT points_ledger_pkey PRIMARY KEY (id),
  CONSTRAINT points_ledger_membership FOREIGN KEY (user_membership_id) REFERENCES user_memberships(id),
  CONSTRAINT points_ledger_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT points_ledger_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  CONSTRAINT points_ledger_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT points_ledger_vendor FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT points_ledger_delta_check CHECK (delta <> 0),
  CONSTRAINT points_ledger_funded CHECK (vendor_points = 0 OR vendor_id IS NOT NULL AND (kind = ANY (ARRAY['redemption'::text, 'reversal'::text, 'honour'::text])) AND abs(vendor_points) <= abs(delta)),
  CONSTRAINT points_ledger_invited_by_use CHECK ((kind <> ALL (ARRAY['invite'::text, 'invited'::text, 'invite-return'::text, 'invited-return'::text])) OR pass_id IS NOT NULL AND vendor_points = 0),
  CONSTRAINT points_ledger_kinds CHECK (kind = ANY (ARRAY['redemption'::text, 'reversal'::text, 'correction'::text, 'spend'::text, 'return'::text, 'membership-return'::text, 'invite'::text, 'invited'::text, 'invite-return'::text, 'invited-return'::text, 'honour'::text])),
  CONSTRAINT points_ledger_multiplier_check CHECK (multiplier >= 1),
  CONSTRAINT points_ledger_spent_on_orders CHECK ((kind = ANY (ARRAY['spend'::text, 'return'::text])) = (order_id IS NOT NULL))
);
CREATE INDEX points_ledger_bonus ON points_ledger USING btree (user_membership_id) WHERE user_membership_id IS NOT NULL;
CREATE UNIQUE INDEX points_ledger_bonus_returned ON points_ledger USING btree (user_membership_id) WHERE kind = 'membership-return'::text;
CREATE INDEX points_ledger_earnings ON points_ledger USING btree (created_at) INCLUDE (user_id, vendor_id, delta, pass_id) WHERE kind = 'redemption'::text;
CREATE UNIQUE INDEX points_ledger_once ON points_ledger USING btree (pass_id, kind) WHERE pass_id IS NOT NULL;
CREATE INDEX points_ledger_order ON points_ledger USING btree (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX points_ledger_reversed ON points_ledger USING btree (pass_id) WHERE kind = 'reversal'::text;
CREATE INDEX points_ledger_user ON points_ledger USING btree (user_id, id DESC);
CREATE TRIGGER points_ledger_balanced AFTER INSERT ON points_ledger REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION points_ledger_balance();
CREATE TRIGGER points_ledger_booked AFTER INSERT ON points_ledger REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION points_ledger_owed();
CREATE TRIGGER points_ledger_reversal_named BEFORE INSERT ON points_ledger FOR EACH ROW WHEN (new.kind = 'reversal'::text AND new.deal_id IS NULL) EXECUTE FUNCTION points_ledger_name_reversal();

CREATE VIEW invitation_facts AS
 SELECT r.id,
    r.inviter_id,
    r.invited_id,
    l.deal_id,
    r.bound_at,
    r.points,
    r.rewarded_at,
    r.withheld
   FROM invite_rewards r
     LEFT JOIN invite_links l ON l.id = r.link_id;

CREATE VIEW pending_points AS
 SELECT id,
    user_id,
    delta AS points,
    created_at + make_interval(hours => points_setting('spendableAfterHours'::text, 24)) AS spendable_at
   FROM points_ledger e
  WHERE (kind = ANY (ARRAY['redemption'::text, 'invite'::text, 'invited'::text])) AND NOT (EXISTS ( SELECT 1
           FROM points_ledger back
          WHERE back.pass_id = e.pass_id AND back.kind =
                CASE e.kind
                    WHEN 'redemption'::text THEN 'reversal'::text
                    ELSE e.kind || '-return'::text
                END));

CREATE VIEW points_balances AS
 SELECT user_id,
    points
   FROM loyalty_balances;

CREATE VIEW points_entry_facts AS
 SELECT id,
    user_id,
    delta,
    kind,
    pass_id,
    multiplier,
    created_at,
    order_id,
    vendor_id,
    vendor_points,
    user_membership_id,
    deal_id,
    title,
    title_ne,
    pass_public_id,
        CASE
            WHEN vendor_points > 0 THEN vendor_points
            ELSE delta / COALESCE(NULLIF(multiplier, 0), 1)
        END AS own_points
   FROM points_ledger;

CREATE OR REPLACE FUNCTION loyalty_balances_copy()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM users_copy_points(NEW.user_id, NEW.points);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION most_points(price integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT least(price::bigint * points_setting('largestWorth', 20) / 10, 100000)::integer
$function$;

CREATE OR REPLACE FUNCTION points_balance(customer integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce((SELECT points FROM loyalty_balances WHERE user_id = customer), 0)
$function$;

CREATE OR REPLACE FUNCTION points_given(points integer, price integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT least(points, most_points(price))
$function$;

CREATE OR REPLACE FUNCTION points_ledger_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO loyalty_balances AS b (user_id, points)
    SELECT user_id, sum(delta) FROM moved GROUP BY user_id ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET points = b.points + EXCLUDED.points;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION points_ledger_earn(customer integer, points integer, pass bigint, multiplied integer, business integer, from_business integer, membership integer, deal integer, deal_title text, deal_title_ne text, pass_number uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
     INSERT INTO points_ledger (user_id, delta, kind, pass_id, multiplier, vendor_id, vendor_points, user_membership_id,
       deal_id, title, title_ne, pass_public_id)
     SELECT customer, points, 'redemption', pass, multiplied, business, from_business, membership,
       deal, deal_title, deal_title_ne, pass_number WHERE points > 0
     ON CONFLICT DO NOTHING
   $function$;

CREATE OR REPLACE FUNCTION points_ledger_earn_at(customer integer, points integer, pass bigint, multiplied integer, business integer, from_business integer, membership integer, deal integer, deal_title text, deal_title_ne text, pass_number uuid, used timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
    INSERT INTO points_ledger (user_id, delta, kind, pass_id, multiplier, vendor_id, vendor_points, user_membership_id,
      deal_id, title, title_ne, pass_public_id, used_at)
    SELECT customer, points, 'redemption', pass, multiplied, business, from_business, membership,
      deal, deal_title, deal_title_ne, pass_number, used WHERE points > 0
    ON CONFLICT DO NOTHING
  $function$;

CREATE OR REPLACE FUNCTION points_ledger_facts(customer integer, business integer, since timestamp with time zone)
 RETURNS TABLE(owed_paisa bigint, uses_at_business integer, uses_today integer, multiplier integer, membership_id integer, bonus_left integer)
 LANGUAGE plpgsql
AS $function$
  BEGIN
    RETURN QUERY SELECT * FROM points_ledger_facts_at(customer, business, since, 'infinity', now());
  END $function$;

CREATE OR REPLACE FUNCTION points_ledger_facts_at(customer integer, business integer, since timestamp with time zone, until timestamp with time zone, at timestamp with time zone)
 RETURNS TABLE(owed_paisa bigint, uses_at_business integer, uses_today integer, multiplier integer, membership_id integer, bonus_left integer)
 LANGUAGE plpgsql
AS $function$
  DECLARE
    owed bigint;
  BEGIN
    PERFORM users_lock(customer);
    owed := vendor_balances_lock(business);
    RETURN QUERY
    SELECT owed, used.here::integer, used.everywhere::integer, coalesce(m.points_multiplier, 1), m.id, coalesce(m.bonus_left, 0)
    FROM (SELECT count(*) FILTER (WHERE e.vendor_id = business) AS here, count(*) AS everywhere FROM points_ledger e
      -- A use is never posted before it happened, so that the index on created_at serves.
      WHERE e.user_id = customer AND e.kind = 'redemption' AND e.created_at >= since AND coalesce(e.used_at, e.created_at) >= since
        AND coalesce(e.used_at, e.created_at) < until
        AND NOT EXISTS (SELECT 1 FROM points_ledger back WHERE back.pass_id = e.pass_id AND back.kind = 'reversal')) AS used
    -- At most the price paid for a membership is added in its period.
    LEFT JOIN (SELECT held.id, held.points_multiplier, (10 * held.paid
        - coalesce((SELECT sum(e.delta - e.vendor_points) FROM points_ledger e WHERE e.user_membership_id = held.id), 0))::integer AS bonus_left
      FROM memberships_at(customer, at) held ORDER BY held.points_multiplier DESC, held.id LIMIT 1) AS m ON true;
  END $function$;

CREATE OR REPLACE FUNCTION points_ledger_name_reversal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     SELECT e.deal_id, e.title, e.title_ne, e.pass_public_id INTO NEW.deal_id, NEW.title, NEW.title_ne, NEW.pass_public_id
       FROM points_ledger e WHERE e.pass_id = NEW.pass_id AND e.kind = 'redemption';
     RETURN NEW;
   END $function$;

CREATE OR REPLACE FUNCTION points_ledger_owed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM ledger_transactions_post('points', array_agg(moved.id::text ORDER BY moved.id, side.n),
    array_agg(side.code ORDER BY moved.id, side.n), array_agg(side.paisa ORDER BY moved.id, side.n))
  FROM moved CROSS JOIN LATERAL (VALUES
    (1, 'points', moved.delta * -10::bigint),
    (2, 'vendor:' || moved.vendor_id, moved.vendor_points * 10::bigint),
    (3, CASE WHEN moved.kind IN ('spend', 'return') THEN 'customer-funds' ELSE 'points-cost' END,
      (moved.delta - moved.vendor_points) * 10::bigint)) AS side (n, code, paisa)
  WHERE side.paisa <> 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION points_multiplier(customer integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(max(points_multiplier), 1) FROM current_memberships WHERE user_id = customer
$function$;

CREATE OR REPLACE FUNCTION points_pending(customer integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
    SELECT coalesce(sum(e.delta), 0)::integer FROM points_ledger e
    WHERE e.user_id = customer AND e.kind IN ('redemption', 'invite', 'invited')
      AND e.created_at > now() - make_interval(hours => points_setting('spendableAfterHours', 24))
      AND NOT EXISTS (SELECT 1 FROM points_ledger back WHERE back.pass_id = e.pass_id AND back.kind = CASE e.kind WHEN 'redemption' THEN 'reversal' ELSE e.kind || '-return' END)
  $function$;

-- -------------------- deals (layer 10) --------------------

CREATE TABLE banned_words (
  word text NOT NULL,
  CONSTRAINT banned_words_pkey PRIMARY KEY (word),
  CONSTRAINT banned_words_word_check CHECK (word = lower(btrim(word)) AND length(word) >= 2 AND length(word) <= 60 AND word !~ '[[:punct:]]'::text)
);

CREATE TABLE counted_deals (
  deal_id integer NOT NULL,
  group_id integer NOT NULL,
  vendor_id integer NOT NULL,
  price integer NOT NULL,
  saving_percent integer,
  areas integer[] NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT counted_deals_pkey PRIMARY KEY (deal_id),
  CONSTRAINT counted_deals_group_id_fkey FOREIGN KEY (group_id) REFERENCES deal_counts(id)
);
CREATE INDEX counted_deals_areas ON counted_deals USING gin (areas) WITH (fastupdate=off);
CREATE INDEX counted_deals_group ON counted_deals USING btree (group_id, price);
CREATE INDEX counted_deals_part ON counted_deals USING btree (((deal_id - 1) / 2500 + 1), changed_at);
CREATE INDEX counted_deals_saving ON counted_deals USING btree (saving_percent) WHERE saving_percent IS NOT NULL;

CREATE TABLE counted_places (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  branch_ids integer[],
  venue_latitude double precision,
  venue_longitude double precision,
  areas integer[] NOT NULL,
  deal_ids integer[] NOT NULL,
  group_ids integer[] NOT NULL,
  prices integer[] NOT NULL,
  created_times timestamp with time zone[] NOT NULL,
  CONSTRAINT counted_places_pkey PRIMARY KEY (id),
  CONSTRAINT counted_places_same_length CHECK (cardinality(deal_ids) = cardinality(group_ids) AND cardinality(deal_ids) = cardinality(prices) AND cardinality(deal_ids) = cardinality(created_times))
);
CREATE INDEX counted_places_vendor ON counted_places USING btree (vendor_id);

CREATE TABLE deal_area_counts (
  group_id integer NOT NULL,
  area_id integer NOT NULL,
  deals integer NOT NULL DEFAULT 0,
  CONSTRAINT deal_area_counts_pkey PRIMARY KEY (group_id, area_id),
  CONSTRAINT deal_area_counts_group_id_fkey FOREIGN KEY (group_id) REFERENCES deal_counts(id),
  CONSTRAINT deal_area_counts_deals_check CHECK (deals >= 0)
);

CREATE TABLE deal_capacities (
  deal_id integer NOT NULL,
  total_limit integer,
  daily_limit integer,
  taken integer NOT NULL DEFAULT 0,
  day date,
  taken_on_day integer NOT NULL DEFAULT 0,
  set_aside integer NOT NULL DEFAULT 0,
  beyond integer NOT NULL DEFAULT 0,
  CONSTRAINT deal_capacities_pkey PRIMARY KEY (deal_id),
  CONSTRAINT deal_capacities_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT deal_capacities_daily_limit_check CHECK (daily_limit >= 1),
  CONSTRAINT deal_capacities_total_limit_check CHECK (total_limit >= 1),
  CONSTRAINT deal_capacity_daily CHECK (daily_limit IS NULL OR taken_on_day <= daily_limit),
  CONSTRAINT deal_capacity_not_negative CHECK (taken >= 0),
  CONSTRAINT deal_capacity_set_aside CHECK (set_aside >= 0 AND beyond >= 0),
  CONSTRAINT deal_capacity_total CHECK (total_limit IS NULL OR (taken + set_aside) <= (total_limit + beyond))
) WITH (fillfactor=50);

CREATE TABLE deal_counts (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  category_id integer NOT NULL,
  location_id integer NOT NULL,
  discount_type text NOT NULL,
  rating smallint NOT NULL,
  is_veg boolean NOT NULL,
  is_halal boolean NOT NULL,
  deals integer NOT NULL DEFAULT 0,
  lowest integer,
  highest integer,
  changed_at timestamp with time zone,
  CONSTRAINT deal_counts_pkey PRIMARY KEY (id),
  CONSTRAINT deal_counts_group UNIQUE (category_id, location_id, discount_type, rating, is_veg, is_halal),
  CONSTRAINT deal_counts_deals_check CHECK (deals >= 0),
  CONSTRAINT deal_counts_rating_check CHECK (rating >= 0 AND rating <= 2)
);

CREATE TABLE deal_counts_state (
  is_only boolean NOT NULL DEFAULT true,
  counted_until timestamp with time zone NOT NULL,
  CONSTRAINT deal_counts_state_pkey PRIMARY KEY (is_only),
  CONSTRAINT deal_counts_state_is_only_check CHECK (is_only)
);

CREATE TABLE deal_drafts (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  content jsonb NOT NULL,
  updated_by integer,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT deal_drafts_pkey PRIMARY KEY (id),
  CONSTRAINT deal_drafts_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT deal_drafts_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  CONSTRAINT deal_drafts_content_check CHECK (jsonb_typeof(content) = 'object'::text AND length(content::text) <= 100000)
);
CREATE INDEX deal_drafts_image ON deal_drafts USING btree ((content ->> 'image'::text)) WHERE (content ->> 'image'::text) IS NOT NULL;
CREATE INDEX deal_drafts_newest ON deal_drafts USING btree (vendor_id, updated_at DESC, id DESC);
CREATE INDEX deal_drafts_photos ON deal_drafts USING gin ((content -> 'photos'::text) jsonb_path_ops);
CREATE INDEX deal_drafts_updated_by ON deal_drafts USING btree (updated_by);

CREATE TABLE deal_photos (
  deal_id integer NOT NULL,
  "position" smallint NOT NULL,
  path text NOT NULL,
  alt text,
  alt_ne text,
  CONSTRAINT deal_photos_pkey PRIMARY KEY (deal_id, "position"),
  CONSTRAINT deal_photos_once UNIQUE (path, deal_id),
  CONSTRAINT deal_photos_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT deal_photos_alt_check CHECK (length(alt) >= 1 AND length(alt) <= 120),
  CONSTRAINT deal_photos_alt_ne_check CHECK (length(alt_ne) >= 1 AND length(alt_ne) <= 120),
  CONSTRAINT deal_photos_position_check CHECK ("position" >= 1 AND "position" <= 8)
);
CREATE CONSTRAINT TRIGGER deal_photos_in_order AFTER INSERT OR DELETE OR UPDATE ON deal_photos DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION deal_photos_in_order();

CREATE TABLE deal_ratings (
  deal_id integer NOT NULL,
  stars smallint NOT NULL,
  reviews integer NOT NULL,
  CONSTRAINT deal_ratings_pkey PRIMARY KEY (deal_id, stars),
  CONSTRAINT deal_ratings_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT deal_ratings_reviews_check CHECK (reviews >= 0),
  CONSTRAINT deal_ratings_stars_check CHECK (stars >= 1 AND stars <= 5)
);

CREATE TABLE deal_revisions (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  deal_id integer NOT NULL,
  changes jsonb NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  reason text,
  submitted_at timestamp with time zone NOT NULL DEFAULT now(),
  decided_at timestamp with time zone,
  asked_at timestamp with time zone,
  asked_reasons text[] NOT NULL DEFAULT '{}'::text[],
  asked_note text,
  CONSTRAINT deal_revisions_pkey PRIMARY KEY (id),
  CONSTRAINT deal_revisions_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT deal_revisions_rejection_has_reason CHECK (status <> 'rejected'::text OR reason IS NOT NULL),
  CONSTRAINT deal_revisions_status_check CHECK (status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'replaced'::text, 'withdrawn'::text]))
);
CREATE UNIQUE INDEX deal_revisions_one_pending ON deal_revisions USING btree (deal_id) WHERE status = 'pending'::text;
CREATE INDEX deal_revisions_queue ON deal_revisions USING btree (submitted_at, id) WHERE status = 'pending'::text;
CREATE TRIGGER deal_revisions_waiting_kept AFTER INSERT OR DELETE OR UPDATE OF status ON deal_revisions FOR EACH ROW EXECUTE FUNCTION deal_revisions_set_waiting();

CREATE TABLE deals (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  category_id integer NOT NULL,
  location_id integer,
  title text NOT NULL,
  title_ne text,
  description text NOT NULL,
  description_ne text,
  image text,
  discount_type text NOT NULL,
  discount_value text NOT NULL,
  original_price integer NOT NULL,
  discounted_price integer NOT NULL,
  saving integer GENERATED ALWAYS AS (original_price - discounted_price) STORED,
  start_date timestamp with time zone NOT NULL,
  end_date timestamp with time zone NOT NULL,
  sale_mode text NOT NULL DEFAULT 'counter'::text,
  redemption_limit integer,
  points_earned integer NOT NULL DEFAULT 0,
  pass_validity_hours integer NOT NULL DEFAULT 24,
  weekdays smallint[],
  hours_from time without time zone,
  hours_until time without time zone,
  blackout_dates date[],
  minimum_bill integer,
  party_size integer,
  branch_ids integer[],
  is_active boolean NOT NULL DEFAULT true,
  is_featured boolean NOT NULL DEFAULT false,
  moderation_status text NOT NULL DEFAULT 'pending'::text,
  rejection_reason text,
  rejection_codes text[] NOT NULL DEFAULT '{}'::text[],
  first_approved_at timestamp with time zone,
  submitted_at timestamp with time zone NOT NULL DEFAULT now(),
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  average_rating numeric(3,2) GENERATED ALWAYS AS (CASE WHEN rating_count > 0 THEN round(rating_sum::numeric / rating_count::numeric, 2) ELSE 0::numeric END) STORED,
  search tsvector NOT NULL DEFAULT ''::tsvector,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  feature_requested_at timestamp with time zone,
  waiting_since timestamp with time zone,
  taxes text NOT NULL DEFAULT 'included'::text,
  cover_key text,
  cover_version smallint NOT NULL DEFAULT 0,
  usable_minutes int4multirange,
  recent_uses integer NOT NULL DEFAULT 0,
  venue_name text,
  venue_name_ne text,
  venue_latitude double precision,
  venue_longitude double precision,
  venue_area_id integer,
  included text[] NOT NULL DEFAULT '{}'::text[],
  included_ne text[] NOT NULL DEFAULT '{}'::text[],
  excluded text[] NOT NULL DEFAULT '{}'::text[],
  excluded_ne text[] NOT NULL DEFAULT '{}'::text[],
  price_for_count smallint,
  price_for_unit text,
  food text[],
  asked_at timestamp with time zone,
  asked_reasons text[] NOT NULL DEFAULT '{}'::text[],
  asked_note text,
  used_count integer NOT NULL DEFAULT 0,
  price_item_id integer,
  price_item_confirmed_at timestamp with time zone,
  honour_rank integer NOT NULL DEFAULT 0,
  is_recent boolean NOT NULL DEFAULT true,
  CONSTRAINT deals_pkey PRIMARY KEY (id),
  CONSTRAINT deals_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  CONSTRAINT deals_location_id_fkey FOREIGN KEY (location_id) REFERENCES locations(id),
  CONSTRAINT deals_price_item FOREIGN KEY (price_item_id) REFERENCES price_items(id),
  CONSTRAINT deals_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT deals_venue_area_id_fkey FOREIGN KEY (venue_area_id) REFERENCES areas(id),
  CONSTRAINT deals_approved_once CHECK (moderation_status <> 'approved'::text OR first_approved_at IS NOT NULL),
  CONSTRAINT deals_check CHECK (discounted_price >= 0 AND discounted_price <= original_price),
  CONSTRAINT deals_content_lines CHECK (deal_lines_fit(included) AND deal_lines_fit(included_ne) AND deal_lines_fit(excluded) AND deal_lines_fit(excluded_ne)),
  CONSTRAINT deals_dates CHECK (end_date > start_date),
  CONSTRAINT deals_description_check CHECK (length(description) >= 10 AND length(description) <= 2000),
  CONSTRAINT deals_description_ne_check CHECK (length(description_ne) >= 10 AND length(description_ne) <= 2000),
  CONSTRAINT deals_discount_type_check CHECK (discount_type = ANY (ARRAY['percentage'::text, 'fixed'::text, 'buyXgetY'::text])),
  CONSTRAINT deals_discount_value_check CHECK (length(discount_value) >= 1 AND length(discount_value) <= 60),
  CONSTRAINT deals_food_known CHECK (food <@ ARRAY['halal'::text, 'veg'::text] AND cardinality(food) >= 1 AND cardinality(food) <= 2 AND COALESCE(food[1] < food[2], true)),
  CONSTRAINT deals_hours CHECK ((hours_from IS NULL) = (hours_until IS NULL)),
  CONSTRAINT deals_minimum_bill_check CHECK (minimum_bill > 0),
  CONSTRAINT deals_moderation_status_check CHECK (moderation_status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text])),
  CONSTRAINT deals_original_price_check CHECK (original_price >= 0 AND original_price <= 100000000),
  CONSTRAINT deals_party_size_check CHECK (party_size >= 1 AND party_size <= 100),
  CONSTRAINT deals_pass_validity_hours_check CHECK (pass_validity_hours = ANY (ARRAY[24, 72, 168, 720])),
  CONSTRAINT deals_points_earned_check CHECK (points_earned >= 0 AND points_earned <= 100000),
  CONSTRAINT deals_prepaid_with_taxes CHECK (taxes = 'included'::text OR sale_mode <> 'prepaid'::text) NOT VALID,
  CONSTRAINT deals_price_for CHECK ((num_nonnulls(price_for_count, price_for_unit) = ANY (ARRAY[0, 2])) AND price_for_count >= 1 AND price_for_count <= 1000 AND (price_for_unit = ANY (ARRAY['people'::text, 'nights'::text, 'pieces'::text, 'visits'::text]))),
  CONSTRAINT deals_price_item_confirmed CHECK (price_item_confirmed_at IS NULL OR price_item_id IS NOT NULL),
  CONSTRAINT deals_rating_count_check CHECK (rating_count >= 0),
  CONSTRAINT deals_rating_sum_check CHECK (rating_sum >= 0),
  CONSTRAINT deals_redemption_limit_check CHECK (redemption_limit >= 1 AND redemption_limit <= 1000),
  CONSTRAINT deals_rejection_has_reason CHECK (moderation_status <> 'rejected'::text OR rejection_reason IS NOT NULL),
  CONSTRAINT deals_sale_mode_check CHECK (sale_mode = ANY (ARRAY['counter'::text, 'prepaid'::text])),
  CONSTRAINT deals_taxes_known CHECK (taxes = ANY (ARRAY['included'::text, 'vat-extra'::text, 'vat-and-service-extra'::text])) NOT VALID,
  CONSTRAINT deals_title_check CHECK (length(title) >= 3 AND length(title) <= 120),
  CONSTRAINT deals_title_ne_check CHECK (length(title_ne) >= 3 AND length(title_ne) <= 120),
  CONSTRAINT deals_venue CHECK ((num_nonnulls(venue_name, venue_latitude, venue_longitude) = ANY (ARRAY[0, 3])) AND (venue_name IS NOT NULL OR num_nonnulls(venue_name_ne, venue_area_id) = 0)),
  CONSTRAINT deals_venue_text CHECK (length(venue_name) >= 2 AND length(venue_name) <= 120 AND length(venue_name_ne) >= 2 AND length(venue_name_ne) <= 120 AND venue_latitude >= '-90'::integer::double precision AND venue_latitude <= 90::double precision AND venue_longitude >= '-180'::integer::double precision AND venue_longitude <= 180::double precision),
  CONSTRAINT deals_weekdays_check CHECK (weekdays <@ ARRAY[0::smallint, 1::smallint, 2::smallint, 3::smallint, 4::smallint, 5::smallint, 6::smallint] AND cardinality(weekdays) > 0)
);
CREATE INDEX deals_cover_version ON deals USING btree (cover_version, id);
CREATE INDEX deals_ends ON deals USING btree (end_date, id);
CREATE INDEX deals_held ON deals USING btree (moderation_status, COALESCE(waiting_since, submitted_at), id) INCLUDE (submitted_at) WHERE moderation_status <> 'approved'::text OR NOT is_active;
CREATE INDEX deals_held_ends ON deals USING btree (moderation_status, end_date, id) WHERE moderation_status <> 'approved'::text OR NOT is_active;
CREATE INDEX deals_honoured ON deals USING btree (honour_rank DESC, id DESC) WHERE moderation_status = 'approved'::text AND is_active;
CREATE INDEX deals_image ON deals USING btree (image) WHERE image IS NOT NULL;
CREATE INDEX deals_in_city ON deals USING btree (location_id, created_at DESC, id DESC) INCLUDE (category_id, discount_type, discounted_price, vendor_id, start_date, end_date, average_rating, food, moderation_status, is_active);
CREATE INDEX deals_listed ON deals USING btree (created_at DESC, id DESC) INCLUDE (category_id, location_id, discount_type, discounted_price, vendor_id, start_date, end_date, average_rating, food) WHERE moderation_status = 'approved'::text AND is_active;
CREATE INDEX deals_of_category ON deals USING btree (category_id, created_at DESC, id DESC);
CREATE INDEX deals_of_reports ON deals USING btree (id) INCLUDE (location_id, category_id, original_price, taxes);
CREATE INDEX deals_popular ON deals USING btree (recent_uses DESC, id DESC) WHERE moderation_status = 'approved'::text AND is_active;
CREATE INDEX deals_price_item_id ON deals USING btree (price_item_id) WHERE price_item_id IS NOT NULL;
CREATE INDEX deals_rating ON deals USING btree (average_rating DESC, id DESC) WHERE moderation_status = 'approved'::text AND is_active;
CREATE INDEX deals_saving ON deals USING btree (saving DESC, id DESC) WHERE moderation_status = 'approved'::text AND is_active;
CREATE INDEX deals_search ON deals USING gin (search);
CREATE INDEX deals_search_recent ON deals USING gin (search) WITH (fastupdate=off) WHERE is_recent;
CREATE INDEX deals_starting ON deals USING btree (start_date, id) WHERE moderation_status = 'approved'::text AND is_active;
CREATE INDEX deals_submitted ON deals USING btree (COALESCE(waiting_since, submitted_at), id);
CREATE INDEX deals_submitted_at ON deals USING btree (submitted_at);
CREATE INDEX deals_title ON deals USING btree (lower(title), id);
CREATE INDEX deals_vendor ON deals USING btree (vendor_id, created_at DESC, id DESC);
CREATE INDEX deals_venue_area ON deals USING btree (venue_area_id) WHERE venue_area_id IS NOT NULL;
CREATE INDEX deals_venue_place ON deals USING btree (venue_latitude, venue_longitude) WHERE venue_latitude IS NOT NULL;
CREATE INDEX deals_waiting ON deals USING btree (COALESCE(waiting_since, submitted_at), id) WHERE waiting_since IS NOT NULL;
CREATE TRIGGER deals_cover_stale BEFORE UPDATE OF title, title_ne, vendor_id, category_id ON deals FOR EACH ROW EXECUTE FUNCTION deals_await_cover();
CREATE TRIGGER deals_get_price_item BEFORE UPDATE OF moderation_status ON deals FOR EACH ROW WHEN (new.moderation_status = 'approved'::text AND old.moderation_status <> 'approved'::text AND new.price_item_confirmed_at IS NULL) EXECUTE FUNCTION deals_get_price_item();
CREATE TRIGGER deals_image_added AFTER INSERT ON deals FOR EACH ROW WHEN (new.image IS NOT NULL) EXECUTE FUNCTION deals_image_alone();
CREATE TRIGGER deals_image_changed AFTER UPDATE OF image ON deals FOR EACH ROW WHEN (old.image IS DISTINCT FROM new.image) EXECUTE FUNCTION deals_image_alone();
CREATE TRIGGER deals_log_added_prices AFTER INSERT ON deals REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION deals_log_added_prices();
CREATE TRIGGER deals_log_changed_price AFTER UPDATE OF moderation_status, is_active, start_date, end_date, original_price, discounted_price, price_for_count, price_for_unit ON deals FOR EACH ROW WHEN (new.moderation_status = 'approved'::text AND (old.moderation_status IS DISTINCT FROM new.moderation_status OR old.is_active IS DISTINCT FROM new.is_active OR old.start_date IS DISTINCT FROM new.start_date OR old.end_date IS DISTINCT FROM new.end_date OR old.original_price IS DISTINCT FROM new.original_price OR old.discounted_price IS DISTINCT FROM new.discounted_price OR old.price_for_count IS DISTINCT FROM new.price_for_count OR old.price_for_unit IS DISTINCT FROM new.price_for_unit)) EXECUTE FUNCTION deals_log_changed_price();
CREATE TRIGGER deals_minutes_kept BEFORE INSERT OR UPDATE OF weekdays, hours_from, hours_until ON deals FOR EACH ROW EXECUTE FUNCTION deals_set_minutes();
CREATE TRIGGER deals_note_added AFTER INSERT ON deals REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION deals_note_added();
CREATE TRIGGER deals_note_changed AFTER UPDATE OF vendor_id, category_id, location_id, discount_type, original_price, discounted_price, start_date, end_date, is_active, moderation_status, branch_ids, venue_name, venue_area_id, food, updated_at, venue_latitude, venue_longitude, created_at, rating_sum, rating_count ON deals FOR EACH ROW WHEN ((old.moderation_status = 'approved'::text AND old.is_active OR new.moderation_status = 'approved'::text AND new.is_active) AND (old.vendor_id IS DISTINCT FROM new.vendor_id OR old.category_id IS DISTINCT FROM new.category_id OR old.location_id IS DISTINCT FROM new.location_id OR old.discount_type IS DISTINCT FROM new.discount_type OR old.original_price IS DISTINCT FROM new.original_price OR old.discounted_price IS DISTINCT FROM new.discounted_price OR old.start_date IS DISTINCT FROM new.start_date OR old.end_date IS DISTINCT FROM new.end_date OR old.is_active IS DISTINCT FROM new.is_active OR old.moderation_status IS DISTINCT FROM new.moderation_status OR old.branch_ids IS DISTINCT FROM new.branch_ids OR old.venue_name IS DISTINCT FROM new.venue_name OR old.venue_area_id IS DISTINCT FROM new.venue_area_id OR old.food IS DISTINCT FROM new.food OR old.updated_at IS DISTINCT FROM new.updated_at OR old.venue_latitude IS DISTINCT FROM new.venue_latitude OR old.venue_longitude IS DISTINCT FROM new.venue_longitude OR old.created_at IS DISTINCT FROM new.created_at OR (old.average_rating >= 4::numeric) IS DISTINCT FROM (new.average_rating >= 4::numeric) OR (old.average_rating >= 4.5) IS DISTINCT FROM (new.average_rating >= 4.5))) EXECUTE FUNCTION deals_note_change();
CREATE TRIGGER deals_note_deleted AFTER DELETE ON deals FOR EACH ROW EXECUTE FUNCTION deals_note_change();
CREATE TRIGGER deals_ranked BEFORE INSERT ON deals FOR EACH ROW EXECUTE FUNCTION deals_take_honour();
CREATE TRIGGER deals_search_kept BEFORE INSERT OR UPDATE OF title, title_ne, description, description_ne, vendor_id, category_id, location_id, branch_ids ON deals FOR EACH ROW EXECUTE FUNCTION deals_set_search();
CREATE TRIGGER deals_waiting_kept BEFORE INSERT OR UPDATE OF moderation_status, submitted_at ON deals FOR EACH ROW EXECUTE FUNCTION deals_set_waiting();

CREATE TABLE featured_slots (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  deal_id integer NOT NULL,
  place text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  CONSTRAINT featured_slots_pkey PRIMARY KEY (id),
  CONSTRAINT featured_slots_once EXCLUDE USING gist (deal_id WITH =, place WITH =, tstzrange(starts_at, ends_at) WITH &&),
  CONSTRAINT featured_slots_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT featured_slots_dates CHECK (ends_at > starts_at),
  CONSTRAINT featured_slots_place_check CHECK (place = ANY (ARRAY['hero'::text, 'specials'::text, 'featured'::text]))
);
CREATE INDEX featured_slots_ending ON featured_slots USING btree (ends_at);
CREATE INDEX featured_slots_place ON featured_slots USING btree (place, starts_at DESC, id DESC);
CREATE INDEX featured_slots_starting ON featured_slots USING btree (starts_at);

CREATE TABLE price_items (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  price_for_count smallint,
  price_for_unit text,
  CONSTRAINT price_items_pkey PRIMARY KEY (id),
  CONSTRAINT price_items_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT price_items_check CHECK ((price_for_count IS NULL) = (price_for_unit IS NULL)),
  CONSTRAINT price_items_name_check CHECK (length(name) >= 3 AND length(name) <= 120),
  CONSTRAINT price_items_price_for_count_check CHECK (price_for_count >= 1 AND price_for_count <= 1000),
  CONSTRAINT price_items_price_for_unit_check CHECK (price_for_unit = ANY (ARRAY['people'::text, 'nights'::text, 'pieces'::text, 'visits'::text]))
);
CREATE INDEX price_items_vendor ON price_items USING btree (vendor_id, id);

CREATE TABLE price_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  deal_id integer,
  item_id integer,
  in_force_from timestamp with time zone NOT NULL,
  is_shown boolean NOT NULL DEFAULT true,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  regular_price integer NOT NULL,
  deal_price integer,
  source text NOT NULL,
  photo text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  price_for_count smallint,
  price_for_unit text,
  CONSTRAINT price_log_pkey PRIMARY KEY (id),
  CONSTRAINT price_log_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id),
  CONSTRAINT price_log_item_id_fkey FOREIGN KEY (item_id) REFERENCES price_items(id),
  CONSTRAINT price_log_check CHECK ((price_for_count IS NULL) = (price_for_unit IS NULL)),
  CONSTRAINT price_log_deal_price_check CHECK (deal_price >= 0),
  CONSTRAINT price_log_of_deals CHECK ((deal_id IS NULL) = (deal_price IS NULL)),
  CONSTRAINT price_log_of_one CHECK ((deal_id IS NULL) <> (item_id IS NULL)),
  CONSTRAINT price_log_photo CHECK ((source = 'recorded'::text) = (photo IS NOT NULL)),
  CONSTRAINT price_log_price_for_count_check CHECK (price_for_count >= 1 AND price_for_count <= 1000),
  CONSTRAINT price_log_price_for_unit_check CHECK (price_for_unit = ANY (ARRAY['people'::text, 'nights'::text, 'pieces'::text, 'visits'::text])),
  CONSTRAINT price_log_recorded CHECK ((source = 'recorded'::text) = (item_id IS NOT NULL)),
  CONSTRAINT price_log_regular_price_check CHECK (regular_price >= 0),
  CONSTRAINT price_log_source_check CHECK (source = ANY (ARRAY['history'::text, 'deal'::text, 'recorded'::text]))
);
CREATE INDEX price_log_deal ON price_log USING btree (deal_id, in_force_from, id) WHERE deal_id IS NOT NULL;
CREATE UNIQUE INDEX price_log_item ON price_log USING btree (item_id, in_force_from) WHERE item_id IS NOT NULL;
CREATE INDEX price_log_photo ON price_log USING btree (photo) WHERE photo IS NOT NULL;
CREATE TRIGGER price_log_append_only BEFORE DELETE OR UPDATE ON price_log FOR EACH STATEMENT EXECUTE FUNCTION price_log_reject_change();
CREATE TRIGGER price_log_in_order BEFORE INSERT ON price_log FOR EACH ROW EXECUTE FUNCTION price_log_in_order();

CREATE TABLE search_rebuilds (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  subject_id integer NOT NULL,
  words text[] NOT NULL,
  generation integer NOT NULL DEFAULT 1,
  last_deal_id integer NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL,
  started_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  finished_at timestamp with time zone,
  CONSTRAINT search_rebuilds_pkey PRIMARY KEY (id),
  CONSTRAINT search_rebuilds_kind_check CHECK (kind = ANY (ARRAY['category'::text, 'location'::text, 'vendor'::text, 'all'::text]))
);
CREATE UNIQUE INDEX search_rebuilds_running ON search_rebuilds USING btree (kind, subject_id) WHERE finished_at IS NULL;

CREATE TABLE search_terms (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  meaning text NOT NULL,
  term text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT search_terms_pkey PRIMARY KEY (id),
  CONSTRAINT search_terms_meaning_term_key UNIQUE (meaning, term),
  CONSTRAINT search_terms_kind_check CHECK (kind = ANY (ARRAY['dish'::text, 'activity'::text, 'place-word'::text, 'stop'::text])),
  CONSTRAINT search_terms_meaning_check CHECK (length(meaning) >= 1 AND length(meaning) <= 60),
  CONSTRAINT search_terms_term_check CHECK (length(term) >= 1 AND length(term) <= 60)
);

CREATE TABLE search_words (
  word text NOT NULL,
  latin text NOT NULL DEFAULT ''::text,
  consonants text,
  keys text[] NOT NULL DEFAULT '{}'::text[],
  near text[] NOT NULL DEFAULT '{}'::text[],
  key_version smallint NOT NULL DEFAULT 0,
  CONSTRAINT search_words_pkey PRIMARY KEY (word)
);
CREATE INDEX search_words_consonants ON search_words USING btree (consonants) WHERE consonants IS NOT NULL;
CREATE INDEX search_words_key_version ON search_words USING btree (key_version);
CREATE INDEX search_words_keys ON search_words USING gin (keys);
CREATE INDEX search_words_latin ON search_words USING btree (latin text_pattern_ops);
CREATE INDEX search_words_latin_similar ON search_words USING gin (latin gin_trgm_ops);
CREATE INDEX search_words_near ON search_words USING gin (near);
CREATE INDEX search_words_similar ON search_words USING gin (word gin_trgm_ops);

CREATE TABLE uncounted_deals (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  deal_id integer,
  vendor_id integer,
  CONSTRAINT uncounted_deals_pkey PRIMARY KEY (id),
  CONSTRAINT uncounted_deals_of_one CHECK (num_nonnulls(deal_id, vendor_id) = 1)
);

CREATE VIEW countable_deals AS
 SELECT id AS deal_id,
    vendor_id,
    category_id,
    COALESCE(location_id, 0) AS location_id,
    discount_type,
        CASE
            WHEN average_rating >= 4.5 THEN 2
            WHEN average_rating >= 4::numeric THEN 1
            ELSE 0
        END::smallint AS rating,
    COALESCE('veg'::text = ANY (food), false) AS is_veg,
    COALESCE('halal'::text = ANY (food), false) AS is_halal,
    discounted_price AS price,
    round(saving::numeric * 100.0 / NULLIF(original_price, 0)::numeric)::integer AS saving_percent,
    ARRAY( SELECT d.venue_area_id
          WHERE d.venue_area_id IS NOT NULL
        UNION
         SELECT b.area_id
           FROM branch_places b
          WHERE d.venue_name IS NULL AND b.area_id IS NOT NULL AND b.vendor_id = d.vendor_id AND (d.branch_ids IS NULL OR (b.id = ANY (d.branch_ids)))
  ORDER BY 1) AS areas,
    updated_at AS changed_at,
    branch_ids,
    venue_latitude,
    venue_longitude,
    created_at
   FROM listed_deals d;

CREATE VIEW deal_asks AS
 SELECT deals.vendor_id,
    deals.id AS deal_id,
    NULL::integer AS revision_id,
    deals.asked_at,
    deals.asked_reasons,
    deals.asked_note
   FROM deals
  WHERE deals.asked_at IS NOT NULL
UNION ALL
 SELECT d.vendor_id,
    d.id AS deal_id,
    r.id AS revision_id,
    r.asked_at,
    r.asked_reasons,
    r.asked_note
   FROM deal_revisions r
     JOIN deals d ON d.id = r.deal_id
  WHERE r.asked_at IS NOT NULL AND r.status = 'pending'::text;

CREATE VIEW deal_availability AS
 SELECT deal_id,
    total_limit,
    daily_limit,
    taken + set_aside AS taken,
    day,
    taken_on_day,
    set_aside
   FROM deal_capacities;

CREATE VIEW deal_change_facts AS
 SELECT id,
    deal_id,
    changes,
    status,
    reason,
    submitted_at,
    decided_at
   FROM deal_revisions;

CREATE VIEW deal_facts AS
 SELECT id,
    vendor_id,
    category_id,
    location_id,
    title,
    title_ne,
    description,
    description_ne,
    image,
    discount_type,
    discount_value,
    original_price,
    discounted_price,
    saving,
    start_date,
    end_date,
    sale_mode,
    redemption_limit,
    points_earned,
    pass_validity_hours,
    weekdays,
    hours_from,
    hours_until,
    blackout_dates,
    minimum_bill,
    party_size,
    branch_ids,
    is_active,
    is_featured,
    moderation_status,
    rejection_reason,
    rejection_codes,
    first_approved_at,
    submitted_at,
    rating_sum,
    rating_count,
    average_rating,
    search,
    version,
    created_at,
    updated_at,
    feature_requested_at,
    waiting_since,
    taxes,
    kept_terms(deals.*) AS terms_now,
    deal_terms(deals.*) AS visit_terms,
    cover_key,
    usable_minutes,
    recent_uses,
    venue_name,
    venue_name_ne,
    venue_latitude,
    venue_longitude,
    venue_area_id,
    included,
    included_ne,
    excluded,
    excluded_ne,
    price_for_count,
    price_for_unit
   FROM deals;

CREATE VIEW deal_photo_counts AS
 SELECT deal_id,
    count(*)::integer AS photos
   FROM deal_photos
  GROUP BY deal_id;

CREATE VIEW draft_facts AS
 SELECT id,
    vendor_id,
    updated_at
   FROM deal_drafts;

CREATE VIEW featured_deals AS
 SELECT id,
    deal_id,
    place,
    starts_at,
    ends_at
   FROM featured_slots;

CREATE VIEW listed_area_counts AS
 WITH changed AS MATERIALIZED (
         SELECT unnest(deals_to_count()) AS id
        )
 SELECT a.area_id,
    g.category_id,
    g.location_id,
    g.discount_type,
    g.rating,
    g.is_veg,
    g.is_halal,
    a.deals
   FROM deal_area_counts a
     JOIN deal_counts g ON g.id = a.group_id
UNION ALL
 SELECT area.id AS area_id,
    g.category_id,
    g.location_id,
    g.discount_type,
    g.rating,
    g.is_veg,
    g.is_halal,
    '-1'::integer AS deals
   FROM counted_deals c
     JOIN deal_counts g ON g.id = c.group_id,
    LATERAL unnest(c.areas) area(id)
  WHERE c.deal_id = ANY ((ARRAY( SELECT changed.id
           FROM changed)))
UNION ALL
 SELECT area.id AS area_id,
    c.category_id,
    c.location_id,
    c.discount_type,
    c.rating,
    c.is_veg,
    c.is_halal,
    1 AS deals
   FROM countable_deals c,
    LATERAL unnest(c.areas) area(id)
  WHERE c.deal_id = ANY ((ARRAY( SELECT changed.id
           FROM changed)));

CREATE VIEW listed_deal_counts AS
 WITH changed AS MATERIALIZED (
         SELECT unnest(deals_to_count()) AS id
        ), touched AS MATERIALIZED (
         SELECT DISTINCT c.group_id
           FROM counted_deals c
          WHERE c.deal_id = ANY ((ARRAY( SELECT changed.id
                   FROM changed)))
        )
 SELECT category_id,
    location_id,
    discount_type,
    rating,
    is_veg,
    is_halal,
    sum(deals)::integer AS deals,
    min(lowest) AS lowest,
    max(highest) AS highest,
    max(changed_at) AS changed_at
   FROM ( SELECT g.category_id,
            g.location_id,
            g.discount_type,
            g.rating,
            g.is_veg,
            g.is_halal,
            g.deals,
                CASE
                    WHEN t.group_id IS NULL THEN g.lowest
                    ELSE ( SELECT min(c.price) AS min
                       FROM counted_deals c
                      WHERE c.group_id = g.id AND NOT (c.deal_id IN ( SELECT changed.id
                               FROM changed)))
                END AS lowest,
                CASE
                    WHEN t.group_id IS NULL THEN g.highest
                    ELSE ( SELECT max(c.price) AS max
                       FROM counted_deals c
                      WHERE c.group_id = g.id AND NOT (c.deal_id IN ( SELECT changed.id
                               FROM changed)))
                END AS highest,
            g.changed_at
           FROM deal_counts g
             LEFT JOIN touched t ON t.group_id = g.id
        UNION ALL
         SELECT g.category_id,
            g.location_id,
            g.discount_type,
            g.rating,
            g.is_veg,
            g.is_halal,
            '-1'::integer,
            NULL::integer,
            NULL::integer,
            NULL::timestamp with time zone
           FROM counted_deals c
             JOIN deal_counts g ON g.id = c.group_id
          WHERE c.deal_id = ANY ((ARRAY( SELECT changed.id
                   FROM changed)))
        UNION ALL
         SELECT c.category_id,
            c.location_id,
            c.discount_type,
            c.rating,
            c.is_veg,
            c.is_halal,
            1,
            c.price,
            c.price,
            c.changed_at
           FROM countable_deals c
          WHERE c.deal_id = ANY ((ARRAY( SELECT changed.id
                   FROM changed)))) n
  GROUP BY category_id, location_id, discount_type, rating, is_veg, is_halal
 HAVING sum(deals) > 0;

CREATE VIEW listed_deal_figures AS
 WITH changed AS MATERIALIZED (
         SELECT unnest(deals_to_count()) AS id
        )
 SELECT ( SELECT COALESCE(sum(n.deals), 0::bigint)::integer AS "coalesce"
           FROM listed_deal_counts n) AS deals,
    COALESCE(GREATEST(( SELECT max(c.saving_percent) AS max
           FROM counted_deals c
          WHERE c.saving_percent IS NOT NULL AND NOT (c.deal_id IN ( SELECT changed.id
                   FROM changed))), ( SELECT max(c.saving_percent) AS max
           FROM countable_deals c
          WHERE c.deal_id = ANY ((ARRAY( SELECT changed.id
                   FROM changed))))), 0) AS biggest_saving_percent;

CREATE VIEW listed_deal_parts AS
 WITH changed AS MATERIALIZED (
         SELECT unnest(deals_to_count()) AS id
        )
 SELECT part,
    max(changed_at) AS changed_at
   FROM ( SELECT parts.part,
            ( SELECT max(c.changed_at) AS max
                   FROM counted_deals c
                  WHERE ((c.deal_id - 1) / 2500 + 1) = parts.part AND NOT (c.deal_id IN ( SELECT changed.id
                           FROM changed))) AS changed_at
           FROM generate_series(1, ( SELECT (max(c.deal_id) - 1) / 2500 + 1
                   FROM counted_deals c)) parts(part)
        UNION ALL
         SELECT (c.deal_id - 1) / 2500 + 1,
            c.changed_at
           FROM countable_deals c
          WHERE c.deal_id = ANY ((ARRAY( SELECT changed.id
                   FROM changed)))) n
  WHERE changed_at IS NOT NULL
  GROUP BY part;

CREATE VIEW listed_deals AS
 SELECT id,
    vendor_id,
    category_id,
    location_id,
    title,
    title_ne,
    description,
    description_ne,
    image,
    discount_type,
    discount_value,
    original_price,
    discounted_price,
    saving,
    start_date,
    end_date,
    sale_mode,
    redemption_limit,
    points_earned,
    pass_validity_hours,
    weekdays,
    hours_from,
    hours_until,
    blackout_dates,
    minimum_bill,
    party_size,
    branch_ids,
    is_active,
    is_featured,
    moderation_status,
    rejection_reason,
    rejection_codes,
    first_approved_at,
    submitted_at,
    rating_sum,
    rating_count,
    average_rating,
    search,
    version,
    created_at,
    updated_at,
    feature_requested_at,
    waiting_since,
    taxes,
    cover_key,
    usable_minutes,
    recent_uses,
    venue_name,
    venue_name_ne,
    venue_latitude,
    venue_longitude,
    venue_area_id,
    included,
    included_ne,
    excluded,
    excluded_ne,
    price_for_count,
    price_for_unit,
    food,
    honour_rank,
    is_recent
   FROM deals d
  WHERE moderation_status = 'approved'::text AND is_active AND start_date <= now() AND end_date > now() AND NOT (vendor_id IN ( SELECT v.id
           FROM vendor_cards v
          WHERE v.status <> 'verified'::text));

CREATE VIEW uncounted_vendor_deals AS
 WITH changed AS MATERIALIZED (
         SELECT unnest(deals_to_count()) AS id
        )
 SELECT vendor_id,
    sum(n)::integer AS deals
   FROM ( SELECT c.vendor_id,
            '-1'::integer AS n
           FROM counted_deals c
          WHERE c.deal_id = ANY ((ARRAY( SELECT changed.id
                   FROM changed)))
        UNION ALL
         SELECT c.vendor_id,
            1
           FROM countable_deals c
          WHERE c.deal_id = ANY ((ARRAY( SELECT changed.id
                   FROM changed)))) m
  GROUP BY vendor_id
 HAVING sum(n) <> 0;

CREATE OR REPLACE FUNCTION blackout_minutes(blackout_dates date[], hours_from time without time zone, hours_until time without time zone, sunday date)
 RETURNS int4multirange
 LANGUAGE sql
 IMMUTABLE
AS $function$
    SELECT coalesce(range_agg(int4range((day - sunday) * 1440 + night, (day - sunday + 1) * 1440 + night)), '{}')
    FROM unnest(blackout_dates) AS day,
      (SELECT CASE WHEN hours_from > hours_until THEN extract(epoch FROM hours_from)::int / 60 ELSE 0 END AS night) AS shift
    WHERE day BETWEEN sunday - 1 AND sunday + 14
  $function$;

CREATE OR REPLACE FUNCTION branches_note_deals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.area_id IS NOT DISTINCT FROM NEW.area_id THEN RETURN NULL; END IF;
    INSERT INTO uncounted_deals (vendor_id) VALUES (coalesce(NEW.vendor_id, OLD.vendor_id));
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION branches_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      PERFORM search_rename('vendor', coalesce(NEW.vendor_id, OLD.vendor_id), concat_ws(' ', NEW.name, NEW.address), NULL);
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION catalog_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF TG_TABLE_NAME = 'locations' THEN
      IF (OLD.name, OLD.name_ne) IS DISTINCT FROM (NEW.name, NEW.name_ne) THEN
        PERFORM search_rename('location', NEW.id, concat_ws(' ', NEW.name, NEW.name_ne), NULL);
      END IF;
    ELSIF (OLD.name, OLD.name_ne, OLD.parent_id) IS DISTINCT FROM (NEW.name, NEW.name_ne, NEW.parent_id) THEN
      PERFORM search_rename('category', NEW.id,
        (SELECT concat_ws(' ', NEW.name, NEW.name_ne, p.name, p.name_ne) FROM (VALUES (1)) AS one LEFT JOIN category_names p ON p.id = NEW.parent_id),
        ARRAY(SELECT c.id FROM category_names c WHERE c.id = NEW.id OR c.parent_id = NEW.id));
    END IF;
    RETURN NEW;
  END $function$;

CREATE OR REPLACE FUNCTION deal_capacities_give_back(deal integer, places integer)
 RETURNS boolean
 LANGUAGE sql
AS $function$
    UPDATE deal_capacities SET set_aside = set_aside - places,
      beyond = CASE WHEN beyond > 0 THEN greatest(0, least(beyond, taken + set_aside - places - total_limit)) ELSE 0 END
    WHERE deal_id = deal AND places > 0 RETURNING taken + set_aside + places >= total_limit
  $function$;

CREATE OR REPLACE FUNCTION deal_capacities_lock(deals integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  BEGIN
    PERFORM 1 FROM deal_capacities WHERE deal_id = ANY(deals) ORDER BY deal_id FOR UPDATE;
  END $function$;

CREATE OR REPLACE FUNCTION deal_capacities_release(deal integer, passes integer, taken_on date DEFAULT NULL::date)
 RETURNS boolean
 LANGUAGE sql
AS $function$
    UPDATE deal_capacities SET taken = taken - passes,
      beyond = CASE WHEN beyond > 0 THEN greatest(0, least(beyond, taken - passes + set_aside - total_limit)) ELSE 0 END,
      taken_on_day = CASE WHEN day = taken_on THEN taken_on_day - passes ELSE taken_on_day END
    WHERE deal_id = deal RETURNING taken + passes + set_aside >= total_limit
  $function$;

CREATE OR REPLACE FUNCTION deal_capacities_set_aside(deal integer, wanted integer, OUT places integer, OUT is_full boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
  BEGIN
    SELECT greatest(0, least(wanted, c.total_limit / 10 - c.set_aside, c.total_limit - c.taken - c.set_aside)) INTO places
      FROM deal_capacities c WHERE c.deal_id = deal AND c.total_limit IS NOT NULL FOR NO KEY UPDATE;
    places := coalesce(places, 0);
    IF places > 0 THEN
      UPDATE deal_capacities c SET set_aside = c.set_aside + places WHERE c.deal_id = deal
        RETURNING c.taken + c.set_aside >= c.total_limit INTO is_full;
    END IF;
    is_full := coalesce(is_full, false);
  END $function$;

CREATE OR REPLACE FUNCTION deal_capacities_take(deal integer, passes integer, today date)
 RETURNS boolean
 LANGUAGE sql
AS $function$
    UPDATE deal_capacities SET taken = taken + passes, day = CASE WHEN day = today + 1 THEN day ELSE today END, taken_on_day = CASE WHEN day IN (today, today + 1) THEN taken_on_day ELSE 0 END + passes
    WHERE deal_id = deal RETURNING taken + set_aside >= total_limit
  $function$;

CREATE OR REPLACE FUNCTION deal_capacities_take_back(deal integer, from_set_aside boolean)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
  DECLARE
    c deal_capacities;
    source text;
  BEGIN
    SELECT * INTO c FROM deal_capacities WHERE deal_id = deal FOR NO KEY UPDATE;
    source := CASE WHEN from_set_aside AND c.set_aside > 0 THEN 'set-aside'
      WHEN c.total_limit IS NULL OR c.taken + c.set_aside < c.total_limit THEN 'free' ELSE 'beyond' END;
    UPDATE deal_capacities SET taken = taken + 1, set_aside = set_aside - (source = 'set-aside')::int,
      beyond = beyond + (source = 'beyond')::int WHERE deal_id = deal;
    RETURN source;
  END $function$;

CREATE OR REPLACE FUNCTION deal_counts_update(most integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
  DECLARE
    since timestamptz;
    ids integer[];
    businesses integer[];
    changes integer[];
    groups integer[];
    touched integer[];
    found countable_deals[];
    counted_before counted_deals[];
    counted_now counted_deals[];
  BEGIN
    IF NOT EXISTS (SELECT FROM uncounted_deals) AND cardinality(deals_to_count()) = 0 THEN RETURN false; END IF;
    INSERT INTO deal_counts_state (counted_until) VALUES (now()) ON CONFLICT DO NOTHING;
    SELECT s.counted_until INTO since FROM deal_counts_state s FOR UPDATE;
    WITH taken AS (
      DELETE FROM uncounted_deals WHERE id IN (SELECT u.id FROM uncounted_deals u ORDER BY u.id LIMIT most)
      RETURNING deal_id, vendor_id)
    SELECT array_agg(t.deal_id) FILTER (WHERE t.deal_id IS NOT NULL), array_agg(t.vendor_id) FILTER (WHERE t.vendor_id IS NOT NULL)
    INTO ids, businesses FROM taken t;
    ids := ARRAY(SELECT unnest(ids) UNION SELECT d.id FROM deals d WHERE d.vendor_id = ANY(businesses) UNION
    SELECT d.id FROM deals d WHERE d.end_date > least(since, now()) AND d.end_date <= greatest(since, now())
    UNION SELECT d.id FROM deals d WHERE d.moderation_status = 'approved' AND d.is_active
      AND d.start_date > least(since, now()) AND d.start_date <= greatest(since, now()));

    found := ARRAY(SELECT c FROM countable_deals c WHERE c.deal_id = ANY(ids));
    INSERT INTO deal_counts (category_id, location_id, discount_type, rating, is_veg, is_halal)
    SELECT DISTINCT c.category_id, c.location_id, c.discount_type, c.rating, c.is_veg, c.is_halal FROM unnest(found) c
      WHERE NOT EXISTS (SELECT FROM deal_counts g WHERE (g.category_id, g.location_id, g.discount_type, g.rating, g.is_veg, g.is_halal) = (c.category_id, c.location_id, c.discount_type, c.rating, c.is_veg, c.is_halal));
    counted_before := ARRAY(SELECT c FROM counted_deals c WHERE c.deal_id = ANY(ids));
    counted_now := ARRAY(
      SELECT ROW(c.deal_id, g.id, c.vendor_id, c.price, c.saving_percent, c.areas, c.changed_at)::counted_deals
      FROM unnest(found) c JOIN deal_counts g ON (g.category_id, g.location_id, g.discount_type, g.rating, g.is_veg, g.is_halal) = (c.category_id, c.location_id, c.discount_type, c.rating, c.is_veg, c.is_halal));
    DELETE FROM counted_deals c WHERE c.deal_id = ANY(ids);
    INSERT INTO counted_deals SELECT * FROM unnest(counted_now);

    groups := ARRAY(SELECT m.group_id FROM
  (SELECT b.group_id, b.vendor_id, b.areas, NULL::timestamptz AS changed_at, -1 AS n FROM unnest(counted_before) b
   UNION ALL SELECT a.group_id, a.vendor_id, a.areas, a.changed_at, 1 FROM unnest(counted_now) a) m GROUP BY m.group_id);
    INSERT INTO deal_area_counts (group_id, area_id)
    SELECT DISTINCT a.group_id, unnest(a.areas) FROM unnest(counted_now) a ON CONFLICT DO NOTHING;
    UPDATE deal_area_counts a SET deals = a.deals + m.n
    FROM (SELECT moved.group_id, area.id AS area_id, sum(moved.n)::integer AS n FROM
  (SELECT b.group_id, b.vendor_id, b.areas, NULL::timestamptz AS changed_at, -1 AS n FROM unnest(counted_before) b
   UNION ALL SELECT a.group_id, a.vendor_id, a.areas, a.changed_at, 1 FROM unnest(counted_now) a) moved, unnest(moved.areas) AS area(id)
      GROUP BY moved.group_id, area.id) m
    WHERE a.group_id = m.group_id AND a.area_id = m.area_id;
    DELETE FROM deal_area_counts a WHERE a.deals = 0 AND a.group_id = ANY(groups);
    UPDATE deal_counts g SET deals = g.deals + m.n, changed_at = greatest(g.changed_at, m.changed_at),
      lowest = (SELECT min(c.price) FROM counted_deals c WHERE c.group_id = g.id),
      highest = (SELECT max(c.price) FROM counted_deals c WHERE c.group_id = g.id)
    FROM (SELECT moved.group_id, sum(moved.n)::integer AS n, max(moved.changed_at) AS changed_at FROM
  (SELECT b.group_id, b.vendor_id, b.areas, NULL::timestamptz AS changed_at, -1 AS n FROM unnest(counted_before) b
   UNION ALL SELECT a.group_id, a.vendor_id, a.areas, a.changed_at, 1 FROM unnest(counted_now) a) moved GROUP BY moved.group_id) m
    WHERE g.id = m.group_id;
    DELETE FROM deal_counts g WHERE g.deals = 0 AND g.id = ANY(groups);

    SELECT array_agg(m.vendor_id), array_agg(m.n) INTO businesses, changes
    FROM (SELECT moved.vendor_id, sum(moved.n)::integer AS n FROM
  (SELECT b.group_id, b.vendor_id, b.areas, NULL::timestamptz AS changed_at, -1 AS n FROM unnest(counted_before) b
   UNION ALL SELECT a.group_id, a.vendor_id, a.areas, a.changed_at, 1 FROM unnest(counted_now) a) moved GROUP BY moved.vendor_id HAVING sum(moved.n) <> 0) m;
    PERFORM vendors_add_live_deals(businesses, changes);
    touched := ARRAY(SELECT DISTINCT moved.vendor_id FROM
  (SELECT b.group_id, b.vendor_id, b.areas, NULL::timestamptz AS changed_at, -1 AS n FROM unnest(counted_before) b
   UNION ALL SELECT a.group_id, a.vendor_id, a.areas, a.changed_at, 1 FROM unnest(counted_now) a) moved);
    WITH replaced AS (DELETE FROM counted_places p WHERE p.vendor_id = ANY(touched) RETURNING p.*)

    INSERT INTO counted_places (vendor_id, branch_ids, venue_latitude, venue_longitude, areas, deal_ids, group_ids, prices, created_times)
    SELECT c.vendor_id, c.branch_ids, c.venue_latitude, c.venue_longitude, c.areas,
      array_agg(c.deal_id ORDER BY c.created_at DESC, c.deal_id DESC), array_agg(c.group_id ORDER BY c.created_at DESC, c.deal_id DESC), array_agg(c.price ORDER BY c.created_at DESC, c.deal_id DESC), array_agg(c.created_at ORDER BY c.created_at DESC, c.deal_id DESC)
    FROM (
      SELECT p.vendor_id, p.branch_ids, p.venue_latitude, p.venue_longitude, p.areas, x.deal_id, x.group_id, x.price, x.created_at
      FROM replaced p, unnest(p.deal_ids, p.group_ids, p.prices, p.created_times) AS x(deal_id, group_id, price, created_at)
      WHERE x.deal_id <> ALL(ids)
      UNION ALL SELECT f.vendor_id, f.branch_ids, f.venue_latitude, f.venue_longitude, f.areas, f.deal_id, g.id, f.price, f.created_at
      FROM unnest(found) f JOIN deal_counts g ON (g.category_id, g.location_id, g.discount_type, g.rating, g.is_veg, g.is_halal) = (f.category_id, f.location_id, f.discount_type, f.rating, f.is_veg, f.is_halal)) AS c GROUP BY c.vendor_id, c.branch_ids, c.venue_latitude, c.venue_longitude, c.areas;
    UPDATE deal_counts_state SET counted_until = now();
    RETURN EXISTS (SELECT FROM uncounted_deals);
  END $function$;

CREATE OR REPLACE FUNCTION deal_lines_fit(lines text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
    SELECT cardinality(lines) <= 10
      AND NOT EXISTS (SELECT FROM unnest(lines) AS line WHERE (length(line) BETWEEN 1 AND 80) IS NOT TRUE)
  $function$;

CREATE OR REPLACE FUNCTION deal_photos_in_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF EXISTS (SELECT FROM deals d WHERE d.id IN (OLD.deal_id, NEW.deal_id) AND (
          d.image IS DISTINCT FROM (SELECT path FROM deal_photos WHERE deal_id = d.id AND position = 1)
          OR (SELECT count(*) <> coalesce(max(position), 0) FROM deal_photos WHERE deal_id = d.id))) THEN
        RAISE EXCEPTION 'The photos of deal % are not in order', coalesce(NEW.deal_id, OLD.deal_id)
          USING ERRCODE = 'check_violation', CONSTRAINT = 'deal_photos_in_order';
      END IF;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION deal_ratings_count(deal integer, given smallint, change integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO deal_ratings AS r (deal_id, stars, reviews) VALUES (deal, given, greatest(change, 0))
  ON CONFLICT (deal_id, stars) DO UPDATE SET reviews = r.reviews + change
$function$;

CREATE OR REPLACE FUNCTION deal_revisions_set_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE deals SET moderation_status = moderation_status WHERE id = coalesce(NEW.deal_id, OLD.deal_id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION deal_search_query(source text)
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE
AS $function$
  DECLARE
    token text;
    near text[];
    renamed text[];
    meant text;
    answer tsquery;
  BEGIN
    FOREACH token IN ARRAY (search_tokens(left(normalize(source, NFKC), 100)))[1:8] LOOP
      near := '{}';
      -- Nobody mistypes longer words so that one of ours is near.
      IF length(token) BETWEEN 4 AND 30 AND NOT EXISTS (SELECT 1 FROM search_words WHERE word = token) THEN
        SELECT coalesce(array_agg(word), '{}') INTO near FROM (
          SELECT word FROM search_words WHERE word % token AND abs(length(word) - length(token)) <= 3
          ORDER BY similarity(word, token) DESC, word LIMIT 6
        ) AS similar_words;
      END IF;
      SELECT array_agg(r.kind || ':' || r.subject_id) INTO renamed FROM search_rebuilds r
        WHERE r.finished_at IS NULL AND EXISTS (
          SELECT 1 FROM unnest(r.words) AS word WHERE starts_with(word, token) OR word = ANY(near));
      SELECT concat_ws(' | ', '''' || token || ''':*', string_agg('''' || lexeme || '''', ' | ')) INTO meant
        FROM unnest(near || renamed) AS lexeme;
      answer := CASE WHEN answer IS NULL THEN meant::tsquery ELSE answer && meant::tsquery END;
    END LOOP;
    RETURN coalesce(answer, ''::tsquery);
  END $function$;

CREATE OR REPLACE FUNCTION deal_search_vector(d deals)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
     SELECT search_vector(concat_ws(' ', d.title, d.title_ne), 'A')
         || coalesce((SELECT search_vector(concat_ws(' ', v.business_name, v.name_ne), 'B') FROM vendor_cards v WHERE v.id = d.vendor_id), ''::tsvector)
         || coalesce((SELECT search_vector(concat_ws(' ', c.name, c.name_ne, p.name, p.name_ne), 'C')
              || concat_ws(' ', '''category:' || c.id || ''':1C', '''category:' || p.id || ''':1C')::tsvector
              FROM category_names c LEFT JOIN category_names p ON p.id = c.parent_id WHERE c.id = d.category_id), ''::tsvector)
         || coalesce((SELECT search_vector(concat_ws(' ', l.name, l.name_ne), 'C') || ('''location:' || l.id || ''':1C')::tsvector
              FROM city_names l WHERE l.id = d.location_id), ''::tsvector)
         || coalesce((SELECT search_vector(string_agg(concat_ws(' ', b.name, b.address), ' '), 'C') FROM branch_places b
              WHERE b.vendor_id = d.vendor_id AND (d.branch_ids IS NULL OR b.id = ANY(d.branch_ids))), ''::tsvector)
         || ('''vendor:' || d.vendor_id || ''':1B')::tsvector
         || search_vector(concat_ws(' ', d.description, d.description_ne), 'D')
  $function$;

CREATE OR REPLACE FUNCTION deal_terms(d deals)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT jsonb_build_object('weekdays', to_jsonb(d.weekdays), 'hoursFrom', to_char(d.hours_from, 'HH24:MI'),
    'hoursUntil', to_char(d.hours_until, 'HH24:MI'), 'blackoutDates', to_jsonb(d.blackout_dates), 'branchIds', to_jsonb(d.branch_ids),
    'minimumBill', d.minimum_bill, 'partySize', d.party_size, 'points', points_given(d.points_earned, d.discounted_price),
    'price', d.discounted_price, 'originalPrice', d.original_price)
$function$;

CREATE OR REPLACE FUNCTION deals_await_cover()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          NEW.cover_version := 0;
          RETURN NEW;
        END $function$;

CREATE OR REPLACE FUNCTION deals_get_price_item()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT d.price_item_id INTO NEW.price_item_id FROM deals d
  WHERE d.vendor_id = NEW.vendor_id AND lower(d.title) = lower(NEW.title) AND d.price_item_confirmed_at IS NOT NULL
    AND (d.price_for_count, d.price_for_unit) IS NOT DISTINCT FROM (NEW.price_for_count, NEW.price_for_unit)
  ORDER BY d.id DESC LIMIT 1;
  IF NEW.price_item_id IS NULL THEN
    INSERT INTO price_items (vendor_id, name, price_for_count, price_for_unit)
    VALUES (NEW.vendor_id, NEW.title, NEW.price_for_count, NEW.price_for_unit) RETURNING id INTO NEW.price_item_id;
  END IF;
  NEW.price_item_confirmed_at := now();
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION deals_image_alone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF NEW.image IS DISTINCT FROM (SELECT path FROM deal_photos WHERE deal_id = NEW.id AND position = 1) THEN
        DELETE FROM deal_photos WHERE deal_id = NEW.id;
        INSERT INTO deal_photos (deal_id, position, path) SELECT NEW.id, 1, NEW.image WHERE NEW.image IS NOT NULL;
      END IF;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION deals_log_added_prices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO price_log (deal_id, in_force_from, is_shown, starts_at, ends_at, regular_price, deal_price, price_for_count, price_for_unit, source)
  SELECT d.id, coalesce(d.first_approved_at, clock_timestamp()), d.is_active, d.start_date, d.end_date,
    d.original_price, d.discounted_price, d.price_for_count, d.price_for_unit, 'deal'
  FROM added d WHERE d.moderation_status = 'approved';
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION deals_log_changed_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO price_log (deal_id, in_force_from, is_shown, starts_at, ends_at, regular_price, deal_price, price_for_count, price_for_unit, source)
  SELECT NEW.id, greatest(clock_timestamp(), (SELECT max(l.in_force_from) FROM price_log l WHERE l.deal_id = NEW.id)), NEW.is_active,
    NEW.start_date, NEW.end_date, NEW.original_price, NEW.discounted_price, NEW.price_for_count, NEW.price_for_unit, 'deal';
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION deals_note_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    INSERT INTO uncounted_deals (deal_id) SELECT d.id FROM added d WHERE d.moderation_status = 'approved' AND d.is_active;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION deals_note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    INSERT INTO uncounted_deals (deal_id) VALUES (OLD.id);
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION deals_set_minutes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      NEW.usable_minutes := usable_minutes(NEW.weekdays, NEW.hours_from, NEW.hours_until);
      RETURN NEW;
    END $function$;

CREATE OR REPLACE FUNCTION deals_set_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    NEW.search := deal_search_vector(NEW);
    INSERT INTO search_words (word) SELECT lexeme FROM unnest(tsvector_to_array(NEW.search)) AS lexeme
      WHERE lexeme NOT LIKE '%:%' ORDER BY 1 ON CONFLICT DO NOTHING;
    RETURN NEW;
  END $function$;

CREATE OR REPLACE FUNCTION deals_set_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.waiting_since := CASE NEW.moderation_status
    WHEN 'pending' THEN NEW.submitted_at
    WHEN 'approved' THEN (SELECT r.submitted_at FROM deal_revisions r WHERE r.deal_id = NEW.id AND r.status = 'pending') END;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION deals_take_honour()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    NEW.honour_rank := coalesce((SELECT honour_rank(v.honour_given, v.honour_counted) FROM vendor_cards v WHERE v.id = NEW.vendor_id), 0);
    RETURN NEW;
  END $function$;

CREATE OR REPLACE FUNCTION deals_to_count()
 RETURNS integer[]
 LANGUAGE sql
 STABLE
AS $function$
    SELECT ARRAY(
      SELECT u.deal_id FROM uncounted_deals u WHERE u.id > 0 AND u.deal_id IS NOT NULL
      UNION SELECT d.id FROM deals d
        WHERE d.vendor_id = ANY(ARRAY(SELECT u.vendor_id FROM uncounted_deals u WHERE u.id > 0 AND u.vendor_id IS NOT NULL))
      UNION
    SELECT d.id FROM deals d WHERE d.end_date > least((SELECT s.counted_until FROM deal_counts_state s), now()) AND d.end_date <= greatest((SELECT s.counted_until FROM deal_counts_state s), now())
    UNION SELECT d.id FROM deals d WHERE d.moderation_status = 'approved' AND d.is_active
      AND d.start_date > least((SELECT s.counted_until FROM deal_counts_state s), now()) AND d.start_date <= greatest((SELECT s.counted_until FROM deal_counts_state s), now()))
  $function$;

CREATE OR REPLACE FUNCTION is_open_at(hours jsonb, at timestamp without time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
    SELECT hours IS NOT NULL AND EXISTS (
      SELECT 1 FROM jsonb_to_recordset(hours) AS span(weekday int, opens text, closes text),
        LATERAL (SELECT extract(dow FROM at)::int AS today, to_char(at, 'HH24:MI') AS clock) AS current
      WHERE CASE WHEN opens < closes
        THEN weekday = today AND clock >= opens AND clock < closes
        ELSE weekday = today AND clock >= opens OR weekday = (today + 6) % 7 AND clock < closes END)
  $function$;

CREATE OR REPLACE FUNCTION is_usable_at(weekdays smallint[], hours_from time without time zone, hours_until time without time zone, blackout_dates date[], at timestamp without time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
    SELECT (weekdays IS NULL OR extract(dow FROM visit.day)::smallint = ANY(weekdays))
      AND (blackout_dates IS NULL OR visit.day <> ALL(blackout_dates))
      AND (hours_from IS NULL OR hours_until IS NULL OR CASE WHEN hours_from <= hours_until
        THEN visit.clock BETWEEN hours_from AND hours_until
        ELSE visit.clock >= hours_from OR visit.clock <= hours_until END)
    FROM (SELECT date_trunc('minute', at)::time AS clock,
      CASE WHEN hours_from > hours_until AND date_trunc('minute', at)::time <= hours_until THEN at::date - 1 ELSE at::date END AS day
    ) AS visit
  $function$;

CREATE OR REPLACE FUNCTION kept_terms(d deals)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
     SELECT deal_terms(d) || jsonb_build_object('taxes', d.taxes,
       'serviceCharge', tax_percent('serviceCharge'), 'vat', tax_percent('vat'))
   $function$;

CREATE OR REPLACE FUNCTION price_log_in_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM price_log l WHERE l.deal_id = NEW.deal_id AND l.in_force_from > NEW.in_force_from)
    OR EXISTS (SELECT FROM price_log l WHERE l.item_id = NEW.item_id AND l.in_force_from >= NEW.in_force_from) THEN
    RAISE EXCEPTION 'A price of deal % or item % is in force from a later time', NEW.deal_id, NEW.item_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'price_log_in_order';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION price_log_reject_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'The log of prices is append-only' USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE OR REPLACE FUNCTION price_periods(of_deal integer, of_item integer, since timestamp with time zone DEFAULT '-infinity'::timestamp with time zone)
 RETURNS TABLE(deal_id integer, shown_from timestamp with time zone, shown_until timestamp with time zone, regular_price integer, deal_price integer, price_for_count smallint, price_for_unit text, source text)
 LANGUAGE sql
 STABLE
AS $function$
  WITH subject AS (
    SELECT of_deal AS deal, NULL::integer AS item WHERE of_deal IS NOT NULL
    UNION SELECT d.id, NULL FROM deals d WHERE d.price_item_id = of_item AND d.price_item_confirmed_at IS NOT NULL
      AND d.end_date > since
    UNION SELECT NULL, of_item WHERE of_item IS NOT NULL)
  SELECT p.deal_id, greatest(p.in_force_from, p.starts_at), least(p.next_from, p.ends_at), p.regular_price, p.deal_price,
    p.price_for_count, p.price_for_unit, p.source
  FROM subject s CROSS JOIN LATERAL (
    SELECT l.*, lead(l.in_force_from) OVER (ORDER BY l.in_force_from, l.id) AS next_from FROM price_log l
    WHERE l.deal_id = s.deal
    UNION ALL
    SELECT l.*, lead(l.in_force_from) OVER (ORDER BY l.in_force_from, l.id) AS next_from FROM price_log l
    WHERE l.item_id = s.item) p
  WHERE p.is_shown AND greatest(p.in_force_from, p.starts_at) < coalesce(least(p.next_from, p.ends_at), 'infinity')
    AND coalesce(least(p.next_from, p.ends_at), 'infinity') > since
$function$;

CREATE OR REPLACE FUNCTION search_rename(renamed text, subject integer, name text, categories integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  DECLARE
    affected integer;
    new_words text[] := search_tokens(name);
  BEGIN
    IF renamed = 'category' THEN
      SELECT count(*) INTO affected FROM deals d WHERE d.category_id = ANY(categories);
    ELSIF renamed = 'location' THEN
      SELECT count(*) INTO affected FROM deals d WHERE d.location_id = subject;
    ELSE
      SELECT count(*) INTO affected FROM deals d WHERE d.vendor_id = subject;
    END IF;
    IF affected > 200 THEN
      INSERT INTO search_words (word) SELECT unnest(new_words) ORDER BY 1 ON CONFLICT DO NOTHING;
      INSERT INTO search_rebuilds (kind, subject_id, words, total) VALUES (renamed, subject, new_words, affected)
        ON CONFLICT (kind, subject_id) WHERE finished_at IS NULL DO UPDATE SET words = EXCLUDED.words, total = EXCLUDED.total,
          generation = search_rebuilds.generation + 1, last_deal_id = 0, done = 0, started_at = now(), updated_at = now();
    ELSIF renamed = 'category' THEN
      UPDATE deals SET category_id = category_id WHERE category_id = ANY(categories);
    ELSIF renamed = 'location' THEN
      UPDATE deals SET location_id = location_id WHERE location_id = subject;
    ELSE
      UPDATE deals SET vendor_id = vendor_id WHERE vendor_id = subject;
    END IF;
  END $function$;

CREATE OR REPLACE FUNCTION search_tokens(source text)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
    SELECT coalesce(array_agg(DISTINCT token), '{}')
    FROM regexp_split_to_table(lower(public.unaccent(normalize(regexp_replace(normalize(coalesce(source, ''), NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+', '', 'g'), NFKC))), '[[:space:][:punct:]।–—‘’“”$+<=>^|~]+') AS token
    WHERE length(token) BETWEEN 1 AND 60
  $function$;

CREATE OR REPLACE FUNCTION search_vector(source text, weight text)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(string_agg('''' || token || ''':1' || weight, ' '), '')::tsvector FROM unnest(search_tokens(source)) AS token
$function$;

CREATE OR REPLACE FUNCTION sum_to_pay(price integer, taxes text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
     SELECT CASE taxes WHEN 'included' THEN price
       ELSE sum_to_pay(price, taxes, tax_percent('serviceCharge'), tax_percent('vat')) END
   $function$;

CREATE OR REPLACE FUNCTION sum_to_pay(price integer, taxes text, service_charge integer, vat integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
     SELECT CASE taxes
       WHEN 'vat-extra' THEN round(price::numeric * (100 + vat) / 100)::integer
       WHEN 'vat-and-service-extra' THEN round(price::numeric * (100 + service_charge) * (100 + vat) / 10000)::integer
       ELSE price END
   $function$;

CREATE OR REPLACE FUNCTION sum_to_pay(price integer, terms jsonb)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
     SELECT sum_to_pay(price, terms ->> 'taxes', (terms ->> 'serviceCharge')::integer, (terms ->> 'vat')::integer)
   $function$;

CREATE OR REPLACE FUNCTION usable_minutes(weekdays smallint[], hours_from time without time zone, hours_until time without time zone)
 RETURNS int4multirange
 LANGUAGE sql
 IMMUTABLE
AS $function$
    SELECT CASE WHEN weekdays IS NOT NULL OR hours_from IS NOT NULL THEN
      (SELECT range_agg(int4range(day * 1440 + first, day * 1440 + CASE WHEN last > first THEN last ELSE last + 1440 END)) * '{[0,20160)}'::int4multirange
       FROM generate_series(-1, 13) AS day,
         LATERAL (SELECT coalesce(extract(epoch FROM hours_from)::int / 60, 0) AS first,
           coalesce(extract(epoch FROM hours_until)::int / 60, 1440) AS last) AS minutes
       WHERE weekdays IS NULL OR (day + 7) % 7 = ANY (weekdays)) END
  $function$;

CREATE OR REPLACE FUNCTION use_clock(at timestamp with time zone, OUT sunday date, OUT minute integer)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
    SELECT here::date - extract(dow FROM here)::int,
      extract(dow FROM here)::int * 1440 + extract(hour FROM here)::int * 60 + extract(minute FROM here)::int
    FROM (SELECT at AT TIME ZONE 'Asia/Kathmandu' AS here) AS clock
  $function$;

CREATE OR REPLACE FUNCTION vendors_note_deals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    INSERT INTO uncounted_deals (vendor_id) VALUES (NEW.id);
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION vendors_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     PERFORM search_rename('vendor', NEW.id, concat_ws(' ', NEW.business_name, NEW.name_ne), NULL);
     RETURN NEW;
   END $function$;

-- -------------------- favorites (layer 11) --------------------

CREATE TABLE deal_alert_days (
  day date NOT NULL,
  listed_until timestamp with time zone NOT NULL,
  deal_ids integer[] NOT NULL,
  finished_at timestamp with time zone,
  CONSTRAINT deal_alert_days_pkey PRIMARY KEY (day)
);

CREATE TABLE deal_alerts (
  user_id integer NOT NULL,
  day date NOT NULL,
  deal_ids integer[] NOT NULL,
  CONSTRAINT deal_alerts_pkey PRIMARY KEY (user_id, day),
  CONSTRAINT deal_alerts_day_fkey FOREIGN KEY (day) REFERENCES deal_alert_days(day) ON DELETE CASCADE,
  CONSTRAINT deal_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX deal_alerts_day ON deal_alerts USING btree (day);

CREATE TABLE favorites (
  user_id integer NOT NULL,
  deal_id integer NOT NULL,
  price_then integer NOT NULL,
  added_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT favorites_pkey PRIMARY KEY (user_id, deal_id),
  CONSTRAINT favorites_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT favorites_price_then_check CHECK (price_then >= 0 AND price_then <= 100000000)
);
CREATE INDEX favorites_deal ON favorites USING btree (deal_id);
CREATE INDEX favorites_newest ON favorites USING btree (user_id, added_at DESC, deal_id DESC);

CREATE TABLE followed_vendors (
  user_id integer NOT NULL,
  vendor_id integer NOT NULL,
  followed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT followed_vendors_pkey PRIMARY KEY (user_id, vendor_id),
  CONSTRAINT followed_vendors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT followed_vendors_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE
);
CREATE INDEX followed_vendors_vendor_id ON followed_vendors USING btree (vendor_id);

CREATE TABLE saved_searches (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  slot smallint NOT NULL,
  query text NOT NULL,
  name text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT saved_searches_pkey PRIMARY KEY (id),
  CONSTRAINT saved_searches_query UNIQUE (user_id, query),
  CONSTRAINT saved_searches_slot UNIQUE (user_id, slot),
  CONSTRAINT saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT saved_searches_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT saved_searches_query_check CHECK (length(query) >= 1 AND length(query) <= 600),
  CONSTRAINT saved_searches_slot_check CHECK (slot >= 1 AND slot <= 10)
);

CREATE VIEW favorite_facts AS
 SELECT user_id,
    deal_id,
    price_then,
    added_at
   FROM favorites;

-- -------------------- redemptions (layer 11) --------------------

CREATE TABLE counter_allowances (
  device_id integer NOT NULL,
  deal_id integer NOT NULL,
  allowed integer NOT NULL,
  set_aside integer NOT NULL DEFAULT 0,
  granted_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT counter_allowances_pkey PRIMARY KEY (device_id, deal_id),
  CONSTRAINT counter_allowances_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT counter_allowances_device_id_fkey FOREIGN KEY (device_id) REFERENCES counter_devices(id) ON DELETE CASCADE,
  CONSTRAINT counter_allowances_allowed_check CHECK (allowed >= 0 AND allowed <= 200),
  CONSTRAINT counter_allowances_set_aside_check CHECK (set_aside >= 0 AND set_aside <= 200)
);
CREATE INDEX counter_allowances_deal ON counter_allowances USING btree (deal_id);
CREATE INDEX counter_allowances_due ON counter_allowances USING btree (expires_at) WHERE set_aside > 0;

CREATE TABLE counter_devices (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  branch_id integer,
  place smallint NOT NULL,
  name text NOT NULL,
  key_x text NOT NULL,
  key_y text NOT NULL,
  offline_limit integer NOT NULL DEFAULT 20,
  enrolled_by integer,
  enrolled_at timestamp with time zone NOT NULL DEFAULT now(),
  last_contact_at timestamp with time zone NOT NULL DEFAULT now(),
  last_number integer NOT NULL DEFAULT 0,
  last_hash bytea,
  last_used_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  withdrawn_by integer,
  CONSTRAINT counter_devices_pkey PRIMARY KEY (id),
  CONSTRAINT counter_devices_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE SET NULL,
  CONSTRAINT counter_devices_enrolled_by_fkey FOREIGN KEY (enrolled_by) REFERENCES users(id),
  CONSTRAINT counter_devices_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT counter_devices_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES users(id),
  CONSTRAINT counter_devices_chain CHECK ((last_number = 0) = (last_hash IS NULL)),
  CONSTRAINT counter_devices_key_x_check CHECK (length(key_x) = 43),
  CONSTRAINT counter_devices_key_y_check CHECK (length(key_y) = 43),
  CONSTRAINT counter_devices_last_number_check CHECK (last_number >= 0),
  CONSTRAINT counter_devices_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT counter_devices_offline_limit_check CHECK (offline_limit >= 0 AND offline_limit <= 200),
  CONSTRAINT counter_devices_places CHECK (place >= 1 AND place <= 10)
);
CREATE UNIQUE INDEX counter_devices_key ON counter_devices USING btree (key_x, key_y);
CREATE UNIQUE INDEX counter_devices_place ON counter_devices USING btree (branch_id, place) WHERE withdrawn_at IS NULL;
CREATE INDEX counter_devices_vendor ON counter_devices USING btree (vendor_id, id);

CREATE TABLE counter_entries (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  device_id integer NOT NULL,
  number integer NOT NULL,
  kind text NOT NULL,
  body bytea NOT NULL,
  signature bytea NOT NULL,
  hash bytea NOT NULL,
  branch_id integer,
  person_id integer,
  pass_id bigint,
  undoes integer,
  used_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone NOT NULL DEFAULT now(),
  amount integer,
  outcome text NOT NULL,
  message text NOT NULL,
  capacity text,
  refund text,
  was_cancelled boolean NOT NULL DEFAULT false,
  overtaken_at timestamp with time zone,
  paid_with text,
  CONSTRAINT counter_entries_pkey PRIMARY KEY (id),
  CONSTRAINT counter_entries_once UNIQUE (device_id, number),
  CONSTRAINT counter_entries_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE SET NULL,
  CONSTRAINT counter_entries_device_id_fkey FOREIGN KEY (device_id) REFERENCES counter_devices(id),
  CONSTRAINT counter_entries_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  CONSTRAINT counter_entries_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id),
  CONSTRAINT counter_entries_amount_check CHECK (amount >= 0 AND amount <= 100000000),
  CONSTRAINT counter_entries_capacity_check CHECK (capacity = ANY (ARRAY['held'::text, 'set-aside'::text, 'free'::text, 'beyond'::text])),
  CONSTRAINT counter_entries_hash_check CHECK (length(hash) = 32),
  CONSTRAINT counter_entries_kind_check CHECK (kind = ANY (ARRAY['accept'::text, 'undo'::text])),
  CONSTRAINT counter_entries_message_check CHECK (message ~~ 'entry.%'::text),
  CONSTRAINT counter_entries_number_check CHECK (number >= 1),
  CONSTRAINT counter_entries_of_pass CHECK ((outcome = ANY (ARRAY['refused'::text, 'undone'::text])) OR pass_id IS NOT NULL AND person_id IS NOT NULL),
  CONSTRAINT counter_entries_outcome_check CHECK (outcome = ANY (ARRAY['confirmed'::text, 'double'::text, 'cancelled'::text, 'expired'::text, 'refused'::text, 'undone'::text])),
  CONSTRAINT counter_entries_paid_with CHECK (paid_with = ANY (ARRAY['cash'::text, 'qr'::text, 'card'::text])),
  CONSTRAINT counter_entries_refund_check CHECK (refund = ANY (ARRAY['stopped'::text, 'marketplace'::text])),
  CONSTRAINT counter_entries_undo CHECK ((kind = 'undo'::text) = (undoes IS NOT NULL) AND (kind = 'accept'::text OR (outcome = ANY (ARRAY['refused'::text, 'undone'::text]))))
);
CREATE INDEX counter_entries_borne ON counter_entries USING btree (pass_id) WHERE refund IS NOT NULL;
CREATE INDEX counter_entries_branch ON counter_entries USING btree (branch_id);
CREATE INDEX counter_entries_doubles ON counter_entries USING btree (id DESC) WHERE outcome = 'double'::text;
CREATE UNIQUE INDEX counter_entries_one_use ON counter_entries USING btree (pass_id) WHERE outcome = 'confirmed'::text;
CREATE INDEX counter_entries_pass ON counter_entries USING btree (pass_id) WHERE pass_id IS NOT NULL;
CREATE INDEX counter_entries_person ON counter_entries USING btree (person_id);
CREATE INDEX counter_entries_received ON counter_entries USING btree (received_at);
CREATE TRIGGER counter_entries_kept BEFORE UPDATE OF device_id, number, kind, body, signature, hash, undoes, used_at, received_at ON counter_entries FOR EACH ROW EXECUTE FUNCTION counter_entries_keep_signed();

CREATE TABLE counter_overrides (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  pass_id bigint NOT NULL,
  entry_id bigint,
  branch_id integer,
  person_id integer NOT NULL,
  manager_id integer NOT NULL,
  reason text NOT NULL,
  note text,
  terms text[] NOT NULL,
  used_at timestamp with time zone NOT NULL,
  recorded_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT counter_overrides_pkey PRIMARY KEY (id),
  CONSTRAINT counter_overrides_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE SET NULL,
  CONSTRAINT counter_overrides_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES counter_entries(id) ON DELETE CASCADE,
  CONSTRAINT counter_overrides_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES users(id),
  CONSTRAINT counter_overrides_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  CONSTRAINT counter_overrides_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id),
  CONSTRAINT counter_overrides_note_check CHECK (length(note) <= 200),
  CONSTRAINT counter_overrides_reason_check CHECK (reason = ANY (ARRAY['queue'::text, 'mistake'::text, 'regular'::text, 'other'::text])),
  CONSTRAINT counter_overrides_terms_check CHECK (terms <@ ARRAY['hour'::text, 'weekday'::text, 'blackout-date'::text, 'branch'::text, 'bill'::text, 'party'::text])
);
CREATE INDEX counter_overrides_branch ON counter_overrides USING btree (branch_id);
CREATE UNIQUE INDEX counter_overrides_entry ON counter_overrides USING btree (entry_id) WHERE entry_id IS NOT NULL;
CREATE INDEX counter_overrides_manager ON counter_overrides USING btree (manager_id);
CREATE UNIQUE INDEX counter_overrides_online ON counter_overrides USING btree (pass_id) WHERE entry_id IS NULL;
CREATE INDEX counter_overrides_pass ON counter_overrides USING btree (pass_id);
CREATE INDEX counter_overrides_person ON counter_overrides USING btree (person_id);
CREATE INDEX counter_overrides_recorded ON counter_overrides USING btree (recorded_at);

CREATE TABLE counter_people (
  vendor_id integer NOT NULL,
  user_id integer NOT NULL,
  named_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT counter_people_pkey PRIMARY KEY (vendor_id, user_id),
  CONSTRAINT counter_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT counter_people_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE
);
CREATE INDEX counter_people_user ON counter_people USING btree (user_id);

CREATE TABLE counter_proofs (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  pass_id bigint NOT NULL,
  code text,
  hash bytea,
  shown_at timestamp with time zone,
  received_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT counter_proofs_pkey PRIMARY KEY (id),
  CONSTRAINT counter_proofs_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  CONSTRAINT counter_proofs_code_check CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{4}$'::text),
  CONSTRAINT counter_proofs_hash_check CHECK (length(hash) = 32),
  CONSTRAINT counter_proofs_one_form CHECK (num_nonnulls(code, hash) = 1)
);
CREATE UNIQUE INDEX counter_proofs_code ON counter_proofs USING btree (pass_id, code) WHERE code IS NOT NULL;
CREATE UNIQUE INDEX counter_proofs_hash ON counter_proofs USING btree (pass_id, hash) WHERE hash IS NOT NULL;
CREATE INDEX counter_proofs_received ON counter_proofs USING btree (received_at);

CREATE TABLE counter_settings (
  vendor_id integer NOT NULL,
  day_starts_at smallint NOT NULL DEFAULT 4,
  idle_minutes smallint NOT NULL DEFAULT 2,
  difference_limit integer NOT NULL DEFAULT 100,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT counter_settings_pkey PRIMARY KEY (vendor_id),
  CONSTRAINT counter_settings_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  CONSTRAINT counter_settings_day CHECK (day_starts_at >= 0 AND day_starts_at <= 12),
  CONSTRAINT counter_settings_difference CHECK (difference_limit >= 0 AND difference_limit <= 10000),
  CONSTRAINT counter_settings_idle CHECK (idle_minutes >= 1 AND idle_minutes <= 15)
);

CREATE TABLE counter_shifts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  device_id integer NOT NULL,
  user_id integer NOT NULL,
  began_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT counter_shifts_pkey PRIMARY KEY (id),
  CONSTRAINT counter_shifts_device_id_fkey FOREIGN KEY (device_id) REFERENCES counter_devices(id) ON DELETE CASCADE,
  CONSTRAINT counter_shifts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX counter_shifts_began ON counter_shifts USING btree (began_at);
CREATE INDEX counter_shifts_device ON counter_shifts USING btree (device_id);
CREATE INDEX counter_shifts_user ON counter_shifts USING btree (user_id);

CREATE TABLE counter_takings (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  branch_id integer,
  day date NOT NULL,
  pass_id bigint NOT NULL,
  person_id integer NOT NULL,
  kind text NOT NULL,
  amount integer NOT NULL,
  paid_with text,
  is_offline boolean NOT NULL,
  is_late boolean NOT NULL,
  used_at timestamp with time zone NOT NULL,
  recorded_at timestamp with time zone NOT NULL DEFAULT now(),
  api_key_id integer,
  CONSTRAINT counter_takings_pkey PRIMARY KEY (id),
  CONSTRAINT counter_takings_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE SET NULL,
  CONSTRAINT counter_takings_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  CONSTRAINT counter_takings_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id),
  CONSTRAINT counter_takings_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT counter_takings_kind_check CHECK (kind = ANY (ARRAY['use'::text, 'undo'::text, 'moved'::text])),
  CONSTRAINT counter_takings_paid_with_check CHECK (paid_with = ANY (ARRAY['cash'::text, 'qr'::text, 'card'::text])),
  CONSTRAINT counter_takings_sign CHECK (
CASE kind
    WHEN 'use'::text THEN amount >= 0
    ELSE amount <= 0
END)
);
CREATE INDEX counter_takings_day ON counter_takings USING btree (branch_id, day);
CREATE INDEX counter_takings_days ON counter_takings USING btree (day, branch_id);
CREATE INDEX counter_takings_pass ON counter_takings USING btree (pass_id, id DESC);
CREATE INDEX counter_takings_person ON counter_takings USING btree (person_id);
CREATE INDEX counter_takings_recorded ON counter_takings USING btree (recorded_at);
CREATE INDEX counter_takings_vendor ON counter_takings USING btree (vendor_id, day);
CREATE TRIGGER counter_takings_kept BEFORE UPDATE OF vendor_id, day, pass_id, person_id, kind, amount, paid_with, is_offline, is_late, used_at, recorded_at ON counter_takings FOR EACH ROW EXECUTE FUNCTION daily_closes_keep();
CREATE TRIGGER counter_takings_not_deleted BEFORE DELETE ON counter_takings FOR EACH ROW WHEN (old.recorded_at > (now() - '400 days'::interval)) EXECUTE FUNCTION daily_closes_keep();
CREATE TRIGGER counter_takings_open_day BEFORE INSERT ON counter_takings FOR EACH ROW EXECUTE FUNCTION daily_closes_refuse_closed();

CREATE TABLE daily_close_corrections (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  close_id integer NOT NULL,
  branch_id integer,
  day date NOT NULL,
  amount integer NOT NULL,
  reason text NOT NULL,
  made_by integer NOT NULL,
  made_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT daily_close_corrections_pkey PRIMARY KEY (id),
  CONSTRAINT daily_close_corrections_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE SET NULL,
  CONSTRAINT daily_close_corrections_close_id_fkey FOREIGN KEY (close_id) REFERENCES daily_closes(id),
  CONSTRAINT daily_close_corrections_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  CONSTRAINT daily_close_corrections_amount_check CHECK (amount <> 0 AND abs(amount) <= 100000000),
  CONSTRAINT daily_close_corrections_reason_check CHECK (length(reason) >= 3 AND length(reason) <= 200)
);
CREATE INDEX daily_close_corrections_close ON daily_close_corrections USING btree (close_id);
CREATE INDEX daily_close_corrections_day ON daily_close_corrections USING btree (branch_id, day);
CREATE INDEX daily_close_corrections_made_by ON daily_close_corrections USING btree (made_by);
CREATE TRIGGER daily_close_corrections_kept BEFORE DELETE OR UPDATE OF close_id, day, amount, made_by, made_at ON daily_close_corrections FOR EACH ROW EXECUTE FUNCTION daily_closes_keep();
CREATE TRIGGER daily_close_corrections_open_day BEFORE INSERT ON daily_close_corrections FOR EACH ROW EXECUTE FUNCTION daily_closes_refuse_closed();

CREATE TABLE daily_close_numbers (
  branch_id integer NOT NULL,
  fiscal_year text NOT NULL,
  last_number integer NOT NULL,
  CONSTRAINT daily_close_numbers_pkey PRIMARY KEY (branch_id, fiscal_year),
  CONSTRAINT daily_close_numbers_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE,
  CONSTRAINT daily_close_numbers_last_number_check CHECK (last_number >= 1)
);

CREATE TABLE daily_close_release (
  is_only boolean NOT NULL DEFAULT true,
  first_day date NOT NULL,
  CONSTRAINT daily_close_release_pkey PRIMARY KEY (is_only),
  CONSTRAINT daily_close_release_is_only_check CHECK (is_only)
);

CREATE TABLE daily_closes (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  branch_id integer,
  branch_name text NOT NULL,
  day date NOT NULL,
  fiscal_year text NOT NULL,
  sequence integer NOT NULL,
  number text NOT NULL,
  kind text NOT NULL,
  uses integer NOT NULL,
  taken_back integer NOT NULL,
  taken_back_amount integer NOT NULL,
  late integer NOT NULL,
  offline integer NOT NULL,
  charged integer NOT NULL,
  cash integer NOT NULL,
  qr integer NOT NULL,
  card integer NOT NULL,
  unsaid integer NOT NULL,
  corrected integer NOT NULL,
  opening_float integer NOT NULL,
  other_cash integer NOT NULL,
  taken_out integer NOT NULL,
  expected integer NOT NULL GENERATED ALWAYS AS (opening_float + cash + corrected + other_cash - taken_out) STORED,
  counted integer,
  difference integer GENERATED ALWAYS AS (counted - (opening_float + cash + corrected + other_cash - taken_out)) STORED,
  difference_limit integer NOT NULL,
  reason text,
  notes text,
  waiting integer NOT NULL DEFAULT 0,
  signed_by integer,
  manager_id integer,
  closed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT daily_closes_pkey PRIMARY KEY (id),
  CONSTRAINT daily_closes_in_order UNIQUE (branch_id, fiscal_year, sequence),
  CONSTRAINT daily_closes_once UNIQUE (branch_id, day),
  CONSTRAINT daily_closes_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE SET NULL,
  CONSTRAINT daily_closes_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES users(id),
  CONSTRAINT daily_closes_signed_by_fkey FOREIGN KEY (signed_by) REFERENCES users(id),
  CONSTRAINT daily_closes_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT daily_closes_counted_check CHECK (counted >= 0 AND counted <= 100000000),
  CONSTRAINT daily_closes_explained CHECK (counted IS NULL OR counted = (opening_float + cash + corrected + other_cash - taken_out) OR reason IS NOT NULL),
  CONSTRAINT daily_closes_kind_check CHECK (kind = ANY (ARRAY['signed'::text, 'automatic'::text])),
  CONSTRAINT daily_closes_late_check CHECK (late >= 0),
  CONSTRAINT daily_closes_managed CHECK (counted IS NULL OR manager_id IS NOT NULL OR abs(counted - (opening_float + cash + corrected + other_cash - taken_out)) <= difference_limit),
  CONSTRAINT daily_closes_notes_check CHECK (length(notes) <= 500),
  CONSTRAINT daily_closes_offline_check CHECK (offline >= 0),
  CONSTRAINT daily_closes_opening_float_check CHECK (opening_float >= 0 AND opening_float <= 100000000),
  CONSTRAINT daily_closes_other_cash_check CHECK (other_cash >= 0 AND other_cash <= 100000000),
  CONSTRAINT daily_closes_reason_check CHECK (reason = ANY (ARRAY['change'::text, 'rounding'::text, 'unknown'::text])),
  CONSTRAINT daily_closes_sequence_check CHECK (sequence >= 1),
  CONSTRAINT daily_closes_signed CHECK ((kind = 'signed'::text) = (counted IS NOT NULL AND signed_by IS NOT NULL)),
  CONSTRAINT daily_closes_taken_back_amount_check CHECK (taken_back_amount >= 0),
  CONSTRAINT daily_closes_taken_back_check CHECK (taken_back >= 0),
  CONSTRAINT daily_closes_taken_out_check CHECK (taken_out >= 0 AND taken_out <= 100000000),
  CONSTRAINT daily_closes_uses_check CHECK (uses >= 0),
  CONSTRAINT daily_closes_waiting_check CHECK (waiting >= 0)
);
CREATE INDEX daily_closes_manager ON daily_closes USING btree (manager_id);
CREATE INDEX daily_closes_signed_by ON daily_closes USING btree (signed_by);
CREATE INDEX daily_closes_vendor ON daily_closes USING btree (vendor_id, day DESC, id DESC);
CREATE TRIGGER daily_closes_checked BEFORE INSERT ON daily_closes FOR EACH ROW EXECUTE FUNCTION daily_closes_check();
CREATE TRIGGER daily_closes_kept BEFORE DELETE OR UPDATE OF vendor_id, branch_name, day, fiscal_year, sequence, number, kind, uses, taken_back, taken_back_amount, late, offline, charged, cash, qr, card, unsaid, corrected, opening_float, other_cash, taken_out, counted, difference_limit, reason, waiting, signed_by, manager_id, closed_at ON daily_closes FOR EACH ROW EXECUTE FUNCTION daily_closes_keep();

CREATE TABLE lookup_words (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  asked_by integer NOT NULL,
  phone text,
  last_four text NOT NULL,
  word text NOT NULL,
  word_ne text NOT NULL,
  pass_id bigint,
  tries smallint NOT NULL DEFAULT 0,
  said_at timestamp with time zone,
  requested_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT lookup_words_pkey PRIMARY KEY (id),
  CONSTRAINT lookup_words_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT lookup_words_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  CONSTRAINT lookup_words_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  CONSTRAINT lookup_words_last_four_check CHECK (last_four ~ '^[0-9A-HJKMNP-TV-Z]{4}$'::text),
  CONSTRAINT lookup_words_phone_check CHECK (phone ~ '^9[678][0-9]{8}$'::text),
  CONSTRAINT lookup_words_said CHECK (said_at IS NULL OR pass_id IS NOT NULL),
  CONSTRAINT lookup_words_tries_check CHECK (tries >= 0 AND tries <= 3),
  CONSTRAINT lookup_words_word_check CHECK (word ~ '^[a-z]{6}$'::text)
);
CREATE INDEX lookup_words_asked_by ON lookup_words USING btree (asked_by);
CREATE INDEX lookup_words_expires_at ON lookup_words USING btree (expires_at);
CREATE INDEX lookup_words_pass ON lookup_words USING btree (pass_id);
CREATE INDEX lookup_words_vendor ON lookup_words USING btree (vendor_id);

CREATE TABLE passes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  user_id integer NOT NULL,
  deal_id integer NOT NULL,
  vendor_id integer NOT NULL,
  source text NOT NULL DEFAULT 'redeem'::text,
  slot integer,
  code_hash bytea NOT NULL,
  state text NOT NULL DEFAULT 'issued'::text,
  issued_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  redeemed_at timestamp with time zone,
  redeemed_by integer,
  branch_id integer,
  amount integer,
  points integer NOT NULL DEFAULT 0,
  cancelled_at timestamp with time zone,
  voided_at timestamp with time zone,
  void_reason text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  order_line_id bigint,
  terms jsonb,
  points_withheld text,
  owed_at timestamp with time zone,
  is_reviewed boolean NOT NULL DEFAULT false,
  price_paid integer,
  owed_on text,
  is_refunded boolean NOT NULL DEFAULT false,
  paid_with text,
  accepted_offline boolean NOT NULL DEFAULT false,
  honour_until timestamp with time zone,
  honour_answer text,
  honour_case uuid,
  paid_back integer NOT NULL DEFAULT 0,
  api_key_id integer,
  reference text,
  is_test boolean NOT NULL DEFAULT false,
  CONSTRAINT passes_pkey PRIMARY KEY (id),
  CONSTRAINT passes_public_id_key UNIQUE (public_id),
  CONSTRAINT passes_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE SET NULL,
  CONSTRAINT passes_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id),
  CONSTRAINT passes_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  CONSTRAINT passes_redeemed_by_fkey FOREIGN KEY (redeemed_by) REFERENCES users(id),
  CONSTRAINT passes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT passes_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT passes_amount_check CHECK (amount >= 0 AND amount <= 100000000),
  CONSTRAINT passes_bought_by_a_line CHECK ((source = 'order'::text) = (order_line_id IS NOT NULL)),
  CONSTRAINT passes_bought_with_price CHECK ((source = 'order'::text) = (price_paid IS NOT NULL) AND (source = 'order'::text) = (owed_on IS NOT NULL)),
  CONSTRAINT passes_cancelled_fully CHECK ((state = 'cancelled'::text) = (cancelled_at IS NOT NULL)),
  CONSTRAINT passes_expiry CHECK (expires_at > issued_at),
  CONSTRAINT passes_key_of_use CHECK (api_key_id IS NULL OR redeemed_at IS NOT NULL),
  CONSTRAINT passes_owed_on CHECK (owed_on = ANY (ARRAY['payment'::text, 'use'::text])),
  CONSTRAINT passes_paid_back CHECK (paid_back >= 0 AND (paid_back = 0 OR source = 'order'::text)),
  CONSTRAINT passes_paid_with CHECK (paid_with = ANY (ARRAY['cash'::text, 'qr'::text, 'card'::text])),
  CONSTRAINT passes_points_check CHECK (points >= 0),
  CONSTRAINT passes_points_withheld CHECK (points_withheld IS NULL OR (points_withheld = ANY (ARRAY['business-owes'::text, 'at-business'::text, 'per-day'::text])) AND points = 0),
  CONSTRAINT passes_redeemed_fully CHECK ((state = ANY (ARRAY['redeemed'::text, 'voided'::text])) = (redeemed_at IS NOT NULL AND redeemed_by IS NOT NULL AND amount IS NOT NULL)),
  CONSTRAINT passes_reference_of_use CHECK (reference IS NULL OR redeemed_at IS NOT NULL AND length(reference) >= 1 AND length(reference) <= 60),
  CONSTRAINT passes_slot_check CHECK (slot >= 1),
  CONSTRAINT passes_source_check CHECK (source = ANY (ARRAY['redeem'::text, 'order'::text, 'honour'::text])),
  CONSTRAINT passes_state_check CHECK (state = ANY (ARRAY['issued'::text, 'redeemed'::text, 'cancelled'::text, 'expired'::text, 'voided'::text])),
  CONSTRAINT passes_voided_fully CHECK ((state = 'voided'::text) = (voided_at IS NOT NULL AND void_reason IS NOT NULL))
);
CREATE UNIQUE INDEX passes_code ON passes USING btree (vendor_id, code_hash);
CREATE INDEX passes_code_anywhere ON passes USING btree (code_hash);
CREATE INDEX passes_deal ON passes USING btree (deal_id, id DESC);
CREATE INDEX passes_issued_at ON passes USING btree (issued_at) INCLUDE (deal_id, vendor_id, user_id, state, is_test);
CREATE UNIQUE INDEX passes_live_slot ON passes USING btree (user_id, deal_id, slot) WHERE state = ANY (ARRAY['issued'::text, 'redeemed'::text]);
CREATE INDEX passes_not_owed ON passes USING btree (expires_at) WHERE source = 'order'::text AND owed_at IS NULL AND (state = ANY (ARRAY['issued'::text, 'expired'::text, 'redeemed'::text]));
CREATE INDEX passes_of_tests ON passes USING btree (created_at) WHERE is_test;
CREATE UNIQUE INDEX passes_one_open ON passes USING btree (user_id, deal_id) WHERE state = 'issued'::text AND source = 'redeem'::text;
CREATE INDEX passes_order_line ON passes USING btree (order_line_id) WHERE order_line_id IS NOT NULL;
CREATE INDEX passes_overdue ON passes USING btree (expires_at) WHERE state = 'issued'::text;
CREATE UNIQUE INDEX passes_reference ON passes USING btree (vendor_id, reference) WHERE reference IS NOT NULL AND state <> 'voided'::text;
CREATE INDEX passes_reviewed ON passes USING btree (user_id, deal_id) WHERE is_reviewed;
CREATE INDEX passes_taken_back ON passes USING btree (vendor_id, updated_at) WHERE state = ANY (ARRAY['cancelled'::text, 'voided'::text]);
CREATE INDEX passes_updated ON passes USING brin (updated_at) WITH (autosummarize='on');
CREATE INDEX passes_used_at ON passes USING btree (redeemed_at) INCLUDE (deal_id, vendor_id, user_id, amount, is_test) WHERE state = 'redeemed'::text;
CREATE INDEX passes_user ON passes USING btree (user_id, id DESC);
CREATE INDEX passes_uses_of ON passes USING btree (user_id, redeemed_at, id) INCLUDE (deal_id, vendor_id, is_test) WHERE state = 'redeemed'::text;
CREATE INDEX passes_vendor_issued ON passes USING btree (vendor_id, issued_at);
CREATE INDEX passes_vendor_used ON passes USING btree (vendor_id, redeemed_at DESC) WHERE redeemed_at IS NOT NULL;
CREATE TRIGGER passes_asked BEFORE UPDATE OF state ON passes FOR EACH ROW WHEN (new.state <> old.state) EXECUTE FUNCTION passes_ask_honour();
CREATE TRIGGER passes_note_changed_use AFTER UPDATE OF user_id, vendor_id, source, state, redeemed_at, amount, is_test ON passes FOR EACH ROW WHEN ((old.state = 'redeemed'::text OR new.state = 'redeemed'::text) AND (old.user_id IS DISTINCT FROM new.user_id OR old.vendor_id IS DISTINCT FROM new.vendor_id OR old.source IS DISTINCT FROM new.source OR old.state IS DISTINCT FROM new.state OR old.redeemed_at IS DISTINCT FROM new.redeemed_at OR old.amount IS DISTINCT FROM new.amount OR old.is_test IS DISTINCT FROM new.is_test)) EXECUTE FUNCTION passes_note_days();
CREATE TRIGGER passes_note_deleted_use AFTER DELETE ON passes FOR EACH ROW WHEN (old.state = 'redeemed'::text) EXECUTE FUNCTION passes_note_days();
CREATE TRIGGER passes_note_used AFTER INSERT ON passes FOR EACH ROW WHEN (new.state = 'redeemed'::text) EXECUTE FUNCTION passes_note_days();
CREATE TRIGGER passes_sold BEFORE INSERT ON passes FOR EACH ROW WHEN (new.order_line_id IS NOT NULL AND new.price_paid IS NULL) EXECUTE FUNCTION passes_take_sale();
CREATE TRIGGER passes_takings AFTER UPDATE OF state, redeemed_at, redeemed_by, branch_id, amount ON passes FOR EACH ROW WHEN (old.state <> new.state AND ('redeemed'::text = old.state OR 'redeemed'::text = new.state) OR old.state = 'redeemed'::text AND new.state = 'redeemed'::text AND (old.redeemed_at <> new.redeemed_at OR old.redeemed_by <> new.redeemed_by OR old.amount <> new.amount OR new.branch_id IS NOT NULL AND old.branch_id IS DISTINCT FROM new.branch_id)) EXECUTE FUNCTION counter_takings_follow_passes();

CREATE VIEW pass_facts AS
 SELECT id,
    public_id,
    user_id,
    deal_id,
    vendor_id,
    source,
    slot,
    state,
    issued_at,
    expires_at,
    redeemed_at,
    redeemed_by,
    branch_id,
    amount,
    points,
    cancelled_at,
    voided_at,
    void_reason,
    created_at,
    updated_at,
    order_line_id,
    terms,
    points_withheld,
    owed_at,
    is_reviewed,
    price_paid,
    owed_on,
    is_refunded,
    honour_until,
    honour_answer,
    honour_case,
    paid_back
   FROM passes
  WHERE NOT is_test;

CREATE OR REPLACE FUNCTION counter_entries_keep_signed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    RAISE EXCEPTION 'Entry % of device % is signed and cannot be changed', OLD.number, OLD.device_id;
  END $function$;

CREATE OR REPLACE FUNCTION counter_takings_follow_passes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
        INSERT INTO counter_takings (vendor_id, branch_id, day, pass_id, person_id, api_key_id, kind, amount, paid_with, is_offline, is_late, used_at)
        VALUES (last.vendor_id, last.branch_id, target, OLD.id, last.person_id, last.api_key_id,
          CASE NEW.state WHEN 'redeemed' THEN 'moved' ELSE 'undo' END,
          -last.amount, last.paid_with, last.is_offline, target <> last.day, last.used_at);
      END IF;
    END IF;
    IF NEW.state = 'redeemed' AND NEW.branch_id IS NOT NULL THEN
      target := daily_closes_open_day(NEW.vendor_id, NEW.branch_id, NEW.redeemed_at);
      INSERT INTO counter_takings (vendor_id, branch_id, day, pass_id, person_id, api_key_id, kind, amount, paid_with, is_offline, is_late, used_at)
      VALUES (NEW.vendor_id, NEW.branch_id, target, NEW.id, NEW.redeemed_by, NEW.api_key_id, 'use', NEW.amount, NEW.paid_with, NEW.accepted_offline,
        target <> daily_closes_day(NEW.vendor_id, NEW.redeemed_at), NEW.redeemed_at);
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION daily_closes_check()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    PERFORM pg_advisory_xact_lock(daily_closes_lock(NEW.branch_id));
    IF NEW.day < (SELECT first_day FROM daily_close_release) THEN
      RAISE EXCEPTION 'The day % is before the first one that can be closed', NEW.day USING ERRCODE = 'check_violation', CONSTRAINT = 'daily_closes_after_release';
    END IF;
    IF NEW.cash <> (SELECT coalesce(sum(amount), 0) FROM counter_takings t WHERE t.branch_id = NEW.branch_id AND t.day = NEW.day AND t.paid_with = 'cash') THEN
      RAISE EXCEPTION 'The takings of branch % changed', NEW.branch_id USING ERRCODE = 'check_violation', CONSTRAINT = 'daily_closes_of_takings';
    END IF;
    RETURN NEW;
  END $function$;

CREATE OR REPLACE FUNCTION daily_closes_day(of_vendor integer, at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
    SELECT (nepal_time(at) - make_interval(hours => coalesce(
      (SELECT day_starts_at FROM counter_settings WHERE vendor_id = of_vendor), 4)))::date
  $function$;

CREATE OR REPLACE FUNCTION daily_closes_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    RAISE EXCEPTION 'Rows of % stay as they are', TG_TABLE_NAME;
  END $function$;

CREATE OR REPLACE FUNCTION daily_closes_lock(of_branch integer)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
    SELECT hashtextextended('daily close ' || of_branch, 0)
  $function$;

CREATE OR REPLACE FUNCTION daily_closes_open_day(of_vendor integer, of_branch integer, at timestamp with time zone)
 RETURNS date
 LANGUAGE plpgsql
AS $function$
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
  END $function$;

CREATE OR REPLACE FUNCTION daily_closes_refuse_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(daily_closes_lock(NEW.branch_id));
    IF EXISTS (SELECT FROM daily_closes c WHERE c.branch_id = NEW.branch_id AND c.day = NEW.day) THEN
      RAISE EXCEPTION 'The day % of branch % is closed', NEW.day, NEW.branch_id USING ERRCODE = 'check_violation', CONSTRAINT = 'daily_closes_closed';
    END IF;
    RETURN NEW;
  END $function$;

CREATE OR REPLACE FUNCTION passes_ask_honour()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    NEW.honour_until := CASE WHEN NEW.state = 'redeemed' THEN NEW.redeemed_at + interval '7 days' END;
    RETURN NEW;
  END $function$;

CREATE OR REPLACE FUNCTION passes_lock_unused(lines bigint[])
 RETURNS TABLE(id bigint, public_id uuid, order_line_id bigint, expires_at timestamp with time zone, owed_at timestamp with time zone)
 LANGUAGE sql
AS $function$SELECT p.id, p.public_id, p.order_line_id, p.expires_at, p.owed_at FROM passes p
         WHERE p.order_line_id = ANY(lines) AND p.state IN ('issued', 'expired') ORDER BY p.id FOR UPDATE$function$;

CREATE OR REPLACE FUNCTION passes_mark_honour(pass bigint, given text, until timestamp with time zone, opened uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
    UPDATE passes SET honour_answer = coalesce(given, honour_answer), honour_until = coalesce(until, honour_until),
      honour_case = coalesce(opened, honour_case) WHERE id = pass
  $function$;

CREATE OR REPLACE FUNCTION passes_mark_reviewed(customer integer, deal integer, reviewed boolean)
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE passes SET is_reviewed = reviewed WHERE user_id = customer AND deal_id = deal AND is_reviewed <> reviewed
$function$;

CREATE OR REPLACE FUNCTION passes_note_paid_back(pass bigint, rupees integer)
 RETURNS void
 LANGUAGE sql
AS $function$
    UPDATE passes SET paid_back = rupees WHERE id = pass
  $function$;

CREATE OR REPLACE FUNCTION points_ledger_credit(customer integer, points integer, pass bigint, multiplied integer, business integer, from_business integer, membership integer)
 RETURNS void
 LANGUAGE sql
AS $function$
     SELECT points_ledger_earn(customer, points_ledger_credit.points, p.id, multiplied, business, from_business, membership, d.id, d.title, d.title_ne, p.public_id)
     FROM pass_facts p JOIN deal_facts d ON d.id = p.deal_id WHERE p.id = pass
   $function$;

-- -------------------- analytics (layer 12) --------------------

CREATE TABLE deal_analytics (
  deal_id integer NOT NULL,
  date date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  codes integer NOT NULL DEFAULT 0,
  redemptions integer NOT NULL DEFAULT 0,
  revenue bigint NOT NULL DEFAULT 0,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT deal_analytics_pkey PRIMARY KEY (deal_id, date),
  CONSTRAINT deal_analytics_id_key UNIQUE (id),
  CONSTRAINT deal_analytics_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE
);
CREATE TRIGGER deal_analytics_stamp BEFORE UPDATE ON deal_analytics FOR EACH ROW EXECUTE FUNCTION stamp_rollup();

CREATE TABLE deal_sightings (
  deal_id integer NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  visitor bytea NOT NULL,
  seen_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT deal_sightings_pkey PRIMARY KEY (day, deal_id, kind, visitor),
  CONSTRAINT deal_sightings_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT deal_sightings_kind_check CHECK (kind = ANY (ARRAY['view'::text, 'click'::text])),
  CONSTRAINT deal_sightings_visitor_check CHECK (length(visitor) = 16)
) PARTITION BY RANGE (day);
CREATE INDEX deal_sightings_seen ON ONLY deal_sightings USING brin (seen_at) WITH (autosummarize='on');

CREATE TABLE dismissed_advice (
  vendor_id integer NOT NULL,
  week date NOT NULL,
  weekday smallint NOT NULL,
  hour smallint NOT NULL,
  dismissed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT dismissed_advice_pkey PRIMARY KEY (vendor_id, week),
  CONSTRAINT dismissed_advice_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  CONSTRAINT dismissed_advice_hour_check CHECK (hour >= 0 AND hour <= 21),
  CONSTRAINT dismissed_advice_week_check CHECK (EXTRACT(dow FROM week) = 0::numeric),
  CONSTRAINT dismissed_advice_weekday_check CHECK (weekday >= 0 AND weekday <= 6)
);

CREATE TABLE marketplace_day_changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  day date NOT NULL,
  CONSTRAINT marketplace_day_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX marketplace_day_changes_day ON marketplace_day_changes USING btree (day);

CREATE TABLE marketplace_days (
  day date NOT NULL,
  counter_paisa bigint NOT NULL,
  prepaid_paisa bigint NOT NULL,
  refunded_paisa bigint NOT NULL,
  subscription_paisa bigint NOT NULL,
  membership_paisa bigint NOT NULL,
  new_customers integer NOT NULL,
  customers integer[] NOT NULL,
  businesses integer[] NOT NULL,
  CONSTRAINT marketplace_days_pkey PRIMARY KEY (day),
  CONSTRAINT marketplace_days_new_customers_check CHECK (new_customers >= 0)
);

CREATE TABLE rolled_up_days (
  day date NOT NULL,
  rolled_up_at timestamp with time zone NOT NULL,
  is_final boolean NOT NULL,
  CONSTRAINT rolled_up_days_pkey PRIMARY KEY (day)
);

CREATE TABLE search_misses (
  day date NOT NULL,
  query text NOT NULL,
  visitor bytea NOT NULL,
  CONSTRAINT search_misses_pkey PRIMARY KEY (day, query, visitor),
  CONSTRAINT search_misses_query_check CHECK (length(query) >= 1 AND length(query) <= 100),
  CONSTRAINT search_misses_visitor_check CHECK (length(visitor) = 16)
);
CREATE INDEX search_misses_visitor ON search_misses USING btree (day, visitor);

CREATE TABLE vendor_analytics (
  vendor_id integer NOT NULL,
  date date NOT NULL,
  total_deals integer NOT NULL DEFAULT 0,
  active_deals integer NOT NULL DEFAULT 0,
  total_redemptions integer NOT NULL DEFAULT 0,
  total_revenue bigint NOT NULL DEFAULT 0,
  new_customers integer NOT NULL DEFAULT 0,
  return_customers integer NOT NULL DEFAULT 0,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT vendor_analytics_pkey PRIMARY KEY (vendor_id, date),
  CONSTRAINT vendor_analytics_id_key UNIQUE (id),
  CONSTRAINT vendor_analytics_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE
);
CREATE TRIGGER vendor_analytics_stamp BEFORE UPDATE ON vendor_analytics FOR EACH ROW EXECUTE FUNCTION stamp_rollup();

CREATE TABLE visitor_salts (
  day date NOT NULL,
  salt bytea NOT NULL,
  CONSTRAINT visitor_salts_pkey PRIMARY KEY (day)
);

CREATE TABLE web_vitals (
  day date NOT NULL,
  page text NOT NULL,
  metric text NOT NULL,
  device text NOT NULL,
  connection text NOT NULL,
  bucket smallint NOT NULL,
  visits integer NOT NULL,
  CONSTRAINT web_vitals_pkey PRIMARY KEY (day, page, metric, device, connection, bucket),
  CONSTRAINT web_vitals_bucket_check CHECK (bucket >= 0 AND bucket <= 31),
  CONSTRAINT web_vitals_connection_check CHECK (connection = ANY (ARRAY['slow'::text, 'fast'::text, 'unknown'::text])),
  CONSTRAINT web_vitals_device_check CHECK (device = ANY (ARRAY['phone'::text, 'computer'::text])),
  CONSTRAINT web_vitals_metric_check CHECK (metric = ANY (ARRAY['lcp'::text, 'inp'::text, 'cls'::text, 'ttfb'::text])),
  CONSTRAINT web_vitals_page CHECK (page = ANY (ARRAY['home'::text, 'deals'::text, 'deal'::text, 'brands'::text, 'other'::text, 'dashboard'::text, 'counter'::text])),
  CONSTRAINT web_vitals_visits_check CHECK (visits > 0)
);

CREATE OR REPLACE FUNCTION deal_days(first date, last date, business integer)
 RETURNS TABLE(deal_id integer, date date, views integer, clicks integer, codes integer, redemptions integer, revenue bigint)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT deal_id, day, sum(views)::int, sum(clicks)::int, sum(codes)::int, sum(redemptions)::int, sum(revenue)::bigint FROM (
    SELECT s.deal_id, s.day, (s.kind = 'view')::int AS views, (s.kind = 'click')::int AS clicks, 0 AS codes, 0 AS redemptions, 0 AS revenue
    FROM deal_sightings s JOIN deal_facts d ON d.id = s.deal_id
    WHERE s.day BETWEEN first AND last AND (business IS NULL OR d.vendor_id = business)
    UNION ALL
    SELECT p.deal_id, (p.issued_at AT TIME ZONE 'UTC' + interval '5 hours 45 minutes')::date, 0, 0, 1, 0, 0 FROM pass_facts p
    WHERE p.issued_at >= start_of_nepal_day(first) AND p.issued_at < start_of_nepal_day(last + 1)
      AND (business IS NULL OR p.vendor_id = business)
    UNION ALL
    SELECT p.deal_id, (p.redeemed_at AT TIME ZONE 'UTC' + interval '5 hours 45 minutes')::date, 0, 0, 0, 1, p.amount FROM pass_facts p
    WHERE p.state = 'redeemed' AND p.redeemed_at >= start_of_nepal_day(first) AND p.redeemed_at < start_of_nepal_day(last + 1)
      AND (business IS NULL OR p.vendor_id = business)
  ) AS raw GROUP BY deal_id, day
$function$;

CREATE OR REPLACE FUNCTION invoices_note_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    INSERT INTO marketplace_day_changes (day) VALUES (nepal_time(NEW.issued_at)::date);
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION marketplace_day(of_day date)
 RETURNS SETOF marketplace_days
 LANGUAGE sql
 STABLE
AS $function$
    WITH uses AS MATERIALIZED (
      SELECT p.user_id, p.vendor_id, p.source, p.amount FROM pass_facts p WHERE p.state = 'redeemed' AND p.redeemed_at >= start_of_nepal_day(of_day) AND p.redeemed_at < start_of_nepal_day(of_day + 1)
    ), customer_gaps AS MATERIALIZED (
    SELECT least(coalesce(of_day - nepal_time(earlier.redeemed_at)::date, 440), 440) AS gap, earlier.redeemed_at IS NULL AS is_new
    FROM (SELECT DISTINCT u.user_id FROM uses u) AS of_day_uses
    LEFT JOIN LATERAL (
      SELECT e.redeemed_at FROM pass_facts e WHERE e.user_id = of_day_uses.user_id AND e.state = 'redeemed'
        AND e.redeemed_at IS NOT NULL AND e.redeemed_at < start_of_nepal_day(of_day) ORDER BY e.redeemed_at DESC LIMIT 1) AS earlier ON true
    ), business_gaps AS MATERIALIZED (
    SELECT least(coalesce(of_day - nepal_time(earlier.redeemed_at)::date, 440), 440) AS gap, earlier.redeemed_at IS NULL AS is_new
    FROM (SELECT DISTINCT u.vendor_id FROM uses u) AS of_day_uses
    LEFT JOIN LATERAL (
      SELECT e.redeemed_at FROM pass_facts e WHERE e.vendor_id = of_day_uses.vendor_id AND e.state = 'redeemed'
        AND e.redeemed_at IS NOT NULL AND e.redeemed_at < start_of_nepal_day(of_day) ORDER BY e.redeemed_at DESC LIMIT 1) AS earlier ON true
    )
    SELECT of_day,
    (SELECT coalesce(sum(u.amount::bigint * 100), 0)::bigint FROM uses u WHERE u.source <> 'order'),
    (SELECT coalesce(sum(paid.paisa), 0)::bigint FROM payment_facts paid WHERE paid.purpose = 'order' AND NOT paid.is_test AND paid.completed_at >= start_of_nepal_day(of_day) AND paid.completed_at < start_of_nepal_day(of_day + 1)),
    (SELECT coalesce(sum(r.paisa), 0)::bigint FROM refund_facts r JOIN payment_facts paid ON paid.id = r.payment_id WHERE paid.purpose = 'order' AND NOT paid.is_test AND r.created_at >= start_of_nepal_day(of_day) AND r.created_at < start_of_nepal_day(of_day + 1)),
    (SELECT coalesce(sum(CASE i.kind WHEN 'invoice' THEN i.net_paisa ELSE -i.net_paisa END), 0)::bigint FROM invoice_facts i WHERE i.issued_at >= start_of_nepal_day(of_day) AND i.issued_at < start_of_nepal_day(of_day + 1) AND i.vendor_id IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM payment_facts tested WHERE tested.is_test AND tested.completed_at IS NOT NULL
          AND tested.purpose IN ('membership', 'subscription')
          AND tested.purpose_id = CASE WHEN i.source LIKE 'plan:%' THEN substr(i.source, 6)::uuid END)),
    (SELECT coalesce(sum(CASE i.kind WHEN 'invoice' THEN i.net_paisa ELSE -i.net_paisa END), 0)::bigint FROM invoice_facts i WHERE i.issued_at >= start_of_nepal_day(of_day) AND i.issued_at < start_of_nepal_day(of_day + 1) AND i.vendor_id IS NULL AND NOT EXISTS (
        SELECT 1 FROM payment_facts tested WHERE tested.is_test AND tested.completed_at IS NOT NULL
          AND tested.purpose IN ('membership', 'subscription')
          AND tested.purpose_id = CASE WHEN i.source LIKE 'plan:%' THEN substr(i.source, 6)::uuid END)),
    (SELECT count(*)::int FROM customer_gaps WHERE is_new),

    CASE WHEN EXISTS (SELECT FROM customer_gaps) THEN ARRAY(
      SELECT coalesce(sum(c.number) OVER (ORDER BY n DESC), 0)::int FROM generate_series(1, 440) AS n
      LEFT JOIN (SELECT gap, count(*) AS number FROM customer_gaps GROUP BY gap) AS c ON c.gap = n ORDER BY n) ELSE '{}' END,

    CASE WHEN EXISTS (SELECT FROM business_gaps) THEN ARRAY(
      SELECT coalesce(sum(c.number) OVER (ORDER BY n DESC), 0)::int FROM generate_series(1, 440) AS n
      LEFT JOIN (SELECT gap, count(*) AS number FROM business_gaps GROUP BY gap) AS c ON c.gap = n ORDER BY n) ELSE '{}' END
  $function$;

CREATE OR REPLACE FUNCTION marketplace_days_between(first date, last date)
 RETURNS SETOF marketplace_days
 LANGUAGE sql
 STABLE
AS $function$
    WITH stored AS MATERIALIZED (
      SELECT s.* FROM marketplace_days s WHERE s.day BETWEEN first AND last
        AND NOT EXISTS (SELECT FROM marketplace_day_changes c WHERE c.day = s.day)
    )
    SELECT s.* FROM stored s
    UNION ALL
    SELECT counted.* FROM generate_series(first, last, interval '1 day') AS each CROSS JOIN LATERAL marketplace_day(each::date) AS counted
    WHERE NOT EXISTS (SELECT FROM stored s WHERE s.day = each::date)
  $function$;

CREATE OR REPLACE FUNCTION marketplace_days_note_use(customer integer, business integer, used_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
  DECLARE
    used_on date := nepal_time(used_at)::date;
    day_after timestamptz := start_of_nepal_day(used_on + 1);
  BEGIN
    IF used_on >= nepal_time(now())::date THEN RETURN; END IF;
    INSERT INTO marketplace_day_changes (day)
    SELECT changed.day FROM (
      SELECT used_on AS day
      UNION
      SELECT nepal_time((SELECT p.redeemed_at FROM pass_facts p WHERE p.user_id = customer AND p.state = 'redeemed' AND p.redeemed_at >= day_after
        ORDER BY p.redeemed_at LIMIT 1))::date
      UNION
      SELECT nepal_time((SELECT p.redeemed_at FROM pass_facts p WHERE p.vendor_id = business AND p.state = 'redeemed' AND p.redeemed_at >= day_after
        ORDER BY p.redeemed_at LIMIT 1))::date) AS changed
    WHERE changed.day < nepal_time(now())::date;
  END $function$;

CREATE OR REPLACE FUNCTION marketplace_days_store(most integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
  DECLARE
    until date := nepal_time(now() - interval '10 minutes')::date - 1;
    days date[];
    stale date;
  BEGIN
    IF NOT pg_try_advisory_xact_lock(hashtextextended('marketplace_days', 0)) THEN RETURN false; END IF;
    days := ARRAY(
      SELECT c.day FROM marketplace_day_changes c WHERE c.day <= until
      UNION
      SELECT past::date FROM generate_series(until - 2259, until, interval '1 day') AS past
      WHERE NOT EXISTS (SELECT FROM marketplace_days s WHERE s.day = past::date)
      ORDER BY 1 DESC LIMIT most);
    FOREACH stale IN ARRAY days LOOP
      WITH noted AS (DELETE FROM marketplace_day_changes c WHERE c.day = stale)
      INSERT INTO marketplace_days SELECT counted.* FROM marketplace_day(stale) AS counted
      ON CONFLICT (day) DO UPDATE SET counter_paisa = excluded.counter_paisa, prepaid_paisa = excluded.prepaid_paisa,
        refunded_paisa = excluded.refunded_paisa, subscription_paisa = excluded.subscription_paisa,
        membership_paisa = excluded.membership_paisa, new_customers = excluded.new_customers, customers = excluded.customers,
        businesses = excluded.businesses;
    END LOOP;
    RETURN cardinality(days) = most;
  END $function$;

CREATE OR REPLACE FUNCTION passes_note_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      IF OLD.state = 'redeemed' THEN PERFORM marketplace_days_note_use(OLD.user_id, OLD.vendor_id, OLD.redeemed_at); END IF;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      IF NEW.state = 'redeemed' THEN PERFORM marketplace_days_note_use(NEW.user_id, NEW.vendor_id, NEW.redeemed_at); END IF;
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION payments_note_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  DECLARE
    before timestamptz;
    is_same boolean := false;
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      before := OLD.completed_at;
      is_same := OLD.is_test = NEW.is_test AND NOT NEW.is_test;
    END IF;
    INSERT INTO marketplace_day_changes (day)
    SELECT changed.day FROM (
      SELECT nepal_time(before)::date AS day
      UNION SELECT nepal_time(NEW.completed_at)::date
      UNION SELECT nepal_time(r.created_at)::date FROM refund_facts r WHERE r.payment_id = NEW.id AND NOT is_same
      UNION SELECT nepal_time(i.issued_at)::date FROM invoice_facts i WHERE i.kind IN ('invoice', 'credit-note')
        AND i.source = 'plan:' || NEW.purpose_id AND NOT is_same) AS changed
    WHERE changed.day < nepal_time(now())::date;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION refunds_note_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    INSERT INTO marketplace_day_changes (day)
    SELECT changed.day FROM (
      SELECT nepal_time(NEW.created_at)::date AS day
      UNION SELECT nepal_time(OLD.created_at)::date WHERE TG_OP = 'UPDATE') AS changed
    WHERE changed.day < nepal_time(now())::date;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION roll_up_changes(wanted date, since timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  DECLARE
    day_start timestamptz := start_of_nepal_day(wanted);
    day_end timestamptz := start_of_nepal_day(wanted + 1);
    changed integer[] := ARRAY(
      SELECT p.deal_id FROM pass_facts p WHERE p.updated_at >= since
      UNION SELECT s.deal_id FROM deal_sightings s WHERE s.day = wanted AND s.seen_at >= since);
    sellers integer[] := ARRAY(SELECT DISTINCT d.vendor_id FROM deal_facts d WHERE d.id = ANY(changed));
  BEGIN
    IF cardinality(changed) = 0 THEN
      RETURN;
    END IF;
    INSERT INTO deal_analytics (deal_id, date, views, clicks, codes, redemptions, revenue)
      SELECT deal_id, wanted, sum(views), sum(clicks), sum(codes), sum(redemptions), sum(revenue) FROM (
        SELECT a.deal_id, 0 AS views, 0 AS clicks, 0 AS codes, 0 AS redemptions, 0 AS revenue
          FROM deal_analytics a WHERE a.date = wanted AND a.deal_id = ANY(changed)
        UNION ALL
        SELECT s.deal_id, (s.kind = 'view')::int, (s.kind = 'click')::int, 0, 0, 0
          FROM deal_sightings s WHERE s.day = wanted AND s.deal_id = ANY(changed)
        UNION ALL
        SELECT p.deal_id, 0, 0, 1, 0, 0 FROM pass_facts p WHERE p.vendor_id = ANY(sellers) AND p.deal_id = ANY(changed)
          AND p.issued_at >= day_start AND p.issued_at < day_end
        UNION ALL
        SELECT p.deal_id, 0, 0, 0, 1, p.amount FROM pass_facts p WHERE p.vendor_id = ANY(sellers) AND p.deal_id = ANY(changed)
          AND p.state = 'redeemed' AND p.redeemed_at >= day_start AND p.redeemed_at < day_end
      ) AS raw GROUP BY deal_id
      ON CONFLICT (deal_id, date) DO UPDATE SET views = excluded.views, clicks = excluded.clicks, codes = excluded.codes,
        redemptions = excluded.redemptions, revenue = excluded.revenue;
    INSERT INTO vendor_analytics (vendor_id, date, total_deals, active_deals, total_redemptions, total_revenue, new_customers, return_customers)
      SELECT v.id, wanted, d.total, d.active, used.redemptions, used.revenue, used.newcomers, used.customers - used.newcomers
      FROM unnest(sellers) AS v(id),
      LATERAL (
        SELECT count(*) AS total, count(*) FILTER (WHERE moderation_status = 'approved' AND is_active
          AND start_date < day_end AND end_date >= day_start) AS active
        FROM deal_facts WHERE vendor_id = v.id AND created_at < day_end
      ) AS d,
      LATERAL (
        SELECT count(*) AS redemptions, coalesce(sum(p.amount), 0) AS revenue, count(DISTINCT p.user_id) AS customers,
          count(DISTINCT p.user_id) FILTER (WHERE NOT EXISTS (
            SELECT 1 FROM pass_facts e WHERE e.vendor_id = p.vendor_id AND e.user_id = p.user_id AND e.state = 'redeemed'
              AND e.redeemed_at < day_start)) AS newcomers
        FROM pass_facts p WHERE p.vendor_id = v.id AND p.state = 'redeemed' AND p.redeemed_at >= day_start AND p.redeemed_at < day_end
      ) AS used
      ON CONFLICT (vendor_id, date) DO UPDATE SET total_deals = excluded.total_deals, active_deals = excluded.active_deals,
        total_redemptions = excluded.total_redemptions, total_revenue = excluded.total_revenue,
        new_customers = excluded.new_customers, return_customers = excluded.return_customers;
  END $function$;

CREATE OR REPLACE FUNCTION roll_up_day(wanted date)
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM deal_analytics a WHERE a.date = wanted
    AND NOT EXISTS (SELECT 1 FROM deal_days(wanted, wanted, NULL) d WHERE d.deal_id = a.deal_id);
  INSERT INTO deal_analytics (deal_id, date, views, clicks, codes, redemptions, revenue)
    SELECT d.deal_id, d.date, d.views, d.clicks, d.codes, d.redemptions, d.revenue FROM deal_days(wanted, wanted, NULL) d
    ON CONFLICT (deal_id, date) DO UPDATE SET views = excluded.views, clicks = excluded.clicks, codes = excluded.codes,
      redemptions = excluded.redemptions, revenue = excluded.revenue;
  INSERT INTO vendor_analytics (vendor_id, date, total_deals, active_deals, total_redemptions, total_revenue, new_customers, return_customers)
    SELECT v.id, wanted, coalesce(d.total, 0), coalesce(d.active, 0), coalesce(used.redemptions, 0), coalesce(used.revenue, 0),
      coalesce(used.newcomers, 0), coalesce(used.customers - used.newcomers, 0)
    FROM vendor_cards v
    LEFT JOIN (
      SELECT vendor_id, count(*) AS total, count(*) FILTER (WHERE moderation_status = 'approved' AND is_active
        AND start_date < start_of_nepal_day(wanted + 1) AND end_date >= start_of_nepal_day(wanted)) AS active
      FROM deal_facts WHERE created_at < start_of_nepal_day(wanted + 1) GROUP BY vendor_id
    ) AS d ON d.vendor_id = v.id
    LEFT JOIN (
      SELECT p.vendor_id, count(*) AS redemptions, sum(p.amount) AS revenue, count(DISTINCT p.user_id) AS customers,
        count(DISTINCT p.user_id) FILTER (WHERE NOT EXISTS (
          SELECT 1 FROM pass_facts e WHERE e.vendor_id = p.vendor_id AND e.user_id = p.user_id AND e.state = 'redeemed'
            AND e.redeemed_at < start_of_nepal_day(wanted))) AS newcomers
      FROM pass_facts p WHERE p.state = 'redeemed' AND p.redeemed_at >= start_of_nepal_day(wanted)
        AND p.redeemed_at < start_of_nepal_day(wanted + 1)
      GROUP BY p.vendor_id
    ) AS used ON used.vendor_id = v.id
    WHERE d.total > 0 OR used.redemptions > 0
    ON CONFLICT (vendor_id, date) DO UPDATE SET total_deals = excluded.total_deals, active_deals = excluded.active_deals,
      total_redemptions = excluded.total_redemptions, total_revenue = excluded.total_revenue,
      new_customers = excluded.new_customers, return_customers = excluded.return_customers
$function$;

CREATE OR REPLACE FUNCTION stamp_rollup()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        NEW.updated_at := now();
        RETURN NEW;
      END $function$;

-- -------------------- orders (layer 12) --------------------

CREATE TABLE cart_lines (
  user_id integer NOT NULL,
  deal_id integer NOT NULL,
  quantity integer NOT NULL,
  price_then integer NOT NULL,
  added_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT cart_lines_pkey PRIMARY KEY (user_id, deal_id),
  CONSTRAINT cart_lines_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id) ON DELETE CASCADE,
  CONSTRAINT cart_lines_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT cart_lines_price_then_check CHECK (price_then >= 0 AND price_then <= 100000000),
  CONSTRAINT cart_lines_quantity_check CHECK (quantity >= 1 AND quantity <= 20)
);
CREATE INDEX cart_lines_deal ON cart_lines USING btree (deal_id);

CREATE TABLE order_lines (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id bigint NOT NULL,
  deal_id integer NOT NULL,
  vendor_id integer NOT NULL,
  title text NOT NULL,
  title_ne text,
  quantity smallint NOT NULL,
  unit_price integer NOT NULL,
  original_price integer NOT NULL,
  terms jsonb,
  CONSTRAINT order_lines_pkey PRIMARY KEY (id),
  CONSTRAINT order_lines_one_per_deal UNIQUE (order_id, deal_id),
  CONSTRAINT order_lines_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id),
  CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_lines_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT order_lines_check CHECK (original_price >= unit_price),
  CONSTRAINT order_lines_quantity_check CHECK (quantity >= 1 AND quantity <= 20),
  CONSTRAINT order_lines_unit_price_check CHECK (unit_price >= 1 AND unit_price <= 100000000)
);
CREATE INDEX order_lines_deal ON order_lines USING btree (deal_id);
CREATE INDEX order_lines_vendor ON order_lines USING btree (vendor_id, id);

CREATE TABLE orders (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  user_id integer NOT NULL,
  state text NOT NULL DEFAULT 'awaiting_payment'::text,
  total integer NOT NULL,
  points_value integer NOT NULL DEFAULT 0,
  due integer GENERATED ALWAYS AS (total - points_value) STORED,
  returned_value integer NOT NULL DEFAULT 0,
  held_on date NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  paid_by uuid,
  paid_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  beside_another boolean NOT NULL DEFAULT false,
  owed_on text NOT NULL DEFAULT 'payment'::text,
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_public_id_key UNIQUE (public_id),
  CONSTRAINT orders_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES payments(public_id),
  CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT orders_check CHECK (returned_value >= 0 AND returned_value <= total),
  CONSTRAINT orders_owed_on_check CHECK (owed_on = ANY (ARRAY['payment'::text, 'use'::text])),
  CONSTRAINT orders_paid_fully CHECK ((state = ANY (ARRAY['paid'::text, 'partially_refunded'::text, 'refunded'::text])) = (paid_at IS NOT NULL AND paid_by IS NOT NULL)),
  CONSTRAINT orders_points_value_check CHECK (points_value >= 0),
  CONSTRAINT orders_returned CHECK (returned_value =
CASE state
    WHEN 'refunded'::text THEN total
    WHEN 'partially_refunded'::text THEN returned_value
    ELSE 0
END),
  CONSTRAINT orders_something_is_due CHECK (points_value < total),
  CONSTRAINT orders_state_check CHECK (state = ANY (ARRAY['awaiting_payment'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'canceled'::text, 'partially_refunded'::text, 'refunded'::text])),
  CONSTRAINT orders_total_check CHECK (total >= 1 AND total <= 100000000)
);
CREATE UNIQUE INDEX orders_one_open ON orders USING btree (user_id) WHERE state = 'awaiting_payment'::text AND NOT beside_another;
CREATE INDEX orders_overdue ON orders USING btree (expires_at) WHERE state = 'awaiting_payment'::text;
CREATE INDEX orders_user ON orders USING btree (user_id, id DESC);

CREATE VIEW order_facts AS
 SELECT id,
    public_id,
    user_id,
    state,
    total,
    points_value,
    due,
    returned_value,
    held_on,
    expires_at,
    paid_by,
    paid_at,
    created_at,
    updated_at,
    owed_on
   FROM orders;

CREATE VIEW order_line_facts AS
 SELECT id,
    order_id,
    deal_id,
    vendor_id,
    title,
    title_ne,
    quantity,
    unit_price,
    original_price,
    terms
   FROM order_lines;

CREATE OR REPLACE FUNCTION passes_take_sale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     SELECT l.unit_price, CASE WHEN o.paid_at IS NULL THEN 'use' ELSE o.owed_on END INTO NEW.price_paid, NEW.owed_on
       FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.id = NEW.order_line_id;
     RETURN NEW;
   END $function$;

-- -------------------- reviews (layer 12) --------------------

CREATE TABLE review_reports (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  review_id integer NOT NULL,
  user_id integer NOT NULL,
  reason text NOT NULL,
  comment text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  decided_at timestamp with time zone,
  CONSTRAINT review_reports_pkey PRIMARY KEY (id),
  CONSTRAINT review_reports_once UNIQUE (review_id, user_id),
  CONSTRAINT review_reports_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  CONSTRAINT review_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT review_reports_comment_check CHECK (length(comment) >= 1 AND length(comment) <= 500),
  CONSTRAINT review_reports_reason_check CHECK (reason = ANY (ARRAY['false'::text, 'offensive'::text, 'spam'::text, 'private'::text, 'other'::text]))
);
CREATE INDEX review_reports_newest ON review_reports USING btree (created_at DESC, id DESC);
CREATE INDEX review_reports_user ON review_reports USING btree (user_id);
CREATE INDEX review_reports_waiting ON review_reports USING btree (review_id) WHERE decided_at IS NULL;

CREATE TABLE reviews (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  deal_id integer NOT NULL,
  rating smallint NOT NULL,
  comment text,
  hidden_at timestamp with time zone,
  hidden_reason text,
  reply text,
  replied_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  reply_edited_at timestamp with time zone,
  CONSTRAINT reviews_pkey PRIMARY KEY (id),
  CONSTRAINT reviews_one_per_deal UNIQUE (user_id, deal_id),
  CONSTRAINT reviews_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id),
  CONSTRAINT reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT reviews_comment_check CHECK (length(comment) <= 2000),
  CONSTRAINT reviews_hidden_with_reason CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL)) NOT VALID,
  CONSTRAINT reviews_rating_check CHECK (rating >= 1 AND rating <= 5),
  CONSTRAINT reviews_reply_check CHECK (length(reply) <= 2000)
);
CREATE INDEX reviews_best ON reviews USING btree (deal_id, rating DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX reviews_created ON reviews USING btree (created_at);
CREATE INDEX reviews_deal ON reviews USING btree (deal_id, created_at DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX reviews_hidden ON reviews USING btree (id) WHERE hidden_at IS NOT NULL;
CREATE INDEX reviews_words ON reviews USING gin (comment gin_trgm_ops);
CREATE INDEX reviews_worst ON reviews USING btree (deal_id, ((- rating)::integer) DESC, id DESC) WHERE hidden_at IS NULL;
CREATE TRIGGER reviews_counted AFTER INSERT OR DELETE OR UPDATE OF rating, hidden_at ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_count();

CREATE VIEW review_facts AS
 SELECT id,
    user_id,
    deal_id,
    rating,
    comment,
    hidden_at,
    hidden_reason,
    reply,
    replied_at,
    created_at,
    updated_at
   FROM reviews;

CREATE VIEW review_report_facts AS
 SELECT id,
    review_id,
    user_id,
    reason,
    comment,
    created_at,
    decided_at
   FROM review_reports;

CREATE OR REPLACE FUNCTION reviews_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    PERFORM deal_ratings_count(OLD.deal_id, OLD.rating, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    PERFORM deal_ratings_count(NEW.deal_id, NEW.rating, 1);
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM passes_mark_reviewed(NEW.user_id, NEW.deal_id, true);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM passes_mark_reviewed(OLD.user_id, OLD.deal_id, false);
  END IF;
  RETURN NULL;
END $function$;

-- -------------------- honour (layer 13) --------------------

CREATE TABLE honour_answers (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  pass_id bigint NOT NULL,
  user_id integer NOT NULL,
  vendor_id integer NOT NULL,
  deal_id integer NOT NULL,
  used_at timestamp with time zone NOT NULL,
  asked_at timestamp with time zone,
  put_off_until timestamp with time zone,
  answer text,
  answered_at timestamp with time zone,
  counts_at timestamp with time zone,
  excluded text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT honour_answers_pkey PRIMARY KEY (id),
  CONSTRAINT honour_answers_one_per_pass UNIQUE (pass_id),
  CONSTRAINT honour_answers_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id),
  CONSTRAINT honour_answers_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  CONSTRAINT honour_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT honour_answers_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT honour_answers_answer_check CHECK (answer = ANY (ARRAY['yes'::text, 'partly'::text, 'no'::text])),
  CONSTRAINT honour_answers_excluded_check CHECK (excluded = ANY (ARRAY['works-there'::text, 'same-device'::text, 'same-payment-account'::text, 'same-phone'::text, 'unfounded-cases'::text])),
  CONSTRAINT honour_answers_given_fully CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (counts_at IS NULL))
);
CREATE INDEX honour_answers_deal ON honour_answers USING btree (deal_id);
CREATE INDEX honour_answers_given ON honour_answers USING btree (answered_at) INCLUDE (vendor_id, answer) WHERE answer IS NOT NULL;
CREATE INDEX honour_answers_of_user ON honour_answers USING btree (user_id, vendor_id);
CREATE INDEX honour_answers_of_vendor ON honour_answers USING btree (vendor_id, counts_at DESC) WHERE answer IS NOT NULL;
CREATE INDEX honour_answers_to_ask ON honour_answers USING btree (used_at) WHERE asked_at IS NULL AND answer IS NULL;

CREATE TABLE honour_case_entries (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  case_id integer NOT NULL,
  at timestamp with time zone NOT NULL,
  by text NOT NULL,
  user_id integer,
  kind text NOT NULL,
  state text NOT NULL,
  due_at timestamp with time zone,
  text text,
  photos text[] NOT NULL DEFAULT '{}'::text[],
  decided_for text,
  remedy text,
  amount integer,
  CONSTRAINT honour_case_entries_pkey PRIMARY KEY (id),
  CONSTRAINT honour_case_entries_case_id_fkey FOREIGN KEY (case_id) REFERENCES honour_cases(id),
  CONSTRAINT honour_case_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT honour_case_entries_by_check CHECK (by = ANY (ARRAY['customer'::text, 'business'::text, 'admin'::text, 'deadline'::text])),
  CONSTRAINT honour_case_entries_kind_check CHECK (kind = ANY (ARRAY['opened'::text, 'message'::text, 'offered'::text, 'disagreed'::text, 'unanswered'::text, 'suspended'::text, 'accepted'::text, 'refused'::text, 'not-refused'::text, 'withdrawn'::text, 'decided'::text, 'second-look'::text, 'finished'::text, 'remedied'::text])),
  CONSTRAINT honour_case_entries_photos_check CHECK (cardinality(photos) <= 3),
  CONSTRAINT honour_case_entries_text_check CHECK (length(text) >= 1 AND length(text) <= 2000)
);
CREATE INDEX honour_case_entries_of_case ON honour_case_entries USING btree (case_id, id);
CREATE INDEX honour_case_entries_of_user ON honour_case_entries USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX honour_case_entries_photos ON honour_case_entries USING gin (photos) WHERE photos <> '{}'::text[];
CREATE TRIGGER honour_case_entries_kept BEFORE DELETE OR UPDATE ON honour_case_entries FOR EACH ROW EXECUTE FUNCTION honour_case_entries_keep();

CREATE TABLE honour_cases (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL,
  pass_id bigint NOT NULL,
  user_id integer NOT NULL,
  vendor_id integer NOT NULL,
  deal_id integer NOT NULL,
  is_refusal boolean NOT NULL,
  report_month date,
  report_slot smallint,
  is_bought boolean NOT NULL,
  reason text NOT NULL,
  wants text NOT NULL,
  promised integer NOT NULL,
  paid integer,
  most_amount integer NOT NULL,
  state text NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone,
  due_by text,
  reminded_at timestamp with time zone,
  is_unanswered boolean NOT NULL DEFAULT false,
  offer text,
  offer_amount integer,
  offered_at timestamp with time zone,
  decided_for text,
  decided_remedy text,
  decided_amount integer,
  decided_by integer,
  decided_at timestamp with time zone,
  first_decided_by integer,
  second_look_by text,
  remedy text,
  remedy_amount integer,
  remedy_pass_id uuid,
  held_paisa bigint NOT NULL DEFAULT 0,
  closed_at timestamp with time zone,
  photos_deleted_at timestamp with time zone,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT honour_cases_pkey PRIMARY KEY (id),
  CONSTRAINT honour_cases_one_per_pass UNIQUE (pass_id),
  CONSTRAINT honour_cases_public_id_key UNIQUE (public_id),
  CONSTRAINT honour_cases_reports UNIQUE (user_id, report_month, report_slot),
  CONSTRAINT honour_cases_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deals(id),
  CONSTRAINT honour_cases_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT honour_cases_first_decided_by_fkey FOREIGN KEY (first_decided_by) REFERENCES users(id),
  CONSTRAINT honour_cases_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES passes(id),
  CONSTRAINT honour_cases_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT honour_cases_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT honour_cases_closed CHECK (
CASE
    WHEN state = ANY (ARRAY['settled'::text, 'withdrawn'::text]) THEN closed_at IS NOT NULL
    WHEN state = 'decided'::text THEN true
    ELSE closed_at IS NULL
END),
  CONSTRAINT honour_cases_decided CHECK ((decided_for IS NULL) = (decided_at IS NULL) AND (decided_for IS NULL) = (decided_by IS NULL) AND (state <> 'decided'::text OR decided_for IS NOT NULL) AND (decided_remedy IS NULL OR decided_for = 'customer'::text)),
  CONSTRAINT honour_cases_decided_amount_check CHECK (decided_amount > 0),
  CONSTRAINT honour_cases_decided_for_check CHECK (decided_for = ANY (ARRAY['customer'::text, 'business'::text])),
  CONSTRAINT honour_cases_decided_remedy_check CHECK (decided_remedy = ANY (ARRAY['again'::text, 'pay-back'::text])),
  CONSTRAINT honour_cases_due CHECK ((closed_at IS NULL) = (due_at IS NOT NULL) AND (due_at IS NULL) = (due_by IS NULL)),
  CONSTRAINT honour_cases_due_by_check CHECK (due_by = ANY (ARRAY['business'::text, 'customer'::text, 'admin'::text, 'nobody'::text])),
  CONSTRAINT honour_cases_held CHECK (closed_at IS NULL OR held_paisa = 0),
  CONSTRAINT honour_cases_held_paisa_check CHECK (held_paisa >= 0),
  CONSTRAINT honour_cases_most_amount_check CHECK (most_amount >= 0),
  CONSTRAINT honour_cases_offer_amount_check CHECK (offer_amount > 0),
  CONSTRAINT honour_cases_offer_check CHECK (offer = ANY (ARRAY['again'::text, 'pay-back'::text])),
  CONSTRAINT honour_cases_offered CHECK ((offer IS NULL) = (offered_at IS NULL) AND (offer_amount IS NULL OR offer = 'pay-back'::text)),
  CONSTRAINT honour_cases_paid_check CHECK (paid >= 0 AND paid <= 100000000),
  CONSTRAINT honour_cases_promised_check CHECK (promised >= 0),
  CONSTRAINT honour_cases_reason_check CHECK (reason = ANY (ARRAY['refused'::text, 'charged-more'::text, 'gave-less'::text, 'not-available'::text])),
  CONSTRAINT honour_cases_remedy_amount_check CHECK (remedy_amount > 0),
  CONSTRAINT honour_cases_remedy_check CHECK (remedy = ANY (ARRAY['again'::text, 'pay-back'::text])),
  CONSTRAINT honour_cases_report_fully CHECK (is_refusal = (report_month IS NOT NULL) AND is_refusal = (report_slot IS NOT NULL)),
  CONSTRAINT honour_cases_report_slot_check CHECK (report_slot >= 1 AND report_slot <= 2),
  CONSTRAINT honour_cases_second_look_by_check CHECK (second_look_by = ANY (ARRAY['customer'::text, 'business'::text])),
  CONSTRAINT honour_cases_state_check CHECK (state = ANY (ARRAY['waiting-for-shop'::text, 'waiting-for-customer'::text, 'with-admin'::text, 'decided'::text, 'second-look'::text, 'settled'::text, 'withdrawn'::text])),
  CONSTRAINT honour_cases_two_admins CHECK (first_decided_by IS NULL OR decided_by IS NULL OR first_decided_by <> decided_by OR state = 'second-look'::text),
  CONSTRAINT honour_cases_wants_check CHECK (wants = ANY (ARRAY['again'::text, 'money'::text, 'answer-only'::text]))
);
CREATE INDEX honour_cases_deal ON honour_cases USING btree (deal_id);
CREATE INDEX honour_cases_due_at ON honour_cases USING btree (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX honour_cases_of_user ON honour_cases USING btree (user_id, id DESC);
CREATE INDEX honour_cases_of_vendor ON honour_cases USING btree (vendor_id, id DESC);
CREATE UNIQUE INDEX honour_cases_one_report ON honour_cases USING btree (user_id, vendor_id) WHERE is_refusal AND closed_at IS NULL;
CREATE INDEX honour_cases_with_photos ON honour_cases USING btree (closed_at) WHERE photos_deleted_at IS NULL;

CREATE TABLE honour_reviews (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer NOT NULL,
  cases integer NOT NULL,
  given smallint NOT NULL,
  counted smallint NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  outcome text,
  CONSTRAINT honour_reviews_pkey PRIMARY KEY (id),
  CONSTRAINT honour_reviews_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT honour_reviews_cases_check CHECK (cases >= 0),
  CONSTRAINT honour_reviews_closed CHECK ((closed_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT honour_reviews_outcome_check CHECK (outcome = ANY (ARRAY['kept'::text, 'suspended'::text])),
  CONSTRAINT honour_reviews_score CHECK (given >= 0 AND given <= counted AND counted <= 100)
);
CREATE INDEX honour_reviews_of_vendor ON honour_reviews USING btree (vendor_id, closed_at);
CREATE UNIQUE INDEX honour_reviews_one_open ON honour_reviews USING btree (vendor_id) WHERE closed_at IS NULL;

CREATE VIEW honour_answer_facts AS
 SELECT vendor_id,
    deal_id,
    answer,
    answered_at
   FROM honour_answers
  WHERE answer IS NOT NULL;

CREATE VIEW honour_case_facts AS
 SELECT id,
    vendor_id,
    deal_id,
    user_id,
    is_refusal,
    is_bought,
    reason,
    state,
    opened_at,
    closed_at,
    is_unanswered,
    decided_for,
    remedy,
    remedy_amount
   FROM honour_cases;

CREATE OR REPLACE FUNCTION honour_case_entries_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF TG_OP = 'UPDATE' AND (NEW.text IS NULL OR NEW.text = OLD.text) AND (NEW.photos = '{}' OR NEW.photos = OLD.photos)
      AND to_jsonb(NEW) - '{text,photos}'::text[] = to_jsonb(OLD) - '{text,photos}'::text[] THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'The history of a case is append-only' USING ERRCODE = 'check_violation', CONSTRAINT = 'honour_case_entries_keep';
  END $function$;

-- -------------------- integrations (layer 13) --------------------

CREATE TABLE webhook_deliveries (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_id uuid NOT NULL DEFAULT gen_random_uuid(),
  endpoint_id integer NOT NULL,
  event_id uuid NOT NULL,
  event_number bigint NOT NULL,
  type text NOT NULL,
  object jsonb NOT NULL,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  due_at timestamp with time zone NOT NULL DEFAULT now(),
  claim_token uuid,
  claimed_until timestamp with time zone,
  last_attempt_at timestamp with time zone,
  last_status smallint,
  last_failure text,
  last_answer text,
  last_duration_ms integer,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_deliveries_once UNIQUE (endpoint_id, event_id),
  CONSTRAINT webhook_deliveries_public_id_key UNIQUE (public_id),
  CONSTRAINT webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  CONSTRAINT webhook_deliveries_claim CHECK (claimed_until IS NULL OR claim_token IS NOT NULL),
  CONSTRAINT webhook_deliveries_last_answer_check CHECK (length(last_answer) <= 2000),
  CONSTRAINT webhook_deliveries_last_failure_check CHECK (last_failure = ANY (ARRAY['status'::text, 'redirect'::text, 'timeout'::text, 'unreachable'::text, 'address'::text, 'certificate'::text])),
  CONSTRAINT webhook_deliveries_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'given-up'::text]))
);
CREATE INDEX webhook_deliveries_claimed ON webhook_deliveries USING btree (endpoint_id, claimed_until) WHERE claimed_until IS NOT NULL;
CREATE INDEX webhook_deliveries_created ON webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (endpoint_id, due_at, id) WHERE state = 'waiting'::text;
CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries USING btree (endpoint_id, id DESC);
CREATE INDEX webhook_deliveries_order ON webhook_deliveries USING btree (endpoint_id, object, event_number) WHERE state = 'waiting'::text;

CREATE TABLE webhook_endpoints (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  vendor_id integer,
  url text NOT NULL,
  event_types text[] NOT NULL,
  created_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  failing_since timestamp with time zone,
  is_slow boolean NOT NULL DEFAULT false,
  disabled_at timestamp with time zone,
  disabled_reason text,
  deleted_at timestamp with time zone,
  CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_endpoints_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT webhook_endpoints_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors(id),
  CONSTRAINT webhook_endpoints_disabled CHECK ((disabled_at IS NULL) = (disabled_reason IS NULL)),
  CONSTRAINT webhook_endpoints_reason CHECK (disabled_reason = ANY (ARRAY['owner'::text, 'failing'::text, 'gone'::text])),
  CONSTRAINT webhook_endpoints_types CHECK (cardinality(event_types) > 0 AND event_types <@ ARRAY['pass.issued'::text, 'pass.redeemed'::text, 'pass.voided'::text, 'order.paid'::text, 'order.refunded'::text, 'deal.approved'::text, 'deal.rejected'::text, 'review.created'::text, 'payout.made'::text]),
  CONSTRAINT webhook_endpoints_url_check CHECK (length(url) >= 8 AND length(url) <= 500)
);
CREATE INDEX webhook_endpoints_created_by ON webhook_endpoints USING btree (created_by);
CREATE INDEX webhook_endpoints_deleted ON webhook_endpoints USING btree (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX webhook_endpoints_vendor ON webhook_endpoints USING btree (vendor_id) WHERE deleted_at IS NULL;

CREATE TABLE webhook_secrets (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  endpoint_id integer NOT NULL,
  secret_sealed bytea NOT NULL,
  valid_until timestamp with time zone,
  CONSTRAINT webhook_secrets_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_secrets_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE
);
CREATE INDEX webhook_secrets_endpoint ON webhook_secrets USING btree (endpoint_id);
CREATE UNIQUE INDEX webhook_secrets_in_use ON webhook_secrets USING btree (endpoint_id) WHERE valid_until IS NULL;

-- -------------------- site (layer 14) --------------------

CREATE TABLE public_figures (
  name text NOT NULL,
  count bigint NOT NULL,
  counted_at timestamp with time zone NOT NULL,
  CONSTRAINT public_figures_pkey PRIMARY KEY (name),
  CONSTRAINT public_figures_count_check CHECK (count >= 0),
  CONSTRAINT public_figures_name_check CHECK (name = ANY (ARRAY['customers'::text, 'businesses'::text, 'redemptions'::text]))
);
