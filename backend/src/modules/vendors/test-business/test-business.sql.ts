/** A row if the user is the customer of a test business. $1 user. */
export const IS_TEST_CUSTOMER = `SELECT FROM vendors WHERE test_customer_id = $1`;

export const TEST_BUSINESS = `
  SELECT id, user_id AS "ownerId", test_customer_id AS "customerId" FROM vendors WHERE test_customer_id IS NOT NULL ORDER BY id LIMIT 1`;

/**
 * The test business. It is suspended, so that every list, page and figure leaves it out, and stays so (`vendors_tested_while_suspended`).
 * $1 owner, $2 test customer.
 */
export const INSERT_TEST_BUSINESS = `
  WITH made AS (
    INSERT INTO vendors (user_id, slug, business_name, name_ne, category, description, status, status_reason, test_customer_id)
    SELECT $1, 'live-check-' || $1::int, 'Live check', 'साइट परीक्षण', name, 'Test business of npm run check:live. It is shown nowhere.', 'suspended',
      'Test business of check:live, which stays suspended', $2
    FROM category_names WHERE is_active ORDER BY position, id LIMIT 1
    RETURNING id
  ), staff AS (
    INSERT INTO staff_members (user_id, vendor_id, role) SELECT $1, id, 'owner' FROM made
  )
  SELECT id, audit_log_write('vendor.test-created', 'vendor', id::text) AS entry FROM made`;
