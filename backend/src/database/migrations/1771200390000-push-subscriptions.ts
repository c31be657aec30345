import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Web push: the browsers that receive it, and what each user muted by channel (rules N2 and N3). */
export class PushSubscriptions1771200390000 implements MigrationInterface {
  name = 'PushSubscriptions1771200390000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE push_subscriptions (
        id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        -- A browser receives messages while it is signed in.
        sid text NOT NULL REFERENCES sessions(sid) ON DELETE CASCADE,
        endpoint text NOT NULL CHECK (length(endpoint) BETWEEN 10 AND 1000),
        p256dh text NOT NULL CHECK (length(p256dh) = 87),
        auth text NOT NULL CHECK (length(auth) = 22),
        -- The server's public key, to which the push service bound the subscription.
        server_key text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT push_subscriptions_endpoint UNIQUE (endpoint)
      );
      CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id, created_at);
      CREATE INDEX push_subscriptions_sid ON push_subscriptions (sid);
      CREATE TABLE sent_pushes (
        id text PRIMARY KEY,
        sent_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sent_pushes_sent_at ON sent_pushes (sent_at);
      ALTER TABLE notification_preferences
        ADD COLUMN muted_inbox text[] NOT NULL DEFAULT '{}'
          CONSTRAINT notification_preferences_muted_inbox CHECK (muted_inbox <@ ${GROUPS}),
        ADD COLUMN muted_push text[] NOT NULL DEFAULT '{}'
          CONSTRAINT notification_preferences_muted_push CHECK (muted_push <@ ${GROUPS})`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE notification_preferences DROP COLUMN muted_inbox, DROP COLUMN muted_push;
      DROP TABLE sent_pushes;
      DROP TABLE push_subscriptions`);
  }
}

const GROUPS = `ARRAY['passes', 'reviews', 'favorites', 'alerts', 'business']`;
