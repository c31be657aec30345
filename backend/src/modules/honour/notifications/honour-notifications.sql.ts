const words = (en: string, ne: string): string => `json_build_object('en', '${en}', 'ne', '${ne}')`;

/** The words with the sum of an entry `e` of a case. */
const wordsWithSum = (en: string, ne: string): string =>
  `json_build_object('en', '${en}', 'ne', '${ne}', 'sum', e.amount)`;

const DEAL_AND_BUSINESS = `'deal', json_build_object('en', d.title, 'ne', d.title_ne), 'business', json_build_object('en', v.business_name, 'ne', v.name_ne)`;

const CASE_SOURCE = `honour_cases c JOIN deal_facts d ON d.id = c.deal_id JOIN vendor_cards v ON v.id = c.vendor_id JOIN person_names u ON u.id = c.user_id`;

const COMMON = `${DEAL_AND_BUSINESS}, 'number', 'D-' || c.id, 'due', CASE WHEN c.due_at IS NULL THEN '""'::json ELSE json_build_object('at', iso(c.due_at)) END`;

/** The question after a use; no row if it was answered meanwhile. $1 the pass. */
export const QUESTION_OF = `
  SELECT p.user_id AS "userId", d.id AS "dealId", json_build_object(${DEAL_AND_BUSINESS}) AS facts
  FROM pass_facts p JOIN deal_facts d ON d.id = p.deal_id JOIN vendor_cards v ON v.id = p.vendor_id
  WHERE p.public_id = $1 AND p.state = 'redeemed' AND p.honour_answer IS NULL AND p.honour_case IS NULL`;

const REASON = `CASE c.reason
  WHEN 'refused' THEN ${words('the code was refused', 'कोड मानिएन')}
  WHEN 'charged-more' THEN ${words('the price was higher than promised', 'भनेको भन्दा बढी पैसा लिइयो')}
  WHEN 'gave-less' THEN ${words('a part was missing', 'भनेको सबै दिइएन')}
  ELSE ${words('the deal was not available', 'अफर पाइएन')} END`;

/** $1 the case. */
export const OPENED = `
  SELECT v.user_id AS "userId", c.deal_id AS "dealId", json_build_object(${COMMON}, 'reason', ${REASON},
    'customer', CASE WHEN u.shown_name = '' THEN ${words('A customer', 'एक ग्राहक')} ELSE to_json(u.shown_name) END) AS facts
  FROM ${CASE_SOURCE} WHERE c.public_id = $1 AND c.closed_at IS NULL`;

const STEP = `CASE e.kind
  WHEN 'message' THEN ${words('A new message', 'नयाँ सन्देश')}
  WHEN 'offered' THEN CASE e.remedy WHEN 'again' THEN ${words('The business gives the deal again', 'व्यवसायले फेरि दिने भयो')}
    ELSE ${wordsWithSum('The business pays back Rs. {sum}', 'व्यवसायले रु. {sum} फिर्ता गर्ने भयो')} END
  WHEN 'disagreed' THEN ${words('The business does not agree', 'व्यवसाय सहमत छैन')}
  WHEN 'unanswered' THEN ${words('The business did not answer in time', 'व्यवसायले समयमा जवाफ दिएन')}
  WHEN 'suspended' THEN ${words('The business is suspended, an admin decides', 'व्यवसाय निलम्बनमा छ, निर्णय हामी गर्छौँ')}
  WHEN 'accepted' THEN ${words('The customer accepted the offer', 'ग्राहकले प्रस्ताव स्वीकार गर्नुभयो')}
  WHEN 'refused' THEN ${words('The customer refused the offer', 'ग्राहकले प्रस्ताव मान्नुभएन')}
  WHEN 'not-refused' THEN ${words('The offer counts as accepted', 'प्रस्ताव स्वीकार भएको मानियो')}
  WHEN 'withdrawn' THEN ${words('The customer withdrew the case', 'ग्राहकले गुनासो फिर्ता लिनुभयो')}
  WHEN 'decided' THEN CASE e.decided_for WHEN 'customer' THEN ${words('Decided for the customer', 'निर्णय ग्राहकको पक्षमा भयो')}
    ELSE ${words('Decided for the business', 'निर्णय व्यवसायको पक्षमा भयो')} END
  WHEN 'second-look' THEN ${words('Another admin looks at it again', 'अर्को प्रशासकले फेरि हेर्नुहुन्छ')}
  WHEN 'finished' THEN ${words('The decision is final', 'निर्णय अन्तिम भयो')}
  ELSE CASE e.remedy WHEN 'again' THEN ${words('The new code is ready', 'नयाँ कोड तयार छ')}
    ELSE ${wordsWithSum('Rs. {sum} are paid back', 'रु. {sum} फिर्ता भयो')} END END`;

const NEXT = `CASE c.due_by
  WHEN 'business' THEN ${words('the business answers', 'व्यवसायले जवाफ दिन्छ')}
  WHEN 'customer' THEN ${words('the customer accepts or refuses the offer', 'ग्राहकले प्रस्ताव मान्नुहुन्छ वा मान्नुहुन्न')}
  WHEN 'admin' THEN ${words('an admin decides', 'प्रशासकले निर्णय गर्नुहुन्छ')}
  ELSE ${words('the decision takes effect, unless a second look is requested', 'निर्णय लागू हुन्छ, दोस्रो पटक हेर्न नभनेमा')} END`;

const RECIPIENT = (side: string): string => `CASE ${side} WHEN 'customer' THEN c.user_id ELSE v.user_id END`;

/** Returns the kind too. $1 the case, $2 the entry, $3 the side. */
export const MOVED = `
  SELECT CASE WHEN c.due_at IS NULL THEN 'case-closed' ELSE 'case-moved' END AS kind, ${RECIPIENT('$3::text')} AS "userId",
    c.deal_id AS "dealId", json_build_object(${COMMON}, 'step', ${STEP}, 'next', ${NEXT}) AS facts
  FROM ${CASE_SOURCE} JOIN honour_case_entries e ON e.case_id = c.id AND e.id = $2::bigint WHERE c.public_id = $1 AND e.kind <> 'opened'`;

/** A reminder; no row if it was answered meanwhile. $1 the case, $2 the side. */
export const DUE = `
  SELECT ${RECIPIENT('$2::text')} AS "userId", c.deal_id AS "dealId", json_build_object(${COMMON}) AS facts
  FROM ${CASE_SOURCE} WHERE c.public_id = $1 AND c.due_by = $2::text`;

/** To the owner of a business without featuring. $1 the business, $2 the end. */
export const NOTED = `
  SELECT v.user_id AS "userId", NULL::int AS "dealId", json_build_object('business', json_build_object('en', v.business_name, 'ne', v.name_ne),
    'until', json_build_object('at', iso($2::timestamptz))) AS facts
  FROM vendor_cards v WHERE v.id = $1`;
