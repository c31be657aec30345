import type {
  AdminMembershipView,
  AdminPlanView,
  ChangeMembershipDto,
  ChangePlanDto,
} from 'shared-ui/api/admin-plans';
import { typedNumber } from 'shared-ui/format';
import { findFieldErrors, type EntryErrors } from '../entry-errors';

/** Free plans have no paid periods: a change applies to all their users immediately (rule T4). */
export const isFree = ({ slug }: { slug: string }): boolean => slug === 'free' || slug === 'basic';

export interface PlanValues {
  name: string;
  nameNe: string;
  description: string;
  descriptionNe: string;
  priceMonthly: string;
  priceYearly: string;
  /** Empty for no limit. */
  dealLimit: string;
  featuredDealLimit: string;
  analyticsAccess: boolean;
  prioritySupport: boolean;
  isActive: boolean;
}

export const planValuesOf = (plan: AdminPlanView): PlanValues => ({
  name: plan.name,
  nameNe: plan.nameNe,
  description: plan.description,
  descriptionNe: plan.descriptionNe,
  priceMonthly: String(plan.priceMonthly),
  priceYearly: String(plan.priceYearly),
  dealLimit: String(plan.dealLimit ?? ''),
  featuredDealLimit: String(plan.featuredDealLimit),
  analyticsAccess: plan.analyticsAccess,
  prioritySupport: plan.prioritySupport,
  isActive: plan.isActive,
});

export const planFieldErrorsOf = (values: PlanValues): EntryErrors<PlanValues> =>
  findFieldErrors('ChangePlanDto', values, {
    name: 'faultName',
    nameNe: 'faultName',
    description: 'faultDescription',
    descriptionNe: 'faultDescription',
    priceMonthly: 'faultNumber',
    priceYearly: 'faultNumber',
    featuredDealLimit: 'faultNumber',
    dealLimit: 'faultNumber',
  });

export const toPlan = (values: PlanValues): Omit<ChangePlanDto, 'version'> => ({
  ...values,
  priceMonthly: typedNumber(values.priceMonthly),
  priceYearly: typedNumber(values.priceYearly),
  dealLimit: values.dealLimit.trim() === '' ? null : typedNumber(values.dealLimit),
  featuredDealLimit: typedNumber(values.featuredDealLimit),
});

export interface MembershipValues {
  name: string;
  nameNe: string;
  priceYearly: string;
  pointsMultiplier: string;
  isActive: boolean;
}

export const membershipValuesOf = (membership: AdminMembershipView): MembershipValues => ({
  name: membership.name,
  nameNe: membership.nameNe,
  priceYearly: String(membership.priceYearly),
  pointsMultiplier: String(membership.pointsMultiplier),
  isActive: membership.isActive,
});

export const membershipFieldErrorsOf = (values: MembershipValues): EntryErrors<MembershipValues> =>
  findFieldErrors('ChangeMembershipDto', values, {
    name: 'faultName',
    nameNe: 'faultName',
    priceYearly: 'faultNumber',
    pointsMultiplier: 'faultMultiplier',
  });

export const toMembership = (values: MembershipValues): Omit<ChangeMembershipDto, 'version'> => ({
  ...values,
  priceYearly: typedNumber(values.priceYearly),
  pointsMultiplier: typedNumber(values.pointsMultiplier),
});
