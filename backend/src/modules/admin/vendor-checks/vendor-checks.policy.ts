import { isNamedAmong, similarNames } from './similar-names.js';
import type { CheckedVendorRow, MatchedRow } from './vendor-checks.sql.js';
import type {
  CheckedBusinessView,
  VendorCheckCode,
  VendorCheckView,
  VendorChecksView,
} from './vendor-checks.view.js';

const MAX_SHOWN = 3;

const shown = (found: readonly CheckedBusinessView[]): CheckedBusinessView[] =>
  found
    .slice(0, MAX_SHOWN)
    .map(({ id, businessName, nameNe, status }) => ({ id, businessName, nameNe, status }));

const result = (code: VendorCheckCode, passed: boolean): VendorCheckView => ({
  code,
  passed,
  businesses: [],
  holder: null,
});

const without = (code: VendorCheckCode, found: readonly CheckedBusinessView[]): VendorCheckView => ({
  ...result(code, found.length === 0),
  businesses: shown(found),
});

/** A PAN has nine digits; there is no public check digit. */
const isPan = (number: string | null): boolean =>
  number !== null && /^\d{9}$/.test(number.replace(/[\s-]/g, ''));

/** Checks of a business before its verification. A failed check is a hint for the admin (rule WB8). */
export function vendorChecks(
  vendor: CheckedVendorRow,
  matched: readonly MatchedRow[],
  others: readonly CheckedBusinessView[],
): VendorChecksView {
  const { holder } = vendor;
  const names = [vendor.ownerName, vendor.businessName, vendor.nameNe, vendor.contactName];
  const checks = [
    result('papers', vendor.hasTaxPaper && vendor.hasRegistrationPaper),
    result('pan-digits', isPan(vendor.vatNumber)),
    without(
      'pan-unused',
      matched.filter(({ samePan }) => samePan),
    ),
    without(
      'registration-unused',
      matched.filter(({ sameRegistration }) => sameRegistration),
    ),
    without('name', similarNames(vendor, others)),
    without(
      'suspended-phone',
      matched.filter(({ samePhone }) => samePhone),
    ),
    without(
      'suspended-account',
      matched.filter(({ sameAccount }) => sameAccount),
    ),
  ];
  if (holder !== null) {
    const isKnown = isNamedAmong(
      holder,
      names.filter((name) => name !== null),
    );
    checks.push({ ...result('payout-holder', isKnown), holder });
  }
  return { allPassed: checks.every(({ passed }) => passed), checks };
}
