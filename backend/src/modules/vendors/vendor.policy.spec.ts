import { assertVendorMayBecome } from './vendor.policy.js';
import type { VendorStatus } from './vendor.entity.js';

const states: VendorStatus[] = ['pending', 'verified', 'rejected', 'suspended'];
const allowed = [
  'pending>verified',
  'pending>rejected',
  'rejected>pending',
  'verified>suspended',
  'suspended>verified',
];

describe("a business's states", () => {
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
    const change = (): void => assertVendorMayBecome(from, to);
    if (allowed.includes(`${from}>${to}`)) expect(change).not.toThrow();
    else
      expect(change).toThrow(
        expect.objectContaining({ code: 'vendor.state-forbids', details: { currentState: from } }),
      );
  });
});
