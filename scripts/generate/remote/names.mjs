const capital = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * Returns the forms of a remote's name: `vouchers` has the folder `vouchers-mfe`, the component VouchersPage and the title
 * Vouchers. The federation uses the name as a variable, so it is one word.
 * @throws Error if the name is invalid or taken
 */
export function namesOf(name, remotes) {
  if (!/^[a-z]{1,30}$/.test(name ?? ''))
    throw new Error('Name the remote with one word in lower case, as in: npm run new:remote -- vouchers');
  if (remotes.some((remote) => remote.name === name)) throw new Error(`There is a remote ${name} already.`);
  return {
    name,
    title: capital(name),
    Variable: capital(name),
    variable: name,
    port: Math.max(...remotes.map(({ port }) => port)) + 1,
  };
}
