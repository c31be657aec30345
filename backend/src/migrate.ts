import { readDatabaseUrls } from './config/database-urls.js';
import { migrate } from './database/migrate.js';

const { applicationUrl, ownerUrl } = readDatabaseUrls(process.env);
const ran = await migrate(ownerUrl, applicationUrl);
process.stdout.write(ran.length === 0 ? 'The database is up to date.\n' : `Migrated: ${ran.join(', ')}\n`);
