/** Parameters that campaigns add and no page reads on the server. */
const CAMPAIGN = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|igshid|mc_[ce]id)$/i;

/**
 * Returns the address without the parameters of campaigns and with the others in a fixed order, so that the same page is kept
 * once.
 */
export function normalizedAddress(address: URL): URL {
  if (address.search === '') return address;
  const kept = [...address.searchParams].filter(([name]) => !CAMPAIGN.test(name));
  const normalized = new URL(address.pathname, address);
  // Equal names keep their order.
  normalized.search = new URLSearchParams(
    kept.toSorted(([one], [other]) => Number(one > other) - Number(one < other)),
  ).toString();
  return normalized;
}
