const place = 'dobbar.redeem';

/** Keeps in this tab that the customer pressed Redeem; an address alone never issues a code. */
export function keepRedeemRequest(dealId: number): void {
  try {
    sessionStorage.setItem(place, String(dealId));
  } catch {
    // Without storage the customer presses once more.
  }
}

/** Whether Redeem was pressed for the deal in this tab; true once only. */
export function takeRedeemRequest(dealId: number): boolean {
  try {
    const isRequested = sessionStorage.getItem(place) === String(dealId);
    if (isRequested) sessionStorage.removeItem(place);
    return isRequested;
  } catch {
    return false;
  }
}
