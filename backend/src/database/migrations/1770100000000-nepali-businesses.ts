import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Nepali names and descriptions of businesses; a new name of a verified business needs an admin's decision
 * (rule B2). Searches find it.
 */
export class NepaliBusinesses1770100000000 implements MigrationInterface {
  name = 'NepaliBusinesses1770100000000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('The Nepali names of businesses would be lost: restore a backup instead.');
  }
}

const STEPS = [
  `ALTER TABLE vendors ADD COLUMN name_ne text, ADD COLUMN description_ne text, ADD COLUMN proposed_name_ne text,
     ADD CONSTRAINT vendors_name_ne_length CHECK (length(name_ne) BETWEEN 3 AND 120) NOT VALID,
     ADD CONSTRAINT vendors_description_ne_length CHECK (length(description_ne) BETWEEN 10 AND 500) NOT VALID,
     ADD CONSTRAINT vendors_proposed_name_ne_length CHECK (length(proposed_name_ne) BETWEEN 3 AND 120) NOT VALID,
     DROP CONSTRAINT vendors_proposal_has_time,
     ADD CONSTRAINT vendors_proposal_is_timed
       CHECK ((proposed_at IS NULL) = (num_nonnulls(proposed_name, proposed_name_ne, proposed_category) = 0)) NOT VALID`,
  // The previous version decides about a proposal without the Nepali name, so the trigger clears it.
  `CREATE FUNCTION vendors_proposal_decided() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.proposed_name_ne := NULL;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER vendors_proposal_ended BEFORE UPDATE OF proposed_at ON vendors
     FOR EACH ROW WHEN (OLD.proposed_at IS NOT NULL AND NEW.proposed_at IS NULL) EXECUTE FUNCTION vendors_proposal_decided()`,
  `CREATE OR REPLACE FUNCTION deal_search_vector(d deals) RETURNS tsvector LANGUAGE sql STABLE AS $$
     SELECT search_vector(concat_ws(' ', d.title, d.title_ne), 'A')
         || coalesce((SELECT search_vector(concat_ws(' ', v.business_name, v.name_ne), 'B') FROM vendors v WHERE v.id = d.vendor_id), ''::tsvector)
         || coalesce((SELECT search_vector(concat_ws(' ', c.name, c.name_ne, p.name, p.name_ne), 'C')
              || concat_ws(' ', '''category:' || c.id || ''':1C', '''category:' || p.id || ''':1C')::tsvector
              FROM categories c LEFT JOIN categories p ON p.id = c.parent_id WHERE c.id = d.category_id), ''::tsvector)
         || coalesce((SELECT search_vector(concat_ws(' ', l.name, l.name_ne), 'C') || ('''location:' || l.id || ''':1C')::tsvector
              FROM locations l WHERE l.id = d.location_id), ''::tsvector)
         || ('''vendor:' || d.vendor_id || ''':1B')::tsvector
         || search_vector(concat_ws(' ', d.description, d.description_ne), 'D')
   $$`,
  `CREATE OR REPLACE FUNCTION vendors_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM search_rename('vendor', NEW.id, concat_ws(' ', NEW.business_name, NEW.name_ne), NULL);
     RETURN NEW;
   END $$`,
  `CREATE OR REPLACE TRIGGER vendors_search_kept AFTER UPDATE OF business_name, name_ne ON vendors
     FOR EACH ROW WHEN ((OLD.business_name, OLD.name_ne) IS DISTINCT FROM (NEW.business_name, NEW.name_ne))
     EXECUTE FUNCTION vendors_renamed()`,
];
