/** The same classes as in the built backend, so that its container recognizes them. */
export const { DataSource } = await importBuilt('typeorm');
