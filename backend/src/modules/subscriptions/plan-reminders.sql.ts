const BATCH = 200;

/** Days before the end at which a reminder is sent: 7 or 1. If both are due, only the nearer one is sent. */
const DAYS = (end: string): string => `CASE WHEN ${end} <= now() + interval '1 day' THEN 1 ELSE 7 END`;

/** Sends each reminder once: it is stored with the end that it announced. */
export const SUBSCRIPTIONS_ENDING = `
  WITH ending AS (
    SELECT v.vendor_id, v.current_period_end AS ends_at, ${DAYS('v.current_period_end')} AS days FROM vendor_subscriptions v
    WHERE v.plan <> 'free' AND v.status IN ('active', 'trialing') AND NOT v.cancel_at_period_end
      AND v.current_period_end > now() AND v.current_period_end <= now() + interval '7 days'
      AND NOT EXISTS (SELECT 1 FROM plan_orders o WHERE o.vendor_id = v.vendor_id AND o.kind = 'subscription' AND o.state = 'paid'
        AND o.replaced_by IS NULL AND o.period_end > v.current_period_end)
      AND NOT EXISTS (SELECT 1 FROM plan_reminders r WHERE r.vendor_id = v.vendor_id AND r.ends_at = v.current_period_end
        AND r.days <= ${DAYS('v.current_period_end')})
    LIMIT ${BATCH}
  ), told AS (
    INSERT INTO plan_reminders (vendor_id, ends_at, days) SELECT vendor_id, ends_at, days FROM ending ON CONFLICT DO NOTHING RETURNING vendor_id
  )
  SELECT outbox_publish('subscription.ending', jsonb_build_object('vendorId', vendor_id)) FROM told`;

/** True if another period follows, unless that one was replaced. */
const FOLLOWED = `EXISTS (SELECT 1 FROM user_memberships later WHERE later.user_id = um.user_id AND later.replaced_by IS NULL AND later.ends_at > um.ends_at)`;

const toldOnce = (ending: string, event: string): string => `
  WITH ending AS (${ending} LIMIT ${BATCH}), told AS (
    INSERT INTO plan_reminders (user_membership_id, ends_at, days) SELECT id, ends_at, days FROM ending ON CONFLICT DO NOTHING
    RETURNING user_membership_id
  )
  SELECT outbox_publish('${event}', jsonb_build_object('userMembershipId', user_membership_id)) FROM told`;

const NOT_TOLD = (days: string): string =>
  `NOT EXISTS (SELECT 1 FROM plan_reminders r WHERE r.user_membership_id = um.id AND r.ends_at = um.ends_at AND r.days <= ${days})`;

export const MEMBERSHIPS_ENDING = toldOnce(
  `SELECT um.id, um.ends_at, ${DAYS('um.ends_at')} AS days FROM user_memberships um
   WHERE um.ends_at > now() AND um.ends_at <= now() + interval '7 days' AND um.replaced_by IS NULL AND um.cancelled_at IS NULL
     AND NOT ${FOLLOWED} AND ${NOT_TOLD(DAYS('um.ends_at'))}`,
  'membership.ending',
);

/** Leaves out refunded memberships, which the customer ended. */
export const MEMBERSHIPS_ENDED = toldOnce(
  `SELECT um.id, um.ends_at, 0 AS days FROM user_memberships um LEFT JOIN plan_orders o ON o.id = um.plan_order_id
   WHERE um.ends_at <= now() AND um.ends_at > now() - interval '2 days' AND um.replaced_by IS NULL AND o.refunded_at IS NULL
     AND NOT ${FOLLOWED} AND ${NOT_TOLD('0')}`,
  'membership.ended',
);
