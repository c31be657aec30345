/**
 * SQL condition: the subject belongs to the admin (rule Y7).
 * @param statement `$1` is the admin, `$2` the subject; returns a row if the subject belongs to the admin
 * @param subjectId SQL expression of the subject's id in the surrounding statement
 */
export const ownCondition = (statement: string, adminId: number, subjectId: string): string =>
  `(SELECT EXISTS (${statement.replaceAll('$1', String(Math.trunc(adminId))).replaceAll('$2', 'decided.id')})
    FROM (SELECT ${subjectId} AS id) AS decided)`;
