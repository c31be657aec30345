import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words that fail the moderation check of a deal. */
export class BannedWords1764400001000 implements MigrationInterface {
  name = 'BannedWords1764400001000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE banned_words (
        word text PRIMARY KEY CHECK (word = lower(btrim(word)) AND length(word) BETWEEN 2 AND 60 AND word !~ '[[:punct:]]')
      );
      INSERT INTO banned_words (word) VALUES
        ('betting'), ('cannabis'), ('casino'), ('cigarette'), ('cigarettes'), ('escort'), ('firearm'), ('gambling'),
        ('ganja'), ('guaranteed profit'), ('gun'), ('lottery'), ('replica'), ('tobacco'), ('vape'),
        ('गाँजा'), ('चुरोट'), ('चिट्ठा'), ('जुवा'), ('सुर्ती')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE banned_words');
  }
}
