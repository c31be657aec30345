import { refusal } from '../../../common/errors/app-error.js';
import { type CatalogueKind } from '../catalogue/catalogue-kind.js';
import { MembershipMissing, PlanMissing } from '../../subscriptions/index.js';
import type { ChangeMembershipDto, ChangePlanDto } from './plan.dto.js';

const FreeStaysFree = refusal(
  'plan.free-stays-free',
  'conflict',
  'The free plan costs nothing and is always offered.',
);

const RUNNING =
  'FROM vendors v JOIN subscription_plan_terms s ON s.id = v.plan_terms_id WHERE s.plan_id = t.id';
const MEMBERS =
  'FROM user_memberships um WHERE um.membership_id = t.id AND um.starts_at <= now() AND um.ends_at > now() AND um.replaced_by IS NULL';

/** Plans of businesses. What is written is good for new periods; running ones keep what they were sold (rule T4). */
export const PLANS: CatalogueKind = {
  table: 'subscription_plans',
  subject: 'plan',
  columns: {
    name: 'name',
    nameNe: 'name_ne',
    description: 'description',
    descriptionNe: 'description_ne',
    priceMonthly: 'price_monthly',
    priceYearly: 'price_yearly',
    dealLimit: 'deal_limit',
    featuredDealLimit: 'featured_deal_limit',
    analyticsAccess: 'analytics_access',
    prioritySupport: 'priority_support',
    isActive: 'is_active',
  } satisfies Record<Exclude<keyof ChangePlanDto, 'version'>, string>,
  shown: {
    slug: 't.slug',
    runningCount: `(SELECT count(*)::int ${RUNNING})`,
    onEarlierTerms: `(SELECT count(*)::int ${RUNNING} AND s.id <> t.terms_id)`,
  },
  order: 't.position, t.id',
  tags: ['plans'],
  missing: PlanMissing,
  refusals: { subscription_plans_free_stays_free: FreeStaysFree },
};

/** Memberships of customers, likewise. */
export const MEMBERSHIPS: CatalogueKind = {
  table: 'memberships',
  subject: 'membership',
  columns: {
    name: 'name',
    nameNe: 'name_ne',
    priceYearly: 'price_yearly',
    pointsMultiplier: 'points_multiplier',
    isActive: 'is_active',
  } satisfies Record<Exclude<keyof ChangeMembershipDto, 'version'>, string>,
  shown: {
    slug: 't.slug',
    runningCount: `(SELECT count(*)::int ${MEMBERS})`,
    onEarlierTerms: `(SELECT count(*)::int ${MEMBERS} AND (um.price_yearly, um.points_multiplier) <> (t.price_yearly, t.points_multiplier))`,
  },
  order: 't.position, t.id',
  tags: ['catalog'],
  missing: MembershipMissing,
  refusals: { memberships_basic_stays_free: FreeStaysFree },
};
