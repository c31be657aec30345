/** A row if the approval `$2` pays a business for which the admin `$1` works, alone or in a payout run (rule Y7). */
export const OWN_PAYOUT_APPROVAL = `
  SELECT 1 FROM approval_facts a JOIN staff_roles s ON s.vendor_id = a.subject_id::int
    WHERE a.public_id = $2::uuid AND a.kind = 'payout' AND s.user_id = $1
  UNION ALL SELECT 1 FROM approval_facts a JOIN payout_runs r ON r.public_id = a.subject_id::uuid JOIN payout_run_lines l ON l.run_id = r.id
    JOIN staff_roles s ON s.vendor_id = l.vendor_id
    WHERE a.public_id = $2::uuid AND a.kind = 'payout-run' AND s.user_id = $1`;
