/** The same classes as those of the built backend, so that its container knows them. */
export const { DataSource } = await importBuilt('typeorm');
