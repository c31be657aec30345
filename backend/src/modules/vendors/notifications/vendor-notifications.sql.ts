/** The row of a notification to the owner of a business. $1 the business. */
const ofVendor = (reason: string): string => `
  SELECT v.user_id AS "userId", NULL::int AS "dealId",
    json_build_object('business', json_build_object('en', v.business_name, 'ne', v.name_ne), 'reason', coalesce(${reason}, '')) AS facts
  FROM vendors v WHERE v.id = $1`;

export const DECIDED = ofVendor('v.status_reason');

export const ASKED = ofVendor('v.asked_note');

export const CHANGE_REJECTED = ofVendor('v.proposal_refusal');
