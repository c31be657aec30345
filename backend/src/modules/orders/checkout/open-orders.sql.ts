import { IS_PAID_FOR } from './order-rows.sql.js';

export const PAID_FOR = `SELECT o.id AS "rowId" FROM orders o WHERE o.id = ANY($1) AND ${IS_PAID_FOR}`;
