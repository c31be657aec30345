import { PRESETS, rightsInBusiness, type StaffRight } from '../../../../common/access/rights.js';
import type { StaffRole } from '../../../../common/access/session-user.js';
import { InvalidRequest, StaffRightMissing } from '../../../../common/errors/common.errors.js';

/** Role of a person with the stored rights; null means the preset of the role. */
export interface StaffPosition {
  role: StaffRole;
  rights: StaffRight[] | null;
}

/** Rights that only an owner gives and changes (rule H5). */
const GIVEN_BY_OWNERS: readonly StaffRight[] = ['money', 'staff'];

const isPreset = (role: StaffRole, rights: readonly StaffRight[]): boolean =>
  rights.length === PRESETS[role].length && PRESETS[role].every((right) => rights.includes(right));

/**
 * Returns the rights to store for a role.
 * @throws request.invalid (400) for an owner without all rights
 */
export function storedRights(
  role: StaffRole,
  rights: readonly StaffRight[] | undefined,
): StaffRight[] | null {
  if (!rights || isPreset(role, rights)) return null;
  if (role === 'owner')
    throw new InvalidRequest({ errors: [{ field: 'rights', message: 'An owner has every right.' }] });
  return rightsInBusiness(role, rights);
}

/**
 * Returns if the actor may give, change or remove this position.
 * @throws staff.right-missing (403) without the right `staff`, and for other than owners if the position is an
 * owner's or includes `money` or `staff`
 */
export function assertMayDecide(actor: StaffPosition, ...positions: readonly StaffPosition[]): void {
  if (actor.role === 'owner') return;
  if (!rightsInBusiness(actor.role, actor.rights).includes('staff')) throw new StaffRightMissing();
  for (const { role, rights } of positions) {
    const held = rightsInBusiness(role, rights);
    if (GIVEN_BY_OWNERS.some((right) => held.includes(right))) throw new StaffRightMissing();
  }
}
