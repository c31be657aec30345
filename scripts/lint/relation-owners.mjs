/**
 * Owner module of each relation, by the current folders. Only the owner writes a table. A function or view has the owner of the
 * table that it is about. A trigger function belongs to the owner of its table and is not listed. A listed trigger function
 * belongs to a higher module: it is a trigger on a table of a lower one, and writes tables of the higher one (ADR 46).
 */
const tables = {
  common: [
    'cleanup_tasks',
    'idempotency_keys',
    'outbox',
    'outbox_deliveries',
    'rate_limits',
    'schema_migrations',
  ],
  audit: ['audit_log'],
  media: ['file_removals', 'media'],
  notifications: [
    'notification_preferences',
    'notifications',
    'push_subscriptions',
    'sent_mails',
    'sent_pushes',
    'sent_text_messages',
    'text_message_days',
  ],
  auth: [
    ...[
      'admin_roles',
      'authenticators',
      'email_changes',
      'factor_resets',
      'external_identities',
      'known_devices',
      'passkey_challenges',
      'passkeys',
    ],
    ...['recovery_codes', 'sessions', 'sign_in_codes', 'user_decisions', 'user_tokens', 'users'],
  ],
  settings: ['settings'],
  catalog: ['areas', 'categories', 'festival_seasons', 'locations', 'merged_categories'],
  worklist: ['decision_reservations', 'pending_decisions', 'table_views', 'work_claims'],
  vendors: [
    ...['branches', 'saved_replies', 'staff_invitations', 'staff_members', 'staff_pins'],
    ...['vendor_documents', 'vendors'],
  ],
  support: ['faqs', 'newsletter_subscribers', 'support_message_entries', 'support_messages'],
  approvals: ['approvals'],
  billing: [
    ...['fiscal_years', 'invoices', 'ledger_accounts', 'ledger_entries', 'ledger_transactions'],
    ...['payout_accounts', 'payout_run_lines', 'payout_runs', 'payouts', 'stated_days'],
    ...['vendor_balances', 'vendor_statements'],
  ],
  'api-keys': ['api_keys'],
  releases: ['release_failures', 'release_views', 'remote_releases', 'remote_versions'],
  integrations: ['webhook_deliveries', 'webhook_endpoints', 'webhook_secrets'],
  payments: [
    ...['chargebacks', 'gateway_circuits', 'payer_marks', 'payment_events', 'payments', 'refunds'],
    ...['settlement_differences', 'settlement_rows', 'settlements'],
  ],
  subscriptions: [
    ...['memberships', 'plan_orders', 'plan_reminders', 'subscription_plan_terms'],
    ...['subscription_plans', 'user_memberships', 'vendor_subscriptions'],
  ],
  deals: [
    ...['banned_words', 'deal_capacities', 'deal_drafts', 'deal_photos', 'deal_ratings'],
    ...['deal_revisions', 'deals', 'price_items', 'price_log'],
    ...[
      'counted_deals',
      'counted_places',
      'deal_area_counts',
      'deal_counts',
      'deal_counts_state',
      'uncounted_deals',
    ],
    ...['featured_slots', 'search_rebuilds', 'search_terms', 'search_words'],
  ],
  loyalty: ['invite_links', 'invite_rewards', 'loyalty_balances', 'points_ledger'],
  redemptions: [
    ...[
      'counter_allowances',
      'counter_devices',
      'counter_entries',
      'counter_overrides',
      'counter_people',
      'counter_proofs',
      'counter_settings',
      'counter_shifts',
      'counter_takings',
      'daily_close_corrections',
      'daily_close_numbers',
      'daily_close_release',
      'daily_closes',
      'lookup_words',
      'passes',
    ],
  ],
  reviews: ['review_reports', 'reviews'],
  favorites: ['favorites', 'followed_vendors', 'saved_searches', 'deal_alert_days', 'deal_alerts'],
  honour: ['honour_answers', 'honour_case_entries', 'honour_cases', 'honour_reviews'],
  orders: ['cart_lines', 'order_lines', 'orders'],
  site: ['public_figures'],
  analytics: [
    'deal_analytics',
    'deal_sightings',
    'dismissed_advice',
    'marketplace_day_changes',
    'marketplace_days',
    'rolled_up_days',
    'search_misses',
    'vendor_analytics',
    'visitor_salts',
    'web_vitals',
  ],
};

const views = {
  audit: ['audit_entries'],
  honour: ['honour_answer_facts', 'honour_case_facts'],
  notifications: ['muted_mails', 'notification_facts', 'sent_mail_times'],
  auth: [
    'admin_role_facts',
    'decision_reasons',
    'device_marks',
    'factor_reset_times',
    'live_sessions',
    'person_names',
    'profiles',
    'session_facts',
  ],
  catalog: ['area_names', 'category_names', 'city_names', 'merged_category_slugs', 'season_days'],
  vendors: ['branch_places', 'staff_roles', 'vendor_asks', 'vendor_cards', 'document_facts'],
  loyalty: ['invitation_facts', 'pending_points', 'points_balances', 'points_entry_facts'],
  approvals: ['approval_facts'],
  billing: [
    ...['invoice_facts', 'ledger_postings', 'payout_account_marks', 'payout_run_facts', 'statement_facts'],
    ...['balance_facts', 'fiscal_year_days', 'payout_facts'],
  ],
  'api-keys': ['api_key_names'],
  payments: ['payment_facts', 'refund_facts', 'payment_event_facts', 'gateway_states', 'payer_accounts'],
  subscriptions: [
    'bought_memberships',
    'current_memberships',
    'membership_names',
    'membership_periods',
    'running_plans',
    'subscription_states',
    'vendor_entitlements',
  ],
  deals: [
    ...['deal_availability', 'deal_photo_counts', 'featured_deals', 'listed_deals'],
    ...['deal_asks', 'deal_facts', 'deal_change_facts', 'draft_facts'],
    ...['countable_deals', 'listed_area_counts', 'listed_deal_counts', 'listed_deal_figures'],
    ...['listed_deal_parts', 'uncounted_vendor_deals'],
  ],
  redemptions: ['pass_facts'],
  reviews: ['review_facts', 'review_report_facts'],
  favorites: ['favorite_facts'],
  orders: ['order_facts', 'order_line_facts'],
  support: ['message_facts'],
  common: ['cleanup_facts', 'month_partitions', 'waiting_events'],
  settings: ['setting_changes'],
};

const functions = {
  common: [
    'iso',
    'metres_between',
    'month_partitions_bound',
    'month_partitions_drop',
    'month_partitions_make',
    'nepal_time',
    'outbox_has_earlier',
    'outbox_publish',
    'start_of_nepal_day',
  ],
  audit: ['audit_log_write'],
  notifications: ['notifications_insert'],
  auth: ['shown_name', 'users_copy_points', 'users_lock'],
  settings: ['points_setting', 'programs_setting', 'tax_percent'],
  catalog: ['business_days_after'],
  vendors: [
    'are_opening_hours',
    'honour_rank',
    'opening_minutes',
    'vendors_add_live_deals',
    'vendors_copy_subscription',
    'vendors_lock',
    'vendors_lock_unlocked',
    'vendors_note_honour',
    'vendors_set_cases',
    'vendors_set_honour',
    'vendors_share',
  ],
  subscriptions: ['memberships_at', 'vendor_subscriptions_follow'],
  deals: [
    ...['branches_renamed', 'catalog_renamed', 'deal_ratings_count', 'vendors_renamed'],
    ...['deal_capacities_lock', 'deal_capacities_release', 'deal_capacities_take'],
    ...['deal_capacities_give_back', 'deal_capacities_set_aside', 'deal_capacities_take_back'],
    ...['deal_search_query', 'deal_search_vector', 'deal_terms', 'deals_await_cover', 'kept_terms'],
    ...['deal_lines_fit', 'deal_photos_in_order', 'deals_image_alone'],
    ...['deals_get_price_item', 'deals_log_added_prices', 'deals_log_changed_price', 'price_periods'],
    ...['is_open_at', 'is_usable_at', 'usable_minutes', 'blackout_minutes', 'use_clock'],
    ...['branches_note_deals', 'vendors_note_deals', 'deals_note_added', 'deals_note_change'],
    ...['deal_counts_update', 'deals_to_count'],
    ...['search_rename', 'search_tokens', 'search_vector', 'sum_to_pay'],
  ],
  billing: ['ledger_transactions_post', 'points_paused', 'vendor_balances_hold', 'vendor_balances_lock'],
  loyalty: [
    ...['most_points', 'points_balance', 'points_given', 'points_ledger_earn', 'points_ledger_facts'],
    ...['points_ledger_earn_at', 'points_ledger_facts_at', 'points_multiplier', 'points_pending'],
  ],
  redemptions: [
    ...['counter_takings_follow_passes', 'daily_closes_check', 'daily_closes_day', 'daily_closes_keep'],
    ...['daily_closes_lock', 'daily_closes_open_day', 'daily_closes_refuse_closed'],
    ...[
      'counter_entries_keep_signed',
      'passes_lock_unused',
      'passes_mark_honour',
      'passes_mark_reviewed',
      'passes_note_paid_back',
      'points_ledger_credit',
    ],
  ],
  orders: ['passes_take_sale'],
  analytics: [
    ...['deal_days', 'roll_up_changes', 'roll_up_day'],
    ...['marketplace_day', 'marketplace_days_between', 'marketplace_days_note_use', 'marketplace_days_store'],
    ...['invoices_note_day', 'passes_note_days', 'payments_note_days', 'refunds_note_day'],
  ],
};

/**
 * Trigger functions that synchronize an old and a new column while two versions run. They write tables of two owners and are
 * dropped with the old column, one release later (ADR 47). Their access does not count.
 */
export const transitionTriggers = new Set(['notification_preferences_copy', 'users_muted_mail_copy']);

const byName = (lists) =>
  new Map(Object.entries(lists).flatMap(([owner, names]) => names.map((name) => [name, owner])));

export const tableOwners = byName(tables);
export const viewOwners = byName(views);
export const functionOwners = byName(functions);

/** Returns the owner of a table or view, or undefined for any other name (a set-returning function, a placeholder). */
export const relationOwner = (name) => tableOwners.get(name) ?? viewOwners.get(name);
