/**
 * Removes the slots of live passes that lie outside of the deal's limit, so that no two rows collide while
 * numbers change. $1 deal.
 * @returns owners of these passes
 */
export const CLEAR = `
  UPDATE passes p SET slot = NULL FROM deal_facts d
  WHERE d.id = $1 AND p.deal_id = d.id AND p.source <> 'honour' AND p.state IN ('issued', 'redeemed') AND d.redemption_limit IS NOT NULL
    AND EXISTS (SELECT 1 FROM passes other WHERE other.user_id = p.user_id AND other.deal_id = d.id
      AND other.source <> 'honour' AND other.state IN ('issued', 'redeemed') AND (other.slot IS NULL OR other.slot > d.redemption_limit))
  RETURNING p.user_id AS "userId"`;

/** Numbers live passes from 1, the oldest first. $1 deal, $2 customers. */
export const NUMBER = `
  UPDATE passes SET slot = numbered.n FROM (
    SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY id) AS n FROM passes
    WHERE deal_id = $1 AND user_id = ANY($2) AND source <> 'honour' AND state IN ('issued', 'redeemed')
  ) AS numbered WHERE passes.id = numbered.id`;
