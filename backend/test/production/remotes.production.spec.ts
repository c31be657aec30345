describe('a shell in production', () => {
  it('takes the three remotes, which are signed with the key of this machine, and renders pages with them', async () => {
    const shell = process.env['SHELL_URL'] as string;
    const remotes = (await (await fetch(`${shell}/remotes.json`)).json()) as {
      name: string;
      entry: object;
      description: object;
    }[];
    expect(remotes.map(({ name }) => name)).toEqual(['storefront', 'vendor', 'admin']);
    for (const { entry, description } of remotes) {
      expect(description).toHaveProperty('menu');
      expect(entry).toEqual({
        url: expect.stringMatching(/\/remoteEntry\.\w+\.js$/),
        integrity: expect.stringMatching(/^sha256-/),
      });
    }
    const page = await fetch(shell);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
  });
});
