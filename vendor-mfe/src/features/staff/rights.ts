import type { StaffMemberView } from 'shared-ui/api/staff';

export type StaffRole = StaffMemberView['role'];
export type StaffRight = StaffMemberView['rights'][number];

export const RIGHTS: readonly StaffRight[] = ['counter', 'deals', 'reviews', 'money', 'staff'];

/** Rights that only an owner gives. */
const GIVEN_BY_OWNERS: readonly StaffRight[] = ['money', 'staff'];

/** Rights of each role, unless others are chosen. */
export const PRESETS: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  owner: RIGHTS,
  manager: ['counter', 'deals', 'reviews', 'money'],
  counter: ['counter'],
};

/** Member of the business, as far as the own rights matter. */
interface Actor {
  readonly role: StaffRole;
  readonly rights: readonly StaffRight[];
}

/** Returns true if a person has exactly the rights of the role. */
export const isPreset = ({ role, rights }: Actor): boolean =>
  rights.length === PRESETS[role].length && PRESETS[role].every((right) => rights.includes(right));

/** Returns true if the actor may give this right. */
export const mayGive = (actor: Actor, right: StaffRight): boolean =>
  actor.role === 'owner' || !GIVEN_BY_OWNERS.includes(right);

/** Roles that the actor may give; other rights than those of the role can be chosen. */
export const rolesOf = (actor: Actor): readonly StaffRole[] =>
  actor.role === 'owner' ? ['counter', 'manager', 'owner'] : ['counter', 'manager'];

/** Rights of a role, without those that the actor may not give. */
export const presetFor = (actor: Actor, role: StaffRole): StaffRight[] =>
  PRESETS[role].filter((right) => mayGive(actor, right));

/** Returns true if the actor may change or remove a person or an invitation. The server checks it again. */
export const mayDecide = (actor: Actor, { role, rights }: Actor): boolean =>
  actor.role === 'owner' || (role !== 'owner' && rights.every((right) => mayGive(actor, right)));

/** Member of the business at a branch; null for all branches. */
interface Placed extends Pick<Actor, 'role'> {
  readonly branchId: number | null;
}

/** Returns true if the actor may reset the counter PIN of a person. The server checks it again. */
export const mayResetPin = (actor: Placed, member: Placed): boolean =>
  actor.role === 'owner' ||
  (actor.role === 'manager' &&
    member.role === 'counter' &&
    (actor.branchId === null || actor.branchId === member.branchId));
