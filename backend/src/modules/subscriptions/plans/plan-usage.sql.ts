const RUNNING =
  'FROM vendor_subscriptions v JOIN subscription_plan_terms s ON s.id = v.plan_terms_id WHERE s.plan_id = t.id';
const MEMBERS = `FROM user_memberships um
  WHERE um.membership_id = t.id AND um.starts_at <= now() AND um.ends_at > now() AND um.replaced_by IS NULL`;

/** Number of owners of a plan or membership, and of those on earlier terms. */
export interface PlanUsage {
  id: number;
  runningCount: number;
  onEarlierTerms: number;
}

export const PLAN_USAGE = `
  SELECT t.id, (SELECT count(*)::int ${RUNNING}) AS "runningCount",
    (SELECT count(*)::int ${RUNNING} AND s.id <> t.terms_id) AS "onEarlierTerms"
  FROM subscription_plans t`;

export const MEMBERSHIP_USAGE = `
  SELECT t.id, (SELECT count(*)::int ${MEMBERS}) AS "runningCount",
    (SELECT count(*)::int ${MEMBERS} AND (um.price_yearly, um.points_multiplier) <> (t.price_yearly, t.points_multiplier)) AS "onEarlierTerms"
  FROM memberships t`;
