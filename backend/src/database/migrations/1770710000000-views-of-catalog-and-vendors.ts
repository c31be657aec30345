import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Views through which higher-level modules read the catalog, businesses and the state of deals. Plain
 * projections: the planner uses the indexes of the tables.
 */
export class ViewsOfCatalogAndVendors1770710000000 implements MigrationInterface {
  name = 'ViewsOfCatalogAndVendors1770710000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW category_names AS SELECT id, slug, name, name_ne, icon, parent_id, position, is_active FROM categories;
      CREATE VIEW city_names AS SELECT id, slug, name, name_ne, image, latitude, longitude, position, is_active FROM locations;
      CREATE VIEW season_days AS SELECT id, starts_on, ends_on FROM festival_seasons;
      CREATE VIEW merged_category_slugs AS SELECT slug, category_id FROM merged_categories;
      CREATE VIEW branch_places AS SELECT id, vendor_id, name, address, city, latitude, longitude, hours FROM branches;
      CREATE OR REPLACE VIEW staff_roles AS SELECT vendor_id, user_id, role, branch_id, id FROM staff_members;
      CREATE OR REPLACE VIEW vendor_cards AS
        SELECT id, user_id, slug, business_name, name_ne, status, logo, category, description, description_ne, website, vat_number,
          registration_number, address, city, phone, email, contact_name, contact_position, contact_phone, contact_email, business_type, submitted_at,
          created_at, updated_at FROM vendors;
      CREATE VIEW deal_availability AS SELECT deal_id, total_limit, daily_limit, taken, day, taken_on_day FROM deal_capacities;
      CREATE VIEW featured_deals AS SELECT id, deal_id, place, starts_at, ends_at FROM featured_slots`);
  }

  async down(): Promise<void> {
    throw new Error(
      'Columns of a view cannot be taken away while statements use them: restore a backup instead.',
    );
  }
}
