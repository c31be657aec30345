import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work on messages: state, assignee, due time and replies. */
export class MessageDesk1764800000000 implements MigrationInterface {
  name = 'MessageDesk1764800000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX support_messages_open;
      ALTER TABLE support_messages
        DROP CONSTRAINT support_messages_state_check,
        ALTER COLUMN state SET DEFAULT 'new',
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN assigned_to integer REFERENCES users,
        ADD COLUMN due_at timestamptz NOT NULL DEFAULT now() + interval '24 hours';
      UPDATE support_messages SET state = CASE state WHEN 'open' THEN 'new' ELSE state END, due_at = created_at + interval '24 hours';
      ALTER TABLE support_messages
        ADD CONSTRAINT support_messages_state_check CHECK (state IN ('new', 'in-progress', 'answered', 'closed')),
        ADD CONSTRAINT support_messages_new_is_nobodys CHECK (state <> 'new' OR assigned_to IS NULL),
        ADD CONSTRAINT support_messages_progress_is_somebodys CHECK (state <> 'in-progress' OR assigned_to IS NOT NULL);

      CREATE TABLE support_message_entries (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        message_id integer NOT NULL REFERENCES support_messages ON DELETE CASCADE,
        author_id integer NOT NULL REFERENCES users,
        kind text NOT NULL CHECK (kind IN ('reply', 'note')),
        body text NOT NULL CHECK (length(body) BETWEEN 1 AND 4000),
        mailed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT support_message_entries_notes_stay_here CHECK (kind = 'reply' OR mailed_at IS NULL)
      );
      CREATE INDEX support_message_entries_thread ON support_message_entries (message_id, id);
      CREATE INDEX support_message_entries_author ON support_message_entries (author_id);

      CREATE INDEX support_messages_open ON support_messages (id) WHERE state IN ('new', 'in-progress');
      CREATE INDEX support_messages_open_due ON support_messages (due_at, id) WHERE state IN ('new', 'in-progress');
      CREATE INDEX support_messages_due ON support_messages (due_at, id);
      CREATE INDEX support_messages_state ON support_messages (state, id);
      CREATE INDEX support_messages_assigned ON support_messages (assigned_to, id);
      CREATE INDEX support_messages_kind ON support_messages (kind, id);
      CREATE INDEX support_messages_category ON support_messages (category, id);
      CREATE INDEX support_messages_words ON support_messages
        USING gin ((name || ' ' || email::text || ' ' || subject || ' ' || message) gin_trgm_ops);

      CREATE INDEX newsletter_subscribers_state ON newsletter_subscribers (state, id);
      CREATE INDEX newsletter_subscribers_words ON newsletter_subscribers USING gin ((email::text) gin_trgm_ops)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX newsletter_subscribers_words, newsletter_subscribers_state, support_messages_words, support_messages_category,
        support_messages_kind, support_messages_assigned, support_messages_state, support_messages_due, support_messages_open_due,
        support_messages_open;
      DROP TABLE support_message_entries;
      ALTER TABLE support_messages
        DROP CONSTRAINT support_messages_progress_is_somebodys, DROP CONSTRAINT support_messages_new_is_nobodys,
        DROP CONSTRAINT support_messages_state_check, ALTER COLUMN state SET DEFAULT 'open';
      UPDATE support_messages SET state = CASE WHEN state IN ('new', 'in-progress') THEN 'open' ELSE 'answered' END;
      ALTER TABLE support_messages
        DROP COLUMN due_at, DROP COLUMN assigned_to, DROP COLUMN version,
        ADD CONSTRAINT support_messages_state_check CHECK (state IN ('open', 'answered'));
      CREATE INDEX support_messages_open ON support_messages (created_at, id) WHERE state = 'open'`);
  }
}
