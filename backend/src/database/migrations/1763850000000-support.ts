import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_FAQS } from './support/first-faqs.js';

/** Support messages, newsletter subscribers, frequently asked questions and settings of the site. */
export class Support1763850000000 implements MigrationInterface {
  name = 'Support1763850000000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of [SETTINGS, MESSAGES, NEWSLETTER, FAQS]) await db.query(table);
    for (const [position, faq] of FIRST_FAQS.entries()) {
      await db.query(
        `INSERT INTO faqs (place, category, position, question, question_ne, answer, answer_ne) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [faq.place, faq.category, position + 1, faq.question, faq.questionNe, faq.answer, faq.answerNe],
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE faqs, newsletter_subscribers, support_messages, settings');
  }
}

const SETTINGS = `
CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
`;

const MESSAGES = `
CREATE TABLE support_messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('contact', 'help')),
  name text NOT NULL,
  email citext NOT NULL CHECK (length(email) <= 254),
  subject text NOT NULL,
  category text CHECK (category IN ('account', 'deals', 'payment', 'technical')),
  message text NOT NULL CHECK (length(message) <= 4000),
  language text NOT NULL CHECK (language IN ('en', 'ne')),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered')),
  acknowledged_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT support_messages_help_has_category CHECK ((kind = 'help') = (category IS NOT NULL))
);
CREATE INDEX support_messages_open ON support_messages (created_at, id) WHERE state = 'open';
CREATE INDEX support_messages_sender ON support_messages (email, acknowledged_at);
`;

const NEWSLETTER = `
CREATE TABLE newsletter_subscribers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  email citext NOT NULL UNIQUE CHECK (length(email) <= 254),
  language text NOT NULL CHECK (language IN ('en', 'ne')),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'confirmed', 'left')),
  asked_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  left_at timestamptz,
  CONSTRAINT newsletter_confirmed_fully CHECK ((state = 'confirmed') = (confirmed_at IS NOT NULL))
);
`;

const FAQS = `
CREATE TABLE faqs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  place text NOT NULL CHECK (place IN ('help', 'contact')),
  category text NOT NULL CHECK (category IN ('account', 'deals', 'payment', 'technical')),
  position integer NOT NULL,
  question text NOT NULL,
  question_ne text NOT NULL,
  answer text NOT NULL,
  answer_ne text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX faqs_shown ON faqs (place, position, id) WHERE is_active;
`;
