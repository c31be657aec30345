const capital = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * How a remote is called where: `vouchers` has the folder `vouchers-mfe`, the component VouchersPage and the title Vouchers. The
 * federation makes a variable of the name, so it is one word.
 * @throws Error when the name is none, or taken
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
