/** Address of another database of the test's PostgreSQL, for the account of the variable. */
export function urlOf(
  variable: 'TEST_SUPERUSER_URL' | 'TEST_OWNER_URL' | 'TEST_APP_URL',
  database: string,
): string {
  const url = new URL(process.env[variable] as string);
  url.pathname = `/${database}`;
  return url.href;
}
