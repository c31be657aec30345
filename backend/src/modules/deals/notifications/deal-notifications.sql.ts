/** The row of a notification to the owner of a deal. $1 the deal. */
const ofDeal = (facts: string): string => `
  SELECT v.user_id AS "userId", d.id AS "dealId", json_build_object('deal', json_build_object('en', d.title, 'ne', d.title_ne),
    'business', json_build_object('en', v.business_name, 'ne', v.name_ne)${facts}) AS facts
  FROM deals d JOIN vendor_cards v ON v.id = d.vendor_id WHERE d.id = $1`;

export const APPROVED = ofDeal('');

/** The reason of a rejected revision is stored with the revision. */
export const REJECTED = ofDeal(`, 'reason', coalesce(d.rejection_reason,
  (SELECT r.reason FROM deal_revisions r WHERE r.deal_id = d.id AND r.status = 'rejected' ORDER BY r.decided_at DESC LIMIT 1), '')`);

/** The note of a requested change of a revision is stored with the revision. */
export const ASKED = ofDeal(`, 'reason', coalesce(d.asked_note,
  (SELECT r.asked_note FROM deal_revisions r WHERE r.deal_id = d.id AND r.status = 'pending'), '')`);

export const ENDING = ofDeal(`, 'until', json_build_object('at', iso(d.end_date))`);
