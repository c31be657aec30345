import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings store the admin of the last change; the banned words become a setting. */
export class SettingsDesk1764800001000 implements MigrationInterface {
  name = 'SettingsDesk1764800001000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE settings
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN changed_by integer REFERENCES users;
      -- What was changed by hand stays; the first words are the default. The table itself goes once no earlier version reads it.
      INSERT INTO settings (key, value)
        SELECT 'moderation.bannedWords', jsonb_agg(word ORDER BY word) FROM banned_words
        HAVING count(*) <> 20 OR bool_or(word <> ALL (ARRAY['betting', 'cannabis', 'casino', 'cigarette', 'cigarettes', 'escort',
          'firearm', 'gambling', 'ganja', 'guaranteed profit', 'gun', 'lottery', 'replica', 'tobacco', 'vape',
          'गाँजा', 'चुरोट', 'चिट्ठा', 'जुवा', 'सुर्ती']))
      ON CONFLICT DO NOTHING`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM settings WHERE key = 'moderation.bannedWords';
      ALTER TABLE settings DROP COLUMN changed_by, DROP COLUMN version`);
  }
}
