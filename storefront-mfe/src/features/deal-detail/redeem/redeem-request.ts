const place = 'dobbar.redeem';

/** Stores in this tab that the customer pressed Redeem. A URL alone never issues a code. */
export function keepRedeemRequest(dealId: number): void {
  try {
    sessionStorage.setItem(place, String(dealId));
  } catch {
    // Without storage, the customer has to press again.
  }
}

/** True if Redeem was pressed for the deal in this tab. Reading deletes the request. */
export function takeRedeemRequest(dealId: number): boolean {
  try {
    const isRequested = sessionStorage.getItem(place) === String(dealId);
    if (isRequested) sessionStorage.removeItem(place);
    return isRequested;
  } catch {
    return false;
  }
}
