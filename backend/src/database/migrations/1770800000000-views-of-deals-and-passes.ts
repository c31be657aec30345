import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Views through which modules read deals, passes, orders, payments, reviews and each other's queues. Plain
 * projections, so that the planner uses the indexes of the tables; private columns, such as the hash of a
 * code, are left out.
 */
export class ViewsOfDealsAndPasses1770800000000 implements MigrationInterface {
  name = 'ViewsOfDealsAndPasses1770800000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW deal_facts AS SELECT
          id, vendor_id, category_id, location_id, title, title_ne, description, description_ne, image,
          discount_type, discount_value, original_price, discounted_price, saving, start_date, end_date, sale_mode,
          redemption_limit, points_earned, pass_validity_hours, weekdays, hours_from, hours_until, blackout_dates,
          minimum_bill, party_size, branch_ids, is_active, is_featured, moderation_status, rejection_reason,
          rejection_codes, first_approved_at, submitted_at, rating_sum, rating_count, average_rating, search, version,
          created_at, updated_at, feature_requested_at, waiting_since, taxes, kept_terms(deals) AS terms_now,
          deal_terms(deals) AS visit_terms FROM deals;
      CREATE VIEW deal_change_facts AS SELECT
          id, deal_id, changes, status, reason, submitted_at, decided_at FROM deal_revisions;
      CREATE VIEW pass_facts AS SELECT
          id, public_id, user_id, deal_id, vendor_id, source, slot, state, issued_at, expires_at, redeemed_at,
          redeemed_by, branch_id, amount, points, cancelled_at, voided_at, void_reason, created_at, updated_at,
          order_line_id, terms, points_withheld, owed_at, is_reviewed, price_paid, owed_on FROM passes;
      CREATE VIEW review_facts AS SELECT
          id, user_id, deal_id, rating, comment, hidden_at, hidden_reason, reply, replied_at, created_at, updated_at FROM reviews;
      CREATE VIEW review_report_facts AS SELECT
          id, review_id, user_id, reason, comment, created_at, decided_at FROM review_reports;
      CREATE VIEW favorite_facts AS SELECT
          user_id, deal_id, price_then, added_at FROM favorites;
      CREATE VIEW points_entry_facts AS SELECT
          id, user_id, delta, kind, pass_id, multiplier, created_at, order_id, vendor_id, vendor_points,
          user_membership_id, deal_id, title, title_ne, pass_public_id FROM points_ledger;
      CREATE VIEW order_facts AS SELECT
          id, public_id, user_id, state, total, points_value, due, returned_value, held_on, expires_at, paid_by,
          paid_at, created_at, updated_at, owed_on FROM orders;
      CREATE VIEW order_line_facts AS SELECT
          id, order_id, deal_id, vendor_id, title, title_ne, quantity, unit_price, original_price, terms FROM order_lines;
      CREATE VIEW payment_event_facts AS SELECT
          id, payment_id, gateway, event_id, source, outcome, said, paisa, at FROM payment_events;
      CREATE VIEW gateway_states AS SELECT
          gateway, state, last_failure, open_until, changed_at FROM gateway_circuits;
      CREATE VIEW payout_run_facts AS SELECT
          id, public_id, payout_day, cutoff_at, state, created_by, created_at, confirmed_by, confirmed_at FROM payout_runs;
      CREATE VIEW statement_facts AS SELECT
          id, vendor_id, day, passes_sold, opening_paisa, sold_paisa, returned_paisa, paid_out_paisa, closing_paisa,
          points_paisa FROM vendor_statements;
      CREATE VIEW message_facts AS SELECT
          id, kind, email, state, created_at, due_at, assigned_to FROM support_messages;
      CREATE VIEW document_facts AS SELECT
          id, owner_id, vendor_id, kind, type, size, discard_at, created_at FROM vendor_documents;
      CREATE VIEW cleanup_facts AS SELECT
          name, done_at, failing_since, last_error FROM cleanup_tasks;
      CREATE VIEW waiting_events AS SELECT
          id, type, created_at, due_at, attempts, last_error, delivered_at FROM outbox;
      CREATE VIEW setting_changes AS SELECT
          key, changed_by, updated_at FROM settings;
      CREATE VIEW subscription_states AS SELECT vendor_id, plan, status FROM vendor_subscriptions;
      CREATE OR REPLACE VIEW payment_facts AS SELECT
          id, public_id, user_id, purpose, purpose_id, gateway, paisa, refunded_paisa, state, created_at,
          completed_at, reference, transaction_id, fee_paisa, expires_at, look_at, updated_at, slip_at,
          mismatched_at, differs_at FROM payments;
      CREATE OR REPLACE VIEW refund_facts AS SELECT
          id, public_id, payment_id, paisa, state, cause, created_at, completed_at, requested_by, gateway_reference,
          manual_reason, manual_reference, attempts, due_at, updated_at FROM refunds;
      CREATE OR REPLACE VIEW approval_facts AS SELECT
          id, public_id, kind, subject_id, state, requested_by, requested_at, decided_by, decided_at, paisa, request,
          reason, expires_at FROM approvals;
      CREATE OR REPLACE VIEW vendor_cards AS SELECT
          id, user_id, slug, business_name, name_ne, status, logo, category, description, description_ne, website,
          vat_number, registration_number, address, city, phone, email, contact_name, contact_position,
          contact_phone, contact_email, business_type, submitted_at, created_at, updated_at, status_reason, version,
          proposed_name, proposed_name_ne, proposed_category, proposed_at, proposal_refusal FROM vendors;

      -- Locks the passes of order lines that can be given back, and returns them as they are then.
      CREATE FUNCTION passes_lock_unused(lines bigint[])
        RETURNS TABLE (id bigint, public_id uuid, order_line_id bigint, expires_at timestamptz, owed_at timestamptz) LANGUAGE sql AS
        'SELECT p.id, p.public_id, p.order_line_id, p.expires_at, p.owed_at FROM passes p
         WHERE p.order_line_id = ANY(lines) AND p.state IN (''issued'', ''expired'') ORDER BY p.id FOR UPDATE';

      -- Locks businesses against a change of their state until the end of the transaction. A view cannot lock.
      CREATE FUNCTION vendors_share(candidates integer[]) RETURNS TABLE (id integer, status text) LANGUAGE sql AS
        'SELECT v.id, v.status FROM vendors v WHERE v.id = ANY(candidates) ORDER BY v.id FOR SHARE'`);
    await db.query(`
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
         || ('''vendor:' || d.vendor_id || ''':1B')::tsvector
         || search_vector(concat_ws(' ', d.description, d.description_ne), 'D')
   $function$`);
  }

  async down(): Promise<void> {
    throw new Error(
      'Columns of a view cannot be taken away while statements use them: restore a backup instead.',
    );
  }
}
