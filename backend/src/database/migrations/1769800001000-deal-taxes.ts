import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns for VAT and service charge that a deal's price excludes (rules D11 and D12, ADR 28). */
export class DealTaxes1769800001000 implements MigrationInterface {
  name = 'DealTaxes1769800001000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error(
      'Which prices are without VAT and service charge would be lost: restore a backup instead.',
    );
  }
}

const STEPS = [
  `ALTER TABLE deals ADD COLUMN taxes text NOT NULL DEFAULT 'included',
     ADD CONSTRAINT deals_taxes_known CHECK (taxes IN ('included', 'vat-extra', 'vat-and-service-extra')) NOT VALID,
     ADD CONSTRAINT deals_prepaid_with_taxes CHECK (taxes = 'included' OR sale_mode <> 'prepaid') NOT VALID`,
  // Adds columns to the view that deals got since it was created.
  `CREATE OR REPLACE VIEW listed_deals AS
     SELECT d.* FROM deals d JOIN vendors v ON v.id = d.vendor_id
     WHERE d.moderation_status = 'approved' AND d.is_active AND d.start_date <= now() AND d.end_date > now() AND v.status = 'verified'`,
  // The defaults are those of setting-definitions.ts; a test compares them.
  `CREATE OR REPLACE FUNCTION tax_percent(name text) RETURNS integer LANGUAGE sql STABLE AS $$
     SELECT coalesce((SELECT (value #>> '{}')::integer FROM settings WHERE key = 'taxes.' || name),
       CASE name WHEN 'serviceCharge' THEN 10 ELSE 13 END)
   $$`,
  // Service charge first, then VAT on both; half rupees up.
  `CREATE OR REPLACE FUNCTION sum_to_pay(price integer, taxes text, service_charge integer, vat integer) RETURNS integer
   LANGUAGE sql IMMUTABLE AS $$
     SELECT CASE taxes
       WHEN 'vat-extra' THEN round(price::numeric * (100 + vat) / 100)::integer
       WHEN 'vat-and-service-extra' THEN round(price::numeric * (100 + service_charge) * (100 + vat) / 10000)::integer
       ELSE price END
   $$`,
  // Uses the current rates.
  `CREATE OR REPLACE FUNCTION sum_to_pay(price integer, taxes text) RETURNS integer LANGUAGE sql STABLE AS $$
     SELECT CASE taxes WHEN 'included' THEN price
       ELSE sum_to_pay(price, taxes, tax_percent('serviceCharge'), tax_percent('vat')) END
   $$`,
  // Uses the rates stored with a pass.
  `CREATE OR REPLACE FUNCTION sum_to_pay(price integer, terms jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
     SELECT sum_to_pay(price, terms ->> 'taxes', (terms ->> 'serviceCharge')::integer, (terms ->> 'vat')::integer)
   $$`,
  `CREATE OR REPLACE FUNCTION kept_terms(d deals) RETURNS jsonb LANGUAGE sql STABLE AS $$
     SELECT deal_terms(d) || jsonb_build_object('taxes', d.taxes,
       'serviceCharge', tax_percent('serviceCharge'), 'vat', tax_percent('vat'))
   $$`,
];
